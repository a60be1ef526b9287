// JSON as text: read strictly, written canonically. Reading refuses what is not JSON, a key that stands twice, nesting
// and size beyond the limits; the refusal names the place. Canonical text has its keys in the order of their bytes, no
// white space, whole numbers only and one way to escape a string, so that one value has one text.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "domain/core/refusal.h"

namespace lammer::codec {

using Json = nlohmann::json;

inline constexpr std::size_t command_bytes_max = 64UL * 1024;
inline constexpr std::size_t event_bytes_max = 256UL * 1024;
inline constexpr std::size_t depth_max = 16;
// Up to here every reader of JSON, a browser too, has whole numbers exactly.
inline constexpr std::int64_t number_most = (std::int64_t{1} << 53) - 1;

// Where in a document: "placed.first_cents", "shares[2].winners". Lives as long as the reading of that part.
class Place {
 public:
  Place() = default;
  Place in(std::string_view key) const { return Place(this, key, std::nullopt); }
  Place at(std::size_t index) const { return Place(this, {}, index); }

  std::string text() const;
  // "placed.first_cents should be a whole number from 0 to 100"
  tl::unexpected<Refusal> should_be(const std::string& wanted) const;
  tl::unexpected<Refusal> wrong(const std::string& sentence_after_place) const;

 private:
  Place(const Place* above, std::string_view key, std::optional<std::size_t> index)
      : above_(above), key_(key), index_(index) {}

  const Place* above_ = nullptr;
  std::string_view key_;
  std::optional<std::size_t> index_;
};

Expected<Json> parse(std::string_view text, std::size_t bytes_max);

void write_number(std::string& out, std::int64_t number);
// The text is UTF-8; anything else is a bug, because nobody could read it back.
void write_string(std::string& out, std::string_view text);
// A key or a word of ours: nothing in it to escape.
void write_word(std::string& out, std::string_view word);

}  // namespace lammer::codec
