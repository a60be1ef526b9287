// The small refusals.
#include "api/http/requests.h"

#include <charconv>

namespace lammer::api {
namespace {

constexpr std::size_t page_max = 200;

}  // namespace

bool wants_body(Body& body) {
  const auto deliver = body.maybe_text("deliver", 10).value_or("cookie");
  if (deliver != "cookie" && deliver != "body") body.refuse("deliver", "This field is cookie or body.");
  return deliver == "body";
}

tl::expected<services::Page, BodyError> page_of(const drogon::HttpRequestPtr& request) {
  services::Page page{request->getParameter("after"), 50};
  if (!page.after.empty() && !services::is_id(page.after))
    return tl::unexpected(BodyError{"This is the id of the last item of the page before.", "after"});
  if (const auto& limit = request->getParameter("limit"); !limit.empty()) {
    const auto* end = limit.data() + limit.size();
    const auto [stopped, error] = std::from_chars(limit.data(), end, page.most);
    if (error != std::errc() || stopped != end || page.most < 1 || page.most > page_max)
      return tl::unexpected(BodyError{"This is a whole number from 1 to 200.", "limit"});
  }
  return page;
}

}  // namespace lammer::api
