// Questions a table answers about itself.
#include "domain/room/table.h"

namespace lammer::room {

using poker::Phase;

Table Table::restored(TableSnapshot snapshot) {
  Table table(snapshot.id);
  static_cast<TableSnapshot&>(table) = std::move(snapshot);
  if (!table.rules_texts.empty()) {
    auto rules = poker::rules_from(table.rules_texts);
    insist(rules.has_value(), "the rules of a snapshot were adopted once");
    table.rules = std::make_shared<const poker::HouseRules>(*std::move(rules));
  }
  insist_balanced(table);
  return table;
}

bool Table::in_hand() const {
  return hand && hand->hand().phase != Phase::not_started && hand->hand().phase != Phase::ended;
}

bool Table::is_start_taken_back() const {
  return hand && hand->hand().phase == Phase::not_started;
}

poker::SeatSet Table::taken() const {
  poker::SeatSet set;
  for (std::uint8_t number = 1; number <= poker::seats_max; ++number)
    if (seats[SeatNo(number)].is_taken()) set.add(SeatNo(number));
  return set;
}

Money Table::playing_stack(SeatNo seat) const {
  return in_hand() && hand->hand().dealt.contains(seat) ? hand->hand().stacks[seat] : seats[seat].stack;
}

Money Table::pot() const {
  return in_hand() ? hand->hand().pot - hand->hand().rake_area : Money();
}

Money Table::rake_area() const {
  return time.area + (in_hand() ? hand->hand().rake_area : Money());
}

bool operator==(const Table& a, const Table& b) {
  if (static_cast<const TableSnapshot&>(a) != static_cast<const TableSnapshot&>(b)) return false;
  const auto running = [](const Table& table) { return table.in_hand() || table.is_start_taken_back(); };
  if (!running(a) || !running(b)) return running(a) == running(b);
  return a.hand->hand() == b.hand->hand() && a.hand->log().size() == b.hand->log().size() &&
         a.hand->standing() == b.hand->standing();
}

bool must_pay_now(const Table& table, SeatNo seat) {
  const auto& at = table.seats[seat];
  const bool pays_later =
      at.presence == Presence::away && table.rules->time.away_collect == poker::TimeAwayCollect::on_return;
  return !at.time_due.is_zero() && !pays_later;
}

std::uint64_t next_hand_number(const Table& table) {
  return table.is_start_taken_back() ? table.hand_number : table.hand_number + 1;
}

const poker::HouseRules* rules_in_force(const Table& table) {
  return table.in_hand() ? &table.hand->rules() : table.rules.get();
}

std::uint32_t version_in_force(const Table& table) {
  return table.in_hand() ? table.hand_rules_version : table.rules_version;
}

std::optional<SeatNo> button_seat(const Table& table) {
  const auto* rules = rules_in_force(table);
  if (rules == nullptr || !poker::game(rules->game).has_button()) return std::nullopt;
  if (table.in_hand()) return table.hand->hand().place.button;
  if (table.button.last) return table.button.last->button;
  return table.button.drawn;
}

TableSnapshot snapshot_of(const Table& table) {
  insist(!table.in_hand() && !table.is_start_taken_back(), "a snapshot is taken between hands");
  return static_cast<const TableSnapshot&>(table);
}

Money chips_in_play(const Table& table) {
  const auto& all = table.totals;
  return all.bought - all.cashed_out - all.taken.total() - all.tips - all.time;
}

void insist_balanced(const Table& table) {
  Money sum = table.pot() + table.rake_area();
  for (std::uint8_t number = 1; number <= poker::seats_max; ++number) {
    const auto& seat = table.seats[SeatNo(number)];
    const auto chips = table.chips_of(SeatNo(number));
    insist(!seat.stack.is_negative() && !seat.pending.is_negative() && !seat.time_due.is_negative(),
           "no stack is below zero");
    insist(seat.is_taken() || (chips.is_zero() && seat == Seat{}), "a free seat is empty");
    sum += chips;
  }
  insist(!table.time.area.is_negative(), "the rake area holds no less than nothing");
  insist(sum == chips_in_play(table), "the chips on the table are what was bought less what left it");
}

}  // namespace lammer::room
