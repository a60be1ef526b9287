// What a room must have settled before a table opens in it.
#include "domain/poker/room_rules.h"

#include <algorithm>

namespace lammer::poker {
namespace {

class RoomCheck {
 public:
  RoomCheck(const RoomRules& room, const HouseRules& table) : room_(room), table_(table) {}

  std::vector<Refusal> run() {
    const auto& offered = room_.games_offered;
    refuse_if(std::ranges::find(offered, table_.game) == offered.end(), "rules.not_offered",
              "games.offered: " + std::string(game(table_.game).name) + " is not offered in this room", "POKER-09.B");
    missing_if(room_.layout_ref.empty(), "table.layout_ref: the layout needs its approval", "POKER-02.B");
    missing_if(room_.deck_prepared == DeckPrepared::preinspected && room_.deck_lot_ref.empty(),
               "deck.prepared_lot_ref: preinspected decks need their lot", "POKER-04.E");
    if (table_.rake.time_on) time_fee();
    if (table_.jackpot.bad_beat.enabled) bad_beat();
    if (table_.jackpot.high_hand.enabled) high_hand();
    return std::move(refusals_);
  }

 private:
  void refuse_if(bool wrong, std::string_view code, std::string sentence, Clause clause) {
    if (wrong) refusals_.push_back({code, std::move(sentence), clause});
  }
  void missing_if(bool wrong, std::string sentence, Clause clause) {
    refuse_if(wrong, "rules.missing", std::move(sentence), clause);
  }

  void time_fee() {
    const auto listed = std::ranges::any_of(room_.time_fees, [&](const TimeFee& fee) {
      return fee.bet_min == table_.bet.min && fee.bet_max == table_.bet.max.value_or(fee.bet_max) &&
             fee.hourly == table_.time.hourly_fee;
    });
    refuse_if(!listed, "rules.conflict",
              "time.hourly_fee: " + table_.time.hourly_fee.short_text() + " is not the listed fee for these limits",
              "POKER-17.B.3.c");
  }

  void bad_beat() {
    const auto& rules = room_.bad_beat;
    missing_if(rules.hands.empty(), "bb.hands: no hand can win the Bad Beat", "POKER-15.A");
    missing_if(rules.closure_ref.empty() || !rules.closure_approved_on,
               "bb.closure_ref: a Bad Beat needs approved closing procedures first", "POKER-15.J");
  }

  void high_hand() {
    const auto& rules = room_.high_hand;
    missing_if(rules.periods.empty(), "hh.periods: a High Hand needs its periods", "POKER-16.B.1");
    missing_if(!rules.dealt_min, "hh.min_dealt: how many must be dealt in is not set", "POKER-16.B.4");
    missing_if(!rules.collect_within_hours, "hh.collect_within: the time to collect is not set", "POKER-16.B.6");
  }

  const RoomRules& room_;
  const HouseRules& table_;
  std::vector<Refusal> refusals_;
};

}  // namespace

std::vector<Refusal> refusals_of(const RoomRules& room, const HouseRules& table) {
  return RoomCheck(room, table).run();
}

Expected<void> check_table_in_room(const RoomRules& room, const HouseRules& table) {
  auto refusals = refusals_of(room, table);
  if (refusals.empty()) return {};
  return tl::make_unexpected(std::move(refusals.front()));
}

}  // namespace lammer::poker
