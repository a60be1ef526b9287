// Draws: discards and their replacements, one player at a time, and what is shuffled up when the deck runs out.
#include <algorithm>

#include "domain/poker/steps/play.h"

namespace lammer::poker {
namespace {

// What may be shuffled up for `drawing` (POKER-13.G.3, 20.H.3, 21.D.8). Its own discards of this draw are not in the
// pile yet; those of earlier draws stay out if draw.never_return_own says so.
DiscardPile pool_for(const Play& play, std::optional<SeatNo> drawing) {
  auto pool = play.hand().discards;
  if (drawing && play.rules().draw.never_return_own) {
    const auto& own = play.hand().own_discards[*drawing];
    pool.count = static_cast<std::uint8_t>(pool.count - own.count);
    pool.known = pool.known - own.known;
  }
  return pool;
}

// Burns stay out unless the operator says otherwise (POKER-07.F.3+games).
std::uint8_t burns_to_shuffle(const Play& play) {
  return play.rules().draw.burns_in_reshuffle ? play.hand().burns : std::uint8_t{0};
}

cards::CardSet known_of(const FewCards& cards) {
  cards::CardSet known;
  for (const auto& card : cards)
    if (card) known.add(*card);
  return known;
}

Step check_discards(const Play& play, const Draw& command) {
  const auto& own = play.hand().own[command.seat];
  auto unknown = static_cast<std::size_t>(std::ranges::count(own, MaybeCard{}));
  cards::CardSet thrown;
  for (const auto& card : command.discards) {
    if (card && thrown.contains(*card))
      return refused("card.twice", "the " + cards::name(*card) + " is named twice", "POKER-01.B.11");
    if (card) thrown.add(*card);
    if (card && std::ranges::find(own, card) != own.end()) continue;
    if (card) {
      if (auto checked = check_card(play, card); !checked)
        return refused("draw.not_held", at_seat_start(command.seat) + " does not hold the " + cards::name(*card),
                       "POKER-01.B.11");
    }
    if (unknown == 0)
      return refused("draw.not_held",
                     card ? at_seat_start(command.seat) + " does not hold the " + cards::name(*card)
                          : std::string("name the cards thrown away"),
                     "POKER-01.B.11");
    --unknown;
  }
  return {};
}

// The first cards received come from the rest of the deck, the others may be cards that were shuffled up.
Step check_received(const Play& play, const Draw& command, std::size_t from_deck, cards::CardSet shuffled_up) {
  cards::CardSet received;
  const auto thrown = known_of(command.discards);
  for (std::size_t i = 0; i < command.received.size(); ++i) {
    const auto& card = command.received[i];
    if (!card) continue;
    const bool returns = i >= from_deck && shuffled_up.contains(*card) && !received.contains(*card);
    if (!returns)
      if (auto checked = check_card(play, card, received | thrown); !checked) return checked;
    received.add(*card);
  }
  return {};
}

}  // namespace

std::optional<SeatNo> next_to_draw(const Hand& hand) {
  return (hand.live - hand.drawn).clockwise_after(hand.origin());
}

void reshuffle_discards(Play& play, std::optional<SeatNo> drawing) {
  const auto pool = pool_for(play, drawing);
  const auto burns = burns_to_shuffle(play);
  if (pool.count + burns == 0) return;
  const auto kept = play.rules().draw.never_return_own ? drawing : std::nullopt;
  play.emit(DiscardsReshuffled{pool.count, burns, pool.known, kept});
}

Step draw(Play& play, const Draw& command) {
  const auto& hand = play.hand();
  if (hand.phase != Phase::drawing) return refused("draw.not_due", "nobody draws now", "POKER-13.G");
  if (auto unlocked = check_unlocked(hand); !unlocked) return unlocked;
  const auto next = next_to_draw(hand);
  if (!next) return refused("draw.all_have_drawn", "everyone has drawn", "POKER-13.G");
  if (command.seat != *next) return refused("draw.out_of_order", at_seat_start(*next) + " draws next", "POKER-13.G.1");
  const auto most = play.rules().draw.max.value_or(static_cast<std::uint8_t>(hand.own[*next].size()));
  if (command.discards.size() > most || command.discards.size() > hand.own[*next].size())
    return refused("draw.too_many", "at most " + std::to_string(most) + " cards may be thrown away",
                   play.game().clauses.draw_max);
  if (command.discards.size() != command.received.size())
    return refused("draw.wrong_number", "as many cards are dealt as were thrown away", "POKER-01.B.11");
  if (auto checked = check_discards(play, command); !checked) return checked;

  const auto wanted = command.received.size();
  const auto& rules = play.rules().draw;
  const bool deck_short = hand.deck_left < wanted;
  const auto pool = pool_for(play, command.seat);
  // Its own discards of this draw are shuffled up by the operator's choice, or as a last resort (reading 8).
  const bool own_too = deck_short && (!rules.exclude_own ||
                                      hand.deck_left + pool.count + burns_to_shuffle(play) < static_cast<int>(wanted));
  const auto returning = own_too      ? hand.discards.known | known_of(command.discards)
                         : deck_short ? pool.known
                                      : cards::CardSet();
  const std::size_t from_deck = !deck_short || rules.stub_first ? std::min<std::size_t>(hand.deck_left, wanted) : 0;
  if (auto checked = check_received(play, command, from_deck, returning); !checked) return checked;

  if (own_too) {
    play.emit(Drew{command.seat, command.discards, {}});
    play.emit(DiscardsReshuffled{hand.discards.count, burns_to_shuffle(play), hand.discards.known, std::nullopt});
    play.emit(Drew{command.seat, {}, command.received});
    return {};
  }
  if (deck_short) reshuffle_discards(play, command.seat);
  play.emit(Drew{command.seat, command.discards, command.received});
  return {};
}

}  // namespace lammer::poker
