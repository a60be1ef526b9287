// Seat: a place at the table between hands: who sits there, the chips in front, and why the seat may be left out. While
// a hand runs the chips of a seat in it are the hand's; `stack` is what it had when the hand began.
#pragma once
#include <optional>
#include <string>

#include "domain/core/ids.h"
#include "domain/core/money.h"
#include "domain/poker/event.h"

namespace lammer::room {

using poker::Instant;

struct Occupant {
  PlayerId player;
  std::string name;                  // as shown at the table
  std::optional<LicenceNo> licence;  // of a licensed employee: nobody deals at a table he plays at (POKER-07.C)

  friend bool operator==(const Occupant&, const Occupant&) = default;
};

enum class Presence : std::uint8_t { playing, sitting_out, away, leaving };

enum class AwayMethod : std::uint8_t { count, cover };

// A player who is gone for a while and left chips behind (POKER-08.B.6).
struct AwayRecord {
  AwayMethod method = AwayMethod::count;
  Money counted;  // at departure; cover: nothing is counted
  LicenceNo floor;
  Instant since;

  friend bool operator==(const AwayRecord&, const AwayRecord&) = default;
};

struct Seat {
  std::optional<Occupant> occupant;
  Money stack;
  Money pending;  // bought during a hand, in play with the next (POKER-08.B.2)
  Presence presence = Presence::playing;
  std::optional<AwayRecord> away;
  bool blocked = false;      // an away stake did not come out right (POKER-08.B.6.a)
  bool owes_blinds = false;  // was not there for them, or is new (game.missed_blinds)
  Money time_due;            // time charges assessed and not collected (POKER-17.B.3)

  bool is_taken() const { return occupant.has_value(); }
  friend bool operator==(const Seat&, const Seat&) = default;
};

}  // namespace lammer::room
