// The button between hands: where it goes next, who posts the blinds, and how a game's first button is found
// (POKER-11.C and its like in chapters 12, 13 and 19 to 22).
#pragma once
#include <array>
#include <optional>

#include "domain/cards/card.h"
#include "domain/core/refusal.h"
#include "domain/poker/house_rules.h"
#include "domain/poker/seats.h"

namespace lammer::poker {

inline constexpr std::uint8_t blinds_max = 3;

// Where button and blinds stand in one hand. With a dead button the button may lie before an empty seat and a blind may
// be missing (button.move = dead).
struct ButtonPlace {
  SeatNo button = SeatNo(seats_max);
  std::array<std::optional<SeatNo>, blinds_max> blinds;

  friend bool operator==(const ButtonPlace&, const ButtonPlace&) = default;
};

// What a table remembers of the hand before.
struct ButtonMemory {
  std::optional<ButtonPlace> last;  // none: the game begins
  bool stays = false;               // after a misdeal, and once after a double board (POKER-18.G, 08.N.4)
  std::optional<SeatNo> drawn;      // button.start = card_draw: who drew the button

  friend bool operator==(const ButtonMemory&, const ButtonMemory&) = default;
};

// `playing` are the seats to be dealt in, at least two.
ButtonPlace place_button(const HouseRules& rules, const ButtonMemory& before, SeatSet playing);

// One card face up to each seat, the highest takes the button, equal ranks by suit or, with button.draw_tie = redeal,
// by another draw among the same seats: then a refusal says so.
Expected<SeatNo> button_by_draw(const HouseRules& rules, const SeatMap<std::optional<cards::Card>>& cards,
                                SeatSet playing);

}  // namespace lammer::poker
