// Reading words.
#include "services/hand_script/words.h"

#include <charconv>

#include "domain/cards/card_text.h"
#include "domain/core/quoted.h"

namespace lammer::hand_script {
namespace {

std::optional<int> to_number(std::string_view word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return value;
}

}  // namespace

Words::Words(std::string_view line) : line_(line.substr(0, line.find('#'))) {
  std::string word;
  const auto finish = [&] {
    if (!word.empty()) words_.push_back(word);
    word.clear();
  };
  const auto digit_at = [&](std::size_t at) { return at < line_.size() && line_[at] >= '0' && line_[at] <= '9'; };
  for (std::size_t i = 0; i < line_.size(); ++i) {
    const char c = line_[i];
    // A comma between digits belongs to an amount; elsewhere it separates.
    const bool separates = c == ',' && !(i > 0 && digit_at(i - 1) && digit_at(i + 1));
    if (c == ' ' || c == '\t' || c == '\r' || separates)
      finish();
    else
      word += c;
  }
  finish();
}

bool Words::accept(std::string_view word) {
  if (empty() || peek() != word) return false;
  ++next_;
  return true;
}

std::string Words::rest() {
  std::string text;
  while (!empty()) text += (text.empty() ? "" : " ") + std::string(take());
  return text;
}

std::string_view Words::written_after(std::string_view word) const {
  const std::string_view line = line_;
  auto text = line.substr(line.find(word) + word.size());
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('\r')) text.remove_suffix(1);
  return text;
}

Refusal Words::not_understood(std::string_view wanted) const {
  const auto found = empty() ? std::string("the line ends") : quoted(peek()) + " stands";
  return {"script.not_understood", found + " where " + std::string(wanted) + " should", std::nullopt};
}

Expected<int> Words::number(std::string_view what) {
  const auto value = to_number(peek());
  if (!value) return tl::unexpected(not_understood(what));
  ++next_;
  return *value;
}

Expected<SeatNo> Words::seat() {
  const auto value = to_number(peek());
  if (!value || *value < 1 || *value > poker::seats_max) return tl::unexpected(not_understood("a seat from 1 to 10"));
  ++next_;
  return SeatNo(static_cast<std::uint8_t>(*value));
}

Expected<Money> Words::money() {
  const auto text = std::string(peek());
  auto value = Money::parse(text.starts_with('$') ? text : "$" + text);
  if (!value) return tl::unexpected(not_understood("an amount"));
  ++next_;
  return value;
}

poker::SeatSet Words::seats() {
  poker::SeatSet seats;
  while (const auto value = to_number(peek())) {
    if (*value < 1 || *value > poker::seats_max) break;
    seats.add(SeatNo(static_cast<std::uint8_t>(*value)));
    ++next_;
  }
  return seats;
}

bool Words::at_card() const {
  return !empty() && (peek() == "??" || cards::parse_card(peek()).has_value());
}

Expected<std::vector<poker::MaybeCard>> Words::cards() {
  std::vector<poker::MaybeCard> cards;
  while (at_card()) {
    const auto word = take();
    cards.push_back(word == "??" ? poker::MaybeCard() : poker::MaybeCard(*cards::parse_card(word)));
  }
  return cards;
}

}  // namespace lammer::hand_script
