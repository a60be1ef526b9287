// Two letters a card.
#include "services/exports/phh/maybe_card.h"

#include "domain/cards/card_set.h"
#include "domain/cards/card_text.h"
#include "domain/core/quoted.h"

namespace lammer::phh {
namespace {

constexpr std::string_view unseen = "??";

tl::unexpected<Refusal> refused(std::string sentence) {
  return tl::make_unexpected(Refusal{"phh.cards", std::move(sentence), {}});
}

}  // namespace

Expected<MaybeCards> parse_maybe_cards(std::string_view text) {
  MaybeCards cards;
  cards::CardSet seen;
  for (; !text.empty(); text.remove_prefix(2)) {
    const auto word = text.substr(0, 2);
    if (word.size() < 2) return refused(quoted(word) + " is half a card: a card has two letters");
    if (word == unseen) {
      cards.emplace_back();
      continue;
    }
    const auto card = cards::parse_card(word);
    if (!card) return refused(card.error().sentence);
    if (card->is_joker()) return refused(quoted(word) + " is not a card: PHH knows no joker");
    if (seen.contains(*card)) return refused(quoted(word) + " stands twice");
    seen.add(*card);
    cards.emplace_back(*card);
  }
  return cards;
}

std::string text(const MaybeCards& cards) {
  std::string joined;
  for (const auto& card : cards) joined += card ? cards::text(*card) : std::string(unseen);
  return joined;
}

}  // namespace lammer::phh
