// Commands to a table: what a dealer or the floor tells it, between hands and, as PlayHand, inside one.
#pragma once
#include "domain/poker/command.h"
#include "domain/room/event.h"

namespace lammer::room {

// Who gives a command. A dealer commands the table he sits at; the floor any.
struct By {
  poker::Authority authority = poker::Authority::dealer;
  LicenceNo licence;
};

struct OpenTable {
  std::string name;
  std::uint8_t seat_count = 10;
  Mode mode = Mode::real;
  std::uint32_t rules_version = 0;
  poker::ParameterTexts parameters;  // what is not named has its default
};
// New rules, another game among them; in force with the next hand.
struct AdoptRules {
  std::uint32_t version = 0;
  poker::ParameterTexts parameters;
};
struct CloseTable {};

struct TakeSeat {
  SeatNo seat;
  Occupant occupant;
};
// Chips for a seat, the first or more; during a hand they wait for the next one.
struct BuyIn {
  SeatNo seat;
  Money amount;
  ChipSource from = ChipSource::bank;
};
struct CashOut {
  SeatNo seat;
  std::optional<Money> amount;  // none: all
  ChipSource to = ChipSource::bank;
};
// All chips out and the seat free; during a hand a word that it will.
struct LeaveSeat {
  SeatNo seat;
  ChipSource to = ChipSource::bank;
};
struct SitOut {
  SeatNo seat;
};
struct SitIn {
  SeatNo seat;
};
struct GoAway {
  SeatNo seat;
  AwayMethod method = AwayMethod::count;
  Money counted;  // method count
};
struct ComeBack {
  SeatNo seat;
  Money counted;  // method count
};
struct UnblockSeat {
  SeatNo seat;
};
struct Tip {
  SeatNo seat;
  Money amount;
};

struct AssessTime {};
struct CollectTime {
  SeatNo seat;
};
struct WaiveTime {  // from a seat that cannot pay
  SeatNo seat;
  std::string reason;
};
struct VerifyTime {
  Money counted;
};
struct DropTime {};

struct TapIn {
  LicenceNo dealer;
};
struct TapOut {};
struct CallFloor {
  std::string reason;
};
struct AnswerCall {
  std::uint32_t number = 0;
};
struct PlaceHold {
  std::string question;
};
struct ReleaseHold {
  std::string ruling;
};

struct DrawButton {
  poker::SeatMap<poker::MaybeCard> cards;
};
struct PlaceButton {
  SeatNo seat;
};
// The table knows seats, stacks, button and kill; the players' wishes are the rest.
struct StartHand {
  poker::SpecialHand special = poker::SpecialHand::none;
  Money preset;
  Money raised_min;
  poker::SeatSet agreed;    // to the special hand or the higher minimum
  poker::SeatSet declined;  // do not post: no cards (POKER-07.D.2)
};
// Anything inside a hand but its start.
struct PlayHand {
  poker::Command command;
};

using TableCommand =
    std::variant<OpenTable, AdoptRules, CloseTable, TakeSeat, BuyIn, CashOut, LeaveSeat, SitOut, SitIn, GoAway,
                 ComeBack, UnblockSeat, Tip, AssessTime, CollectTime, WaiveTime, VerifyTime, DropTime, TapIn, TapOut,
                 CallFloor, AnswerCall, PlaceHold, ReleaseHold, DrawButton, PlaceButton, StartHand, PlayHand>;

// The least authority a command takes.
poker::Authority authority_for(const TableCommand& command);

}  // namespace lammer::room
