// Table: what a table is around its hands: seats and chips, the rules in force with the next hand, the button, the
// dealer, what holds it up, and the hand in play. Plain values; apply() alone changes them, decide() alone judges.
//
// Invariant, checked by apply() in every build: the chips on the table are what was bought less what left it.
#pragma once
#include <memory>
#include <vector>

#include "domain/poker/hand_record.h"
#include "domain/poker/parameter_texts.h"
#include "domain/room/seat.h"

namespace lammer::room {

enum class Mode : std::uint8_t { real, training };  // a training table moves no money of the room
enum class TableStatus : std::uint8_t { closed, open };

struct DealerDown {
  LicenceNo dealer;
  Instant since;

  friend bool operator==(const DealerDown&, const DealerDown&) = default;
};

struct FloorCall {
  std::uint32_t number = 0;
  std::string reason;
  Instant since;

  friend bool operator==(const FloorCall&, const FloorCall&) = default;
};

// A dispute: nothing goes on and no chips leave until the floor releases it (POKER-18.A).
struct Hold {
  std::string question;
  LicenceNo by;
  Instant since;

  friend bool operator==(const Hold&, const Hold&) = default;
};

// Time charges: assessed, collected into the rake area, verified by the floor, dropped (POKER-17.B.3).
struct TimeCharges {
  Instant charged_until;                 // the last assessment, or the opening of the table
  Money area;                            // collected and not yet dropped
  std::optional<LicenceNo> verified_by;  // the floor has signed for what lies in the area

  friend bool operator==(const TimeCharges&, const TimeCharges&) = default;
};

// All money that ever came to the table and left it.
struct Totals {
  Money bought;
  Money cashed_out;
  poker::Deductions taken;  // rake and contributions of the hands
  Money tips;
  Money time;  // dropped

  friend bool operator==(const Totals&, const Totals&) = default;
};

struct HandResult {
  std::uint64_t number = 0;
  std::uint32_t rules_version = 0;
  poker::GameCode game = poker::GameCode::holdem;
  poker::Outcome outcome = poker::Outcome::completed;
  poker::SeatSet dealt;
  poker::SeatMap<Money> pushed;  // what each seat was given of the pots
  poker::SeatMap<Money> net;     // what it won or lost over the hand
  poker::Deductions taken;

  friend bool operator==(const HandResult&, const HandResult&) = default;
};

// Everything but the hand: a table between hands is this and nothing else, so it is also the snapshot.
struct TableSnapshot {
  TableId id;
  std::string name;
  std::uint8_t seat_count = 0;
  Mode mode = Mode::real;
  TableStatus status = TableStatus::closed;
  std::uint32_t rules_version = 0;
  poker::ParameterTexts rules_texts;
  poker::SeatMap<Seat> seats;
  poker::ButtonMemory button;
  bool kill = false;              // the next hand is a kill hand
  std::optional<SeatNo> killer;   // and this seat posts for it
  std::uint64_t hand_number = 0;  // of the hand in play or the last one; dense from 1
  std::uint32_t hand_rules_version = 0;
  std::optional<DealerDown> dealer;
  std::vector<FloorCall> calls;  // open
  std::uint32_t calls_made = 0;
  std::optional<Hold> hold;
  TimeCharges time;
  Totals totals;
  std::optional<HandResult> last_hand;

  friend bool operator==(const TableSnapshot&, const TableSnapshot&) = default;
};

struct Table : TableSnapshot {
  std::shared_ptr<const poker::HouseRules> rules;  // in force with the next hand; null until some are adopted
  // In play or just over. None where the table was restored after its end: then its cards are only in the log.
  std::optional<poker::HandRecord> hand;

  explicit Table(TableId table) : TableSnapshot{.id = table} {}
  // The rules are read from their texts; a snapshot that does not read is a bug.
  static Table restored(TableSnapshot snapshot);

  bool is_open() const { return status == TableStatus::open; }
  // A hand has begun and is not over.
  bool in_hand() const;
  // A hand was begun and its start taken back: the next start is the same hand again.
  bool is_start_taken_back() const;
  poker::SeatSet taken() const;
  bool is_seat_of_table(SeatNo seat) const { return seat.value() >= 1 && seat.value() <= seat_count; }
  // Chips in front of a seat that can play now: the hand's while it is in one.
  Money playing_stack(SeatNo seat) const;
  // With what waits for the next hand: the balance of its account.
  Money chips_of(SeatNo seat) const { return playing_stack(seat) + seats[seat].pending; }
  // In the middle, without what is laid aside as rake.
  Money pot() const;
  // Rake of the hand and time charges, not yet dropped.
  Money rake_area() const;
  Money drop_box() const { return totals.taken.rake + totals.time; }

  // The same state; of an ended hand only what the table keeps of it.
  friend bool operator==(const Table& a, const Table& b);
};

// The seat owes a time charge that is collected now: not from one who is away and pays on return (POKER-17.B.3.b).
bool must_pay_now(const Table& table, SeatNo seat);
// The number the next start gives its hand.
std::uint64_t next_hand_number(const Table& table);

// Of the hand in play, else of the next one; null until some are adopted.
const poker::HouseRules* rules_in_force(const Table& table);
std::uint32_t version_in_force(const Table& table);
// Where the button lies: in the hand in play, else since the last one. None in a game without it.
std::optional<SeatNo> button_seat(const Table& table);

// Only between hands.
TableSnapshot snapshot_of(const Table& table);

// Bought less cashed out, rake, contributions, tips and time charges.
Money chips_in_play(const Table& table);

void insist_balanced(const Table& table);

}  // namespace lammer::room
