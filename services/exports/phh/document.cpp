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
  const auto begins_code_point = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
  std::size_t passed = 0;
  const auto found = std::ranges::find_if(line, [&](char c) { return begins_code_point(c) && ++passed == column; });
  return static_cast<std::size_t>(found - line.begin());
}

bool is_mark(char c) {
  return c == '"' || c == '\'';
}

// A string between three marks may have several lines.
bool has_triple_marks(std::string_view text) {
  return text.starts_with("\"\"\"") || text.starts_with("'''");
}

// Where a string that begins at `at` ends: just behind its closing marks, or at the end of a text that does not close
// it.
std::size_t end_of_string(std::string_view text, std::size_t at) {
  const char mark = text[at];
  const std::string triple(3, mark);
  const bool several_lines = has_triple_marks(text.substr(at));
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

bool is_ascii(char c) {
  return static_cast<unsigned char>(c) < 0x80;
}

struct Flaw {
  std::size_t line;
  std::string_view what;
};

// What toml++ 3.3 does not survive, found before it is asked:
//  - It makes a nested table for every dot of a key and takes them apart recursively: a key of a hundred thousand dots
//    overflows the stack. No line of a hand needs many dots outside of strings and comments.
//  - Where it looks for space, some letters that are not ASCII are undefined behaviour, and in a string between three
//    marks it looks for space. (Everywhere else trial() answers for it.)
std::optional<Flaw> find_flaw(std::string_view text) {
  constexpr int dots_max = 64;
  std::size_t line = 1;
  int dots = 0;
  for (std::size_t at = 0; at < text.size();) {
    auto next = at + 1;
    const char c = text[at];
    if (is_mark(c)) next = end_of_string(text, at);
    if (c == '#') next = std::min(text.find('\n', at), text.size());
    if (c == '\n') dots = 0;
    if (c == '.' && ++dots > dots_max) return Flaw{line, "it has more dots than a line of a hand can have"};
    const auto passed = text.substr(at, next - at);
    if (has_triple_marks(passed) && !std::ranges::all_of(passed, is_ascii))
      return Flaw{line, "a string between three marks has letters that are not ASCII"};
    line += static_cast<std::size_t>(std::ranges::count(passed, '\n'));
    at = next;
  }
  return std::nullopt;
}

// The text with every byte that is not ASCII exchanged for one that may stand in strings and comments only. If this is
// TOML, so is the text, and toml++ meets such letters only where it does not look for space.
std::string trial(std::string_view text) {
  std::string ascii(text);
  std::ranges::replace_if(ascii, [](char c) { return !is_ascii(c); }, '!');
  return ascii;
}

tl::unexpected<Refusal> refused(const toml::parse_error& error) {
  return refused(error.source().begin.line, error.description());
}

}  // namespace

Document::Document(std::string_view text, toml::table root) : root_(std::move(root)), lines_(lines_of(text)) {}

Expected<Document> Document::parse(std::string_view text) {
  if (constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF"; text.starts_with(byte_order_mark))
    text.remove_prefix(byte_order_mark.size());
  if (const auto flaw = find_flaw(text)) return refused(flaw->line, flaw->what);
  if (!std::ranges::all_of(text, is_ascii))
    if (const auto tried = toml::parse(trial(text)); !tried) return refused(tried.error());
  auto parsed = toml::parse(text);
  if (!parsed) return refused(parsed.error());
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
