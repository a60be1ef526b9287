// Forward: the button is always on a player. Dead: the last blind moves, the rest follows where it was.
#include "domain/poker/button.h"

#include "domain/cards/suit_order.h"

namespace lammer::poker {
namespace {

// Blinds to the left of the button, one player each.
void blinds_from_button(const ForcedRules& forced, SeatSet playing, ButtonPlace& place) {
  const bool button_is_small =
      playing.count() == 2 && forced.heads_up_blinds == HeadsUpBlinds::button_small && forced.blind_count > 1;
  auto seat = button_is_small ? place.button : *playing.clockwise_after(place.button);
  place.blinds[0] = seat;
  for (std::size_t i = 1; i < forced.blind_count; ++i) {
    seat = *playing.clockwise_after(seat);
    place.blinds[i] = seat;
  }
}

std::optional<SeatNo> if_playing(std::optional<SeatNo> seat, SeatSet playing) {
  return seat && playing.contains(*seat) ? seat : std::nullopt;
}

bool stands_again(const ButtonPlace& last, SeatSet playing) {
  bool any = false;
  for (const auto& blind : last.blinds) {
    if (blind && !playing.contains(*blind)) return false;
    any = any || blind;
  }
  return any;
}

// Every place moves on to where its neighbour was; only the last blind looks for a player.
ButtonPlace dead_button(const HouseRules& rules, const ButtonPlace& last, SeatSet playing) {
  const auto count = rules.forced.blind_count;
  const auto last_blind = last.blinds[count - 1U].value_or(last.button);
  ButtonPlace place;
  place.button = last.blinds[0].value_or(last.button);
  for (std::size_t i = 0; i + 1 < count; ++i) place.blinds[i] = if_playing(last.blinds[i + 1], playing);
  place.blinds[count - 1U] = playing.clockwise_after(last_blind);
  return place;
}

}  // namespace

ButtonPlace place_button(const HouseRules& rules, const ButtonMemory& before, SeatSet playing) {
  insist(playing.count() >= 2, "a hand has at least two players");
  ButtonPlace place;
  if (!game(rules.game).has_button()) return place;
  const auto& last = before.last;
  // The very same hand again: every blind is still there to be posted.
  if (last && before.stays && stands_again(*last, playing)) return *last;
  const bool has_blinds = rules.forced.blind_count > 0;
  if (last && !before.stays && rules.button.move == ButtonMove::dead && has_blinds && playing.count() > 2)
    return dead_button(rules, *last, playing);

  if (!last) {
    // The occupied seat nearest the dealer's right hand is the one with the highest number.
    for (const auto seat : playing) place.button = seat;
    if (before.drawn) place.button = *before.drawn;
  } else {
    place.button = before.stays ? *playing.clockwise_from(last->button) : *playing.clockwise_after(last->button);
  }
  if (has_blinds) blinds_from_button(rules.forced, playing, place);
  return place;
}

Expected<SeatNo> button_by_draw(const HouseRules& rules, const SeatMap<std::optional<cards::Card>>& cards,
                                SeatSet playing) {
  std::optional<SeatNo> best;
  bool tied = false;
  for (const auto seat : playing) {
    if (!cards[seat])
      return tl::unexpected(
          Refusal{"button.card_missing", "every player draws a card for the button", Clause("POKER-11.C.1.b")});
    if (!best) {
      best = seat;
      continue;
    }
    const auto mine = *cards[seat];
    const auto highest = *cards[*best];
    if (mine == highest)
      return tl::unexpected(Refusal{"card.twice", "two seats cannot draw the same card", Clause("POKER-11.C.1.b")});
    if (mine.rank() == highest.rank()) tied = true;
    if (cards::index(mine.rank()) > cards::index(highest.rank())) tied = false;
    if (cards::height_ace_high(mine) > cards::height_ace_high(highest)) best = seat;
  }
  insist(best.has_value(), "somebody draws for the button");
  if (tied && rules.button.draw_tie == ButtonDrawTie::redeal)
    return tl::unexpected(Refusal{"button.tied", "the highest cards are equal: draw again", Clause("POKER-11.C.1.b")});
  return *best;
}

}  // namespace lammer::poker
