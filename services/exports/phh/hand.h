// PhhHand: one recorded hand of the Poker Hand History format, as the file says it. Money is exact, every array has one
// entry a player, and the money fields are those of the variant; whether the hand could be played is the engine's
// question.
//
// The order of players, which the replay needs:
//  - Arrays run clockwise. With blinds, the first player is the small blind and the last has the button.
//  - Heads-up, antes and blinds_or_straddles are reversed against the players: player 1 posts entry 2 (the big blind),
//    player 2 posts entry 1 and has the button. posted_by() does this.
//  - In stud the first player sits at the dealer's left; the bring-in is by the cards.
#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "domain/core/money.h"
#include "services/exports/phh/action.h"
#include "services/exports/phh/variant.h"

namespace lammer::phh {

struct TimeOfDay {
  int hour = 0;
  int minute = 0;
  int second = 0;
  friend bool operator==(const TimeOfDay&, const TimeOfDay&) = default;
};

using Detail = std::variant<std::string, std::int64_t, TimeOfDay>;

struct PhhHand {
  Variant variant = Variant::nt;
  bool ante_trimming_status = false;  // the format's default; false with unequal antes, such as a big-blind ante
  std::vector<Money> antes;
  // None in stud. A negative entry is a post from outside the blinds: the amount is live but does not move who opens.
  std::vector<Money> blinds_or_straddles;
  std::optional<Money> bring_in;   // stud
  std::optional<Money> small_bet;  // fixed limit
  std::optional<Money> big_bet;    // fixed limit
  std::optional<Money> min_bet;    // pot limit and no limit
  std::vector<Money> starting_stacks;
  std::vector<PhhAction> actions;

  std::optional<std::vector<std::int64_t>> seats;
  std::optional<std::vector<std::string>> players;  // an empty name is an unknown one
  std::optional<std::vector<Money>> finishing_stacks;
  std::optional<std::vector<Money>> winnings;

  // Every other field whose value is text, a whole number or a time, by its name: author, event, hand, table, year,
  // time, _anything. Fields of other kinds (time_limit, time_banks and whatever tables an annotator adds) are left out.
  std::map<std::string, Detail> details;

  std::size_t player_count() const { return starting_stacks.size(); }

  friend bool operator==(const PhhHand&, const PhhHand&) = default;
};

// A hand of a .phhs file: [12] and its fields.
struct NamedPhhHand {
  std::int64_t number = 0;
  PhhHand hand;
  friend bool operator==(const NamedPhhHand&, const NamedPhhHand&) = default;
};

// Which player (from 1) posts entry `index` (from 0) of antes or blinds_or_straddles.
inline int posted_by(const PhhHand& hand, std::size_t index) {
  return static_cast<int>(hand.player_count() == 2 ? 2 - index : index + 1);
}

}  // namespace lammer::phh
