// The steps of decide(), one family a file. By the time a step is asked, the seat it names is one of the table, the
// table is open and whoever commands may do so.
#pragma once
#include "domain/room/decide.h"

namespace lammer::room {

using Decided = Expected<TableEvents>;
using Checked = Expected<void>;

struct Case {
  const Table& table;
  const By& by;
  Instant now;
};

inline tl::unexpected<Refusal> refused(std::string_view code, std::string sentence, Clause clause) {
  return tl::unexpected(Refusal{code, std::move(sentence), clause});
}
// Where no rule book speaks.
inline tl::unexpected<Refusal> refused(std::string_view code, std::string sentence) {
  return tl::unexpected(Refusal{code, std::move(sentence), std::nullopt});
}

// --- rules.cpp
Decided take(const Case& at, const OpenTable& command);
Decided take(const Case& at, const AdoptRules& command);
Decided take(const Case& at, const CloseTable& command);

// --- seats.cpp
Decided take(const Case& at, const TakeSeat& command);
Decided take(const Case& at, const LeaveSeat& command);
Decided take(const Case& at, const SitOut& command);
Decided take(const Case& at, const SitIn& command);
Decided take(const Case& at, const GoAway& command);
Decided take(const Case& at, const ComeBack& command);
Decided take(const Case& at, const UnblockSeat& command);

// --- chips.cpp
Decided take(const Case& at, const BuyIn& command);
Decided take(const Case& at, const CashOut& command);
Decided take(const Case& at, const Tip& command);

// --- time.cpp
Decided take(const Case& at, const AssessTime& command);
Decided take(const Case& at, const CollectTime& command);
Decided take(const Case& at, const WaiveTime& command);
Decided take(const Case& at, const VerifyTime& command);
Decided take(const Case& at, const DropTime& command);

// --- people.cpp
Decided take(const Case& at, const TapIn& command);
Decided take(const Case& at, const TapOut& command);
Decided take(const Case& at, const CallFloor& command);
Decided take(const Case& at, const AnswerCall& command);
Decided take(const Case& at, const PlaceHold& command);
Decided take(const Case& at, const ReleaseHold& command);

// --- hand.cpp
Decided take(const Case& at, const DrawButton& command);
Decided take(const Case& at, const PlaceButton& command);
Decided take(const Case& at, const StartHand& command);
Decided take(const Case& at, const PlayHand& command);

// --- shared
std::string seat_text(SeatNo seat);  // "seat 4"
Checked check_taken(const Table& table, SeatNo seat);
// The clause says what may not happen during a hand.
Checked check_between_hands(const Table& table, Clause clause);
Checked check_no_hold(const Table& table);
// Chips come in units of the table, and within reason.
Checked check_amount(const Table& table, Money amount);
// Chips leave a seat: not while it is blocked or owes time; those of an absent player only through the floor.
Checked check_may_take_off(const Case& at, SeatNo seat);
// One line for people, 1 to 200 bytes.
Checked check_line(std::string_view text, std::string_view what);

}  // namespace lammer::room
