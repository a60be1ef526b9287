// What happens next at a table where anything may happen. ordinary_order() is always something the hand waits for and
// must accept; irregular_order() is what goes wrong at real tables; nonsense_order() is any command with anything in
// it.
#pragma once
#include "domain/poker/next_step.h"
#include "services/hand_script/reading.h"
#include "tests/property/chance.h"

namespace lammer::property {

using hand_script::Order;

// How one table behaves through the whole hand.
struct Temper {
  bool names_down_cards = false;       // the dealer enters down cards as they are dealt
  std::uint64_t irregular_one_in = 0;  // 0: never
  std::uint64_t nonsense_one_in = 0;
  std::uint64_t raises_in_ten = 3;
};
Temper random_temper(Chance& chance);

// Two players at least have enough to play.
poker::StartHand random_start(const poker::HouseRules& rules, Chance& chance);

// A hand that has begun and is not over. `calm`: nobody raises any more, so that the hand comes to its end.
Order ordinary_order(const poker::Hand& hand, const poker::HouseRules& rules, const Temper& temper, bool calm,
                     Chance& chance);
Order irregular_order(const poker::Hand& hand, const poker::HouseRules& rules, Chance& chance);
Order nonsense_order(const poker::Hand& hand, const poker::HouseRules& rules, Chance& chance);

// A card nobody has seen in this hand, if there is one.
poker::MaybeCard unseen_card(const poker::Hand& hand, const poker::HouseRules& rules, cards::CardSet taken,
                             Chance& chance);

}  // namespace lammer::property
