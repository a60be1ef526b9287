// Character by character: what is on a badge is short and plain.
#include "domain/identity/licence.h"

#include <algorithm>

#include "domain/core/quoted.h"

namespace lammer::identity {
namespace {

constexpr std::size_t licence_bytes_min = 2;
constexpr std::size_t licence_bytes_max = 20;
constexpr std::size_t name_bytes_max = 80;

}  // namespace

Expected<LicenceNo> read_licence(std::string_view text) {
  std::string licence;
  bool good = text.size() >= licence_bytes_min && text.size() <= licence_bytes_max;
  char before = '-';
  for (const char c : text) {
    const char capital = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    const bool plain = (capital >= 'A' && capital <= 'Z') || (capital >= '0' && capital <= '9');
    good = good && (plain || (capital == '-' && before != '-'));
    before = capital;
    licence += capital;
  }
  if (!good || before == '-')
    return tl::unexpected(Refusal{"licence.invalid",
                                  quoted(text) +
                                      " is not a licence number: it has 2 to 20 letters and digits, with single "
                                      "hyphens between them, such as D-201.",
                                  {}});
  return LicenceNo(std::move(licence));
}

Expected<void> check_name(std::string_view name) {
  const bool control = std::ranges::any_of(name, [](unsigned char c) { return c < 0x20 || c == 0x7f; });
  if (name.empty() || name.size() > name_bytes_max || control || name.front() == ' ' || name.back() == ' ')
    return tl::unexpected(
        Refusal{"name.invalid", "A name has 1 to 80 bytes, no control characters and no space at its ends.", {}});
  return {};
}

}  // namespace lammer::identity
