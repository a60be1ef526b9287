// RoomRules: the operator's choices that hold for the room and not for one table: games, decks at opening, what the
// jackpots pay and when, the table of time fees. Plain values; room_parameters.h names them, and
// check_table_in_room() says whether a table may open under them.
#pragma once
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "domain/core/money.h"
#include "domain/core/refusal.h"
#include "domain/poker/house_rules.h"

namespace lammer::poker {

enum class DeckPrepared : std::uint8_t { inspect_at_table, preinspected };
enum class CountPlace : std::uint8_t { closed_table, main_cage, satellite_cage };
enum class PayPlace : std::uint8_t { table, main_cage, satellite_cage };
enum class JackpotDisplay : std::uint8_t { daily, live };
enum class BadBeatPays : std::uint8_t { displayed, fund };
enum class PeriodBoundary : std::uint8_t { call_time, deal_time };
enum class HighHandMin : std::uint8_t { full_house, four_of_a_kind, straight_flush, royal_flush };
enum class HighHandTie : std::uint8_t { equal, first_made };
enum class HighHandUnclaimed : std::uint8_t { next_period, promotion };

// One way to hit a Bad Beat. The hands are in words, for the rules sheet and the supervisor who verifies.
struct BadBeatHand {
  std::string losing;
  std::string winning;
  std::uint8_t dealt_min = 0;       // players dealt in
  std::uint8_t hole_cards_min = 0;  // own cards both hands must use
  std::uint8_t loser_percent = 0;   // the three shares are 100 together
  std::uint8_t winner_percent = 0;
  std::uint8_t table_percent = 0;
};

// A time of the day and one after it; an end that is not later than the start is on the next day.
struct DayPeriod {
  std::chrono::minutes start;
  std::chrono::minutes end;
};

using LocalMinute = std::chrono::local_time<std::chrono::minutes>;

struct BadBeatRoomRules {
  std::vector<BadBeatHand> hands;
  CountPlace count_place = CountPlace::closed_table;
  PayPlace pay_place = PayPlace::table;
  JackpotDisplay display = JackpotDisplay::daily;
  BadBeatPays pays = BadBeatPays::displayed;
  std::string closure_ref;
  std::optional<std::chrono::local_days> closure_approved_on;
  std::optional<LocalMinute> ends_at;
};

struct HighHandRoomRules {
  std::vector<DayPeriod> periods;
  PeriodBoundary boundary = PeriodBoundary::call_time;
  std::optional<std::uint8_t> dealt_min;
  HighHandMin hand_min = HighHandMin::full_house;
  HighHandTie tie = HighHandTie::equal;
  std::optional<std::uint16_t> collect_within_hours;
  std::string restrictions;
  HighHandUnclaimed unclaimed = HighHandUnclaimed::next_period;
  CountPlace count_place = CountPlace::closed_table;
};

// What an hour costs at tables with these limits.
struct TimeFee {
  Money bet_min;
  Money bet_max;
  Money hourly;
};

struct RoomRules {
  std::vector<GameCode> games_offered;
  std::string games_approval_ref;  // for a game outside the catalogue
  std::string layout_ref;
  bool announce = true;
  DeckPrepared deck_prepared = DeckPrepared::inspect_at_table;
  std::string deck_lot_ref;
  bool deck_prepare_both = true;
  BadBeatRoomRules bad_beat;
  HighHandRoomRules high_hand;
  std::vector<TimeFee> time_fees;
  bool supervisor_acts_up = false;
};

// Whether a table may open in this room, in the order a person should mend it; the table's own rules are checked by
// check_house_rules() before.
std::vector<Refusal> refusals_of(const RoomRules& room, const HouseRules& table);

Expected<void> check_table_in_room(const RoomRules& room, const HouseRules& table);

}  // namespace lammer::poker
