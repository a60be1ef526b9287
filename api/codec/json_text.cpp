// The tree is built from the parser's events, because the library's own builder keeps the last of two equal keys.
#include "api/codec/json_text.h"

#include <array>
#include <charconv>
#include <vector>

#include "domain/core/bug.h"
#include "domain/core/quoted.h"

namespace lammer::codec {
namespace {

Refusal refusal(std::string_view code, std::string sentence) {
  return {code, std::move(sentence), std::nullopt};
}

std::string shown(std::string_view key) {
  return key.empty() ? "\"\"" : printable(key.substr(0, 40));
}

class StrictBuilder final : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return put(nullptr); }
  bool boolean(bool value) override { return put(value); }
  bool number_integer(number_integer_t value) override { return put(value); }
  bool number_unsigned(number_unsigned_t value) override { return put(value); }
  bool number_float(number_float_t value, const string_t&) override { return put(value); }
  bool string(string_t& value) override { return put(std::move(value)); }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    const bool twice = open_.back()->contains(name);
    keys_.back() = std::move(name);
    if (twice) wrong_ = refusal("json.field", path() + " stands twice");
    return !twice;
  }

  bool parse_error(std::size_t byte, const std::string&, const nlohmann::detail::exception&) override {
    wrong_ = refusal("json.malformed", "this is not JSON (byte " + std::to_string(byte) + ")");
    return false;
  }

  Expected<Json> result() && {
    if (wrong_) return tl::unexpected(*std::move(wrong_));
    return std::move(root_);
  }

 private:
  // The keys down to here; places within arrays are not counted.
  std::string path() const {
    std::string text;
    for (const auto& key : keys_)
      if (!key.empty()) text.append(text.empty() ? "" : ".").append(shown(key));
    return text.empty() ? "the document" : text;
  }

  template <class Value>
  Json* add(Value&& value) {
    if (open_.empty()) return &(root_ = std::forward<Value>(value));
    auto& into = *open_.back();
    if (into.is_array()) return &into.emplace_back(std::forward<Value>(value));
    return &(into[keys_.back()] = std::forward<Value>(value));
  }

  template <class Value>
  bool put(Value&& value) {
    add(std::forward<Value>(value));
    return true;
  }

  bool open(Json container) {
    if (open_.size() == depth_max) {
      wrong_ = refusal("json.field", path() + " is nested too deep (at most " + std::to_string(depth_max) + ")");
      return false;
    }
    auto* const added = add(std::move(container));
    open_.push_back(added);
    keys_.emplace_back();
    return true;
  }

  bool close() {
    open_.pop_back();
    keys_.pop_back();
    return true;
  }

  Json root_;
  std::vector<Json*> open_;        // only the innermost grows, so the others stay where they are
  std::vector<std::string> keys_;  // the key last met in each of them
  std::optional<Refusal> wrong_;
};

// The byte after the UTF-8 character that begins at `at`; zero if there is none.
std::size_t after_character(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  const auto first = byte(at);
  if (first < 0x80) return at + 1;
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(at + i) & 0xc0U) != 0x80) return 0;
  const auto second = byte(at + 1);
  const bool overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
  const bool surrogate = first == 0xed && second > 0x9f;
  const bool beyond = first == 0xf4 && second > 0x8f;
  return overlong || surrogate || beyond ? 0 : at + length;
}

void write_escaped(std::string& out, char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  constexpr std::string_view letters = "btnvfr";  // from 0x08; 0x0b has no letter in JSON
  if (c == '"' || c == '\\') {
    out += {'\\', c};
  } else if (c >= 0x08 && c <= 0x0d && c != 0x0b) {
    out += {'\\', letters[static_cast<std::size_t>(c - 0x08)]};
  } else {
    out += "\\u00";
    out += {digits[static_cast<unsigned char>(c) >> 4U], digits[static_cast<unsigned char>(c) & 15U]};
  }
}

}  // namespace

std::string Place::text() const {
  if (above_ == nullptr) return "the document";
  auto text = above_->above_ == nullptr ? std::string() : above_->text();
  if (index_) return text + '[' + std::to_string(*index_) + ']';
  if (!text.empty()) text += '.';
  return text + shown(key_);
}

tl::unexpected<Refusal> Place::wrong(const std::string& sentence_after_place) const {
  return tl::unexpected(refusal("json.field", text() + ' ' + sentence_after_place));
}

tl::unexpected<Refusal> Place::should_be(const std::string& wanted) const {
  return wrong("should be " + wanted);
}

Expected<Json> parse(std::string_view text, std::size_t bytes_max) {
  if (text.size() > bytes_max)
    return tl::unexpected(
        refusal("json.too_large", "the document has more than " + std::to_string(bytes_max) + " bytes"));
  StrictBuilder builder;
  Json::sax_parse(text, &builder);
  return std::move(builder).result();
}

void write_number(std::string& out, std::int64_t number) {
  insist(number >= -number_most && number <= number_most, "a number in JSON is exact in every reader");
  std::array<char, 20> digits{};
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  out.append(digits.data(), end);
}

void write_string(std::string& out, std::string_view text) {
  out += '"';
  for (std::size_t at = 0; at < text.size();) {
    const auto next = after_character(text, at);
    insist(next != 0, "a text in the record is UTF-8");
    const char c = text[at];
    if (c == '"' || c == '\\' || (c >= 0 && c < 0x20))
      write_escaped(out, c);
    else
      out += text.substr(at, next - at);
    at = next;
  }
  out += '"';
}

void write_word(std::string& out, std::string_view word) {
  out += '"';
  out += word;
  out += '"';
}

}  // namespace lammer::codec
