// Reading cards. Positions count characters from 1, as people do.
#include "domain/cards/card_text.h"

#include <utility>

#include "domain/cards/card_set.h"
#include "domain/core/quoted.h"

namespace lammer::cards {
namespace {

tl::unexpected<Refusal> refused(std::string_view code, std::string sentence,
                                std::optional<Clause> clause = std::nullopt) {
  return tl::make_unexpected(Refusal{code, std::move(sentence), clause});
}

std::string at_character(std::size_t offset) {
  return " (character " + std::to_string(offset + 1) + ")";
}

tl::unexpected<Refusal> no_card(std::string_view word, std::string_view code, const std::string& why, std::size_t at,
                                std::optional<Clause> clause = std::nullopt) {
  return refused(code, quoted(word) + " is not a card: " + why + at_character(at), clause);
}

// What stands behind the two letters of a card.
tl::unexpected<Refusal> more_than_a_card(std::string_view word, std::size_t offset) {
  const auto* problem =
      word.find(' ') == std::string_view::npos ? "one space stands between cards" : "it is more than one";
  return no_card(word, "cards.malformed", problem, offset + 2);
}

Expected<Card> read_joker(std::string_view word, std::size_t offset) {
  if (word.size() == 2) return first_joker;
  if (word.size() > 3 || word[2] == ' ') return more_than_a_card(word, offset);
  if (suit_letters.find(word[2]) != std::string_view::npos)
    return no_card(word, "cards.joker_suit", "a joker has no suit", offset + 2, Clause("DDP-01.B.7"));
  return no_card(word, "cards.malformed", "a joker is written Jk, whichever of the two it is", offset + 2);
}

Expected<Card> read_card(std::string_view word, std::size_t offset) {
  if (word.starts_with("Jk")) return read_joker(word, offset);
  const auto rank = word.empty() ? std::string_view::npos : rank_letters.find(word[0]);
  if (rank == std::string_view::npos)
    return no_card(word, "cards.unknown_rank", "the rank is one of A K Q J T 9 8 7 6 5 4 3 2", offset);
  const auto suit = word.size() < 2 ? std::string_view::npos : suit_letters.find(word[1]);
  if (suit == std::string_view::npos)
    return no_card(word, "cards.unknown_suit", "the suit is one of s h d c", offset + 1);
  if (word.size() > 2) return more_than_a_card(word, offset);
  return Card(rank_at(static_cast<int>(rank)), static_cast<Suit>(suit));
}

}  // namespace

Expected<Card> parse_card(std::string_view text) {
  return read_card(text, 0);
}

Expected<std::vector<Card>> parse_cards(std::string_view text) {
  std::vector<Card> cards;
  CardSet seen;
  for (std::size_t at = 0; at < text.size();) {
    const auto word = text.substr(at, text.find(' ', at) - at);
    auto card = read_card(word, at);
    if (!card) return tl::make_unexpected(std::move(card.error()));
    if (*card == first_joker && seen.contains(first_joker)) card = second_joker;
    if (seen.contains(*card)) return refused("cards.duplicate", quoted(word) + " stands twice" + at_character(at));
    seen.add(*card);
    cards.push_back(*card);
    at += word.size();
    if (at == text.size()) break;
    if (++at == text.size())
      return refused("cards.malformed", quoted(text) + " ends with a space" + at_character(at - 1));
  }
  return cards;
}

std::string text(std::span<const Card> cards) {
  std::string joined;
  for (const auto card : cards) {
    if (!joined.empty()) joined += ' ';
    joined += text(card);
  }
  return joined;
}

}  // namespace lammer::cards
