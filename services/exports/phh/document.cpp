// Positions in toml++ count lines and code points from 1.
#include "services/exports/phh/document.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "domain/core/quoted.h"

namespace lammer::phh {
namespace {

tl::unexpected<Refusal> refused(std::size_t line, std::string_view problem) {
  return tl::make_unexpected(
      Refusal{"phh.syntax", "line " + std::to_string(line) + ": " + printable(problem.substr(0, 300)), {}});
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t at = 0; at <= text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

// The bytes before the code point at `column`.
std::size_t offset_of(std::string_view line, std::size_t column) {
  std::size_t offset = 0;
  for (; column > 1 && offset < line.size(); --column) do {
      ++offset;
    } while (offset < line.size() && (static_cast<unsigned char>(line[offset]) & 0xC0) == 0x80);
  return offset;
}

// Where a string that begins at `at` ends: just behind its closing marks, or at the end of a text that does not close
// it.
std::size_t end_of_string(std::string_view text, std::size_t at) {
  const char mark = text[at];
  const std::string triple(3, mark);
  const bool several_lines = text.substr(at).starts_with(triple);
  for (at += several_lines ? 3 : 1; at < text.size(); ++at) {
    if (text[at] == '\\' && mark == '"') {
      ++at;
    } else if (several_lines && text.substr(at).starts_with(triple)) {
      // Up to two marks of its own may stand before the closing three.
      const auto end = std::min(text.find_first_not_of(mark, at), text.size());
      return std::min(end, at + 5);
    } else if (!several_lines && (text[at] == mark || text[at] == '\n')) {
      return at + 1;
    }
  }
  return text.size();
}

// toml++ makes a nested table for every dot of a key and takes them apart recursively: a key of a hundred thousand dots
// overflows the stack. No line of a hand needs many dots outside of strings and comments. The answer is the line.
std::optional<std::size_t> line_with_too_many_dots(std::string_view text) {
  constexpr int dots_max = 64;
  int dots = 0;
  for (std::size_t at = 0; at < text.size();) {
    switch (text[at]) {
      case '"':
      case '\'':
        at = end_of_string(text, at);
        continue;
      case '#':
        at = std::min(text.find('\n', at), text.size());
        continue;
      case '\n':
        dots = 0;
        break;
      case '.':
        if (++dots > dots_max)
          return static_cast<std::size_t>(
                     std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')) +
                 1;
        break;
      default:
        break;
    }
    ++at;
  }
  return std::nullopt;
}

}  // namespace

Document::Document(std::string_view text, toml::table root) : root_(std::move(root)), lines_(lines_of(text)) {}

Expected<Document> Document::parse(std::string_view text) {
  if (const auto line = line_with_too_many_dots(text))
    return refused(*line, "it has more dots than a line of a hand can have");
  auto parsed = toml::parse(text);
  if (!parsed) return refused(parsed.error().source().begin.line, parsed.error().description());
  return Document(text, std::move(parsed).table());
}

std::string_view Document::written(const toml::node& value) const {
  const auto& source = value.source();
  if (source.begin.line == 0 || source.begin.line > lines_.size() || source.begin.line != source.end.line) return {};
  const auto line = lines_[source.begin.line - 1];
  const auto from = offset_of(line, source.begin.column);
  return line.substr(from, offset_of(line, source.end.column) - from);
}

}  // namespace lammer::phh
