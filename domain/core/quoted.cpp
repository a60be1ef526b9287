// Escapes by byte: text that is not even UTF-8 can be shown as well.
#include "domain/core/quoted.h"

namespace lammer {

std::string printable(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string shown;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      shown += '\\';
      shown += c;
    } else if (byte >= 0x20 && byte < 0x7f) {
      shown += c;
    } else {
      shown += "\\x";
      shown += digits[byte >> 4];
      shown += digits[byte & 15];
    }
  }
  return shown;
}

std::string quoted(std::string_view text) {
  return '"' + printable(text.substr(0, 40)) + (text.size() > 40 ? "...\"" : "\"");
}

}  // namespace lammer
