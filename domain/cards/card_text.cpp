// Reading cards. Positions count characters from 1, as people do.
#include "domain/cards/card_text.h"

#include <utility>

#include "domain/core/quoted.h"

namespace lammer::cards {
namespace {

constexpr std::string_view kRankLetters = "23456789TJQKA";
constexpr std::string_view kSuitLetters = "cdhs";

tl::unexpected<Refusal> refused(std::string_view code, std::string sentence,
                                std::optional<Clause> clause = std::nullopt) {
  return tl::make_unexpected(Refusal{code, std::move(sentence), clause});
}

std::string at_character(std::size_t offset) {
  return " (character " + std::to_string(offset + 1) + ")";
}

Expected<Card> read_card(std::string_view word, std::size_t offset) {
  if (word.starts_with("Jk")) {
    if (word.size() == 2) return first_joker;
    return refused("cards.joker_suit", quoted(word) + " is not a card: a joker has no suit" + at_character(offset + 2),
                   Clause("DDP-01.B.7"));
  }
  const auto rank = word.empty() ? std::string_view::npos : kRankLetters.find(word[0]);
  if (rank == std::string_view::npos)
    return refused("cards.unknown_rank", quoted(word) + " is not a card: the rank is one of A K Q J T 9 8 7 6 5 4 3 2" +
                                             at_character(offset));
  const auto suit = word.size() < 2 ? std::string_view::npos : kSuitLetters.find(word[1]);
  if (suit == std::string_view::npos)
    return refused("cards.unknown_suit",
                   quoted(word) + " is not a card: the suit is one of s h d c" + at_character(offset + 1));
  if (word.size() > 2) {
    const auto* problem =
        word.find(' ') == std::string_view::npos ? "one space stands between cards" : "it is more than one";
    return refused("cards.malformed", quoted(word) + " is not a card: " + problem + at_character(offset + 2));
  }
  return Card(rank_at(static_cast<int>(rank)), static_cast<Suit>(suit));
}

std::string count_of_cards(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " card" : " cards");
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

Expected<CardSet> checked_hand(std::span<const Card> cards, const HandShape& shape) {
  CardSet hand;
  for (std::size_t at = 0; at < cards.size(); ++at) {
    auto card = cards[at];
    if (card == first_joker && hand.contains(first_joker) && shape.deck.contains(second_joker)) card = second_joker;
    const auto place = text(card) + " (card " + std::to_string(at + 1) + " of " + std::to_string(cards.size()) + ")";
    if (hand.contains(card)) return refused("cards.duplicate", place + " stands twice in " + std::string(shape.called));
    if (card.is_joker() && !shape.deck.contains(card))
      return refused("cards.joker_not_allowed", place + ": this game is played without jokers");
    if (!shape.deck.contains(card)) return refused("cards.not_in_deck", place + " is not in the deck of this game");
    hand.add(card);
  }
  const auto wanted = shape.fewest == shape.most ? std::to_string(shape.fewest)
                                                 : std::to_string(shape.fewest) + " to " + std::to_string(shape.most);
  const auto held = count_of_cards(cards.size()) + (cards.empty() ? "" : ", " + text(cards)) + ": " +
                    std::string(shape.called) + " has " + wanted;
  if (hand.count() < shape.fewest) return refused("cards.too_few", held);
  if (hand.count() > shape.most) return refused("cards.too_many", held);
  return hand;
}

}  // namespace lammer::cards
