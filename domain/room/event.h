// Events of a table: facts in the past tense, between hands and, as HandEvent, inside them. Folding them gives the
// table.
#pragma once
#include <variant>

#include "domain/room/table.h"

namespace lammer::room {

struct TableOpened {
  std::string name;
  std::uint8_t seat_count = 0;
  Mode mode = Mode::real;
  Instant at;
};
struct TableClosed {};
struct RulesAdopted {  // every parameter, in force with the next hand
  std::uint32_t version = 0;
  poker::ParameterTexts parameters;
};

struct SeatTaken {
  SeatNo seat;
  Occupant occupant;
  bool owes_blinds = false;
};
struct SeatFreed {
  SeatNo seat;
};
struct SatOut {
  SeatNo seat;
};
struct SatIn {
  SeatNo seat;
};
struct SeatLeaving {  // asked during a hand; goes when it is over
  SeatNo seat;
};
struct WentAway {
  SeatNo seat;
  AwayRecord record;
};
struct CameBack {
  SeatNo seat;
  Money counted;     // method count
  Money difference;  // from what the record says; not zero: the seat is blocked
};
struct SeatUnblocked {  // the incident is closed
  SeatNo seat;
};
struct BlindsMissed {
  poker::SeatSet seats;
};

enum class ChipSource : std::uint8_t { bank, cage };
struct ChipsBought {
  SeatNo seat;
  Money amount;
  ChipSource from = ChipSource::bank;
  bool pending = false;  // a hand is running
};
struct ChipsCashed {
  SeatNo seat;
  Money amount;
  ChipSource to = ChipSource::bank;
};
struct Tipped {
  SeatNo seat;
  Money amount;
};

struct TimeAssessed {
  poker::SeatMap<Money> due;  // one line a seat
  Instant at;
};
struct TimeCollected {
  SeatNo seat;
  Money amount;
};
struct TimeWaived {
  SeatNo seat;
  Money amount;
  std::string reason;
};
struct TimeVerified {
  Money total;
  LicenceNo by;
};
struct TimeDropped {
  Money amount;
};

struct DealerTappedIn {
  LicenceNo dealer;
  Instant at;
};
struct DealerTappedOut {
  LicenceNo dealer;
  Instant at;
};
struct FloorCalled {
  std::uint32_t number = 0;
  std::string reason;
  Instant at;
};
struct CallAnswered {
  std::uint32_t number = 0;
  LicenceNo by;
};
struct HoldPlaced {
  Hold hold;
};
struct HoldReleased {
  LicenceNo by;
  std::string ruling;
};

struct ButtonDrawn {  // button.start = card_draw
  SeatNo seat;
};
struct ButtonPlaced {  // the floor: the next hand has its button there
  SeatNo seat;
};
struct HandOpened {  // followed by the events of its start
  std::uint64_t number = 0;
  std::uint32_t rules_version = 0;
  LicenceNo dealer;
  Instant at;
};
struct HandEvent {
  poker::Event event;
  bool begins = false;  // the first of its command: a place a rewind can go back to
};

using TableEvent =
    std::variant<TableOpened, TableClosed, RulesAdopted, SeatTaken, SeatFreed, SatOut, SatIn, SeatLeaving, WentAway,
                 CameBack, SeatUnblocked, BlindsMissed, ChipsBought, ChipsCashed, Tipped, TimeAssessed, TimeCollected,
                 TimeWaived, TimeVerified, TimeDropped, DealerTappedIn, DealerTappedOut, FloorCalled, CallAnswered,
                 HoldPlaced, HoldReleased, ButtonDrawn, ButtonPlaced, HandOpened, HandEvent>;
using TableEvents = std::vector<TableEvent>;

}  // namespace lammer::room
