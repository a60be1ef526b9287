// What handlers ask of a request: its JSON body, a page of a list, an id in its path. Each has one way to be refused.
#pragma once
#include <optional>
#include <string>

#include "api/codec/body.h"
#include "api/codec/identity_json.h"
#include "api/http/problem.h"
#include "api/http/responses.h"
#include "api/http/routes.h"
#include "api/http/work.h"
#include "services/identity/tokens.h"

namespace lammer::api {

// Nothing if the body says that it is JSON. A form of another site cannot say so, which keeps its hands off our
// cookies.
inline drogon::HttpResponsePtr refusal_of_content_type(const drogon::HttpRequestPtr& request) {
  const auto& type = request->getHeader("content-type");
  if (type.substr(0, type.find(';')) == "application/json") return nullptr;
  return problem(request, drogon::k415UnsupportedMediaType, "body.type", "The body is sent as application/json.");
}

// "cookie" (the default) or "body".
bool wants_body(Body& body);

// ?after=ID&limit=N; refused if either is not one.
tl::expected<services::Page, BodyError> page_of(const drogon::HttpRequestPtr& request);

// {"items": [...], "next": "..."}: `next` is there while there may be more.
template <class Rows, class Encode>
Json list_json(const Rows& rows, const services::Page& page, const Encode& encode) {
  Json json{{"items", Json::array()}};
  for (const auto& row : rows) json["items"].push_back(encode(row));
  if (rows.size() == page.most) json["next"] = rows.back().id;
  return json;
}

// Work whose result is a refusal or what `encode` makes an answer of.
template <class Work, class Encode>
void answer_from(Node& node, services::Identity::Line line, const Call& call, const Answer& answer, Work work,
                 Encode encode) {
  on_worker(node, line, call.request, answer,
            [request = call.request, answer, work = std::move(work), encode = std::move(encode)](services::Desk& desk) {
              const auto result = work(desk);
              if (!result) return answer(problem(request, result.error()));
              if constexpr (std::is_void_v<typename decltype(result)::value_type>)
                answer(encode());
              else
                answer(encode(*result));
            });
}

inline drogon::HttpResponsePtr no_content() {
  return drogon::HttpResponse::newHttpResponse(drogon::k204NoContent, drogon::CT_NONE);
}

}  // namespace lammer::api
