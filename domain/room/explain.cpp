// One line an event.
#include "domain/room/explain.h"

#include "domain/poker/explain.h"

namespace lammer::room {
namespace {

struct Why {
  poker::GameCode game;

  template <class Fact>
  std::optional<Clause> operator()(const Fact& /*event*/) const {
    return std::nullopt;
  }
  std::optional<Clause> operator()(const RulesAdopted& /*event*/) const { return Clause("POKER-08.J"); }
  std::optional<Clause> operator()(const SeatLeaving& /*event*/) const { return Clause("POKER-08.B.2"); }
  std::optional<Clause> operator()(const WentAway& event) const {
    return event.record.method == AwayMethod::count ? Clause("POKER-08.B.6.a") : Clause("POKER-08.B.6.b");
  }
  std::optional<Clause> operator()(const CameBack& /*event*/) const { return Clause("POKER-08.B.6"); }
  std::optional<Clause> operator()(const SeatUnblocked& /*event*/) const { return Clause("POKER-08.B.6.a"); }
  std::optional<Clause> operator()(const ChipsBought& event) const {
    return event.pending ? Clause("POKER-08.B.2") : Clause("POKER-08.B.1");
  }
  std::optional<Clause> operator()(const ChipsCashed& /*event*/) const { return Clause("POKER-08.B.2"); }
  std::optional<Clause> operator()(const Tipped& /*event*/) const { return Clause("POKER-02.D"); }
  std::optional<Clause> operator()(const TimeAssessed& /*event*/) const { return Clause("POKER-17.B.3"); }
  std::optional<Clause> operator()(const TimeCollected& /*event*/) const { return Clause("POKER-17.B.3.e"); }
  std::optional<Clause> operator()(const TimeWaived& /*event*/) const { return Clause("POKER-17.B.3.b"); }
  std::optional<Clause> operator()(const TimeVerified& /*event*/) const { return Clause("POKER-17.B.3.f"); }
  std::optional<Clause> operator()(const TimeDropped& /*event*/) const { return Clause("POKER-17.B.3.f"); }
  std::optional<Clause> operator()(const HoldPlaced& /*event*/) const { return Clause("POKER-18.A"); }
  std::optional<Clause> operator()(const HoldReleased& /*event*/) const { return Clause("POKER-18.A"); }
  std::optional<Clause> operator()(const HandOpened& /*event*/) const { return Clause("POKER-07.B"); }
  std::optional<Clause> operator()(const HandEvent& event) const {
    return poker::clause_of(event.event, poker::game(game));
  }
};

std::string seat(SeatNo seat) {
  return "Seat " + std::to_string(seat.value());
}

struct Words {
  std::string operator()(const TableOpened& event) const { return "Table " + event.name + " opens"; }
  std::string operator()(const TableClosed& /*event*/) const { return "The table closes"; }
  std::string operator()(const RulesAdopted& event) const {
    return "Rules version " + std::to_string(event.version) + ", in force with the next hand";
  }
  std::string operator()(const SeatTaken& event) const { return seat(event.seat) + ": " + event.occupant.name; }
  std::string operator()(const SeatFreed& event) const { return seat(event.seat) + " is free"; }
  std::string operator()(const SatOut& event) const { return seat(event.seat) + " sits out"; }
  std::string operator()(const SatIn& event) const { return seat(event.seat) + " is back in"; }
  std::string operator()(const SeatLeaving& event) const { return seat(event.seat) + " leaves after this hand"; }
  std::string operator()(const WentAway& event) const {
    return seat(event.seat) + " is away, chips " +
           (event.record.method == AwayMethod::count ? "counted: " + event.record.counted.short_text() : "covered");
  }
  std::string operator()(const CameBack& event) const {
    if (event.difference.is_zero()) return seat(event.seat) + " comes back";
    return seat(event.seat) + " comes back with a difference of " + event.difference.text() + ": blocked";
  }
  std::string operator()(const SeatUnblocked& event) const { return seat(event.seat) + " may play again"; }
  std::string operator()(const BlindsMissed& event) const {
    std::string seats;
    for (const auto one : event.seats) seats += (seats.empty() ? "" : ", ") + std::to_string(one.value());
    return "Blinds missed by seat " + seats;
  }
  std::string operator()(const ChipsBought& event) const {
    return seat(event.seat) + " buys " + event.amount.short_text() + (event.pending ? " for the next hand" : "");
  }
  std::string operator()(const ChipsCashed& event) const {
    return seat(event.seat) + " cashes out " + event.amount.short_text();
  }
  std::string operator()(const Tipped& event) const { return seat(event.seat) + " tips " + event.amount.short_text(); }
  std::string operator()(const TimeAssessed& /*event*/) const { return "Time charges are due"; }
  std::string operator()(const TimeCollected& event) const {
    return seat(event.seat) + " pays a time charge of " + event.amount.short_text();
  }
  std::string operator()(const TimeWaived& event) const {
    return seat(event.seat) + ": time charge of " + event.amount.short_text() + " waived (" + event.reason + ")";
  }
  std::string operator()(const TimeVerified& event) const {
    return "Time charges of " + event.total.short_text() + " verified by " + event.by.value();
  }
  std::string operator()(const TimeDropped& event) const {
    return "Time charges of " + event.amount.short_text() + " dropped";
  }
  std::string operator()(const DealerTappedIn& event) const { return "Dealer " + event.dealer.value() + " sits down"; }
  std::string operator()(const DealerTappedOut& event) const { return "Dealer " + event.dealer.value() + " gets up"; }
  std::string operator()(const FloorCalled& event) const { return "Floor is called: " + event.reason; }
  std::string operator()(const CallAnswered& event) const { return "Floor " + event.by.value() + " answers the call"; }
  std::string operator()(const HoldPlaced& event) const { return "Play is held: " + event.hold.question; }
  std::string operator()(const HoldReleased& event) const { return "Play goes on: " + event.ruling; }
  std::string operator()(const ButtonDrawn& event) const { return seat(event.seat) + " draws the button"; }
  std::string operator()(const ButtonPlaced& event) const {
    return "The button is placed at seat " + std::to_string(event.seat.value());
  }
  std::string operator()(const HandOpened& event) const {
    return "Hand " + std::to_string(event.number) + " begins, dealer " + event.dealer.value();
  }
  std::string operator()(const HandEvent& event) const { return poker::describe(event.event); }
};

}  // namespace

std::optional<Clause> clause_of(const TableEvent& event, poker::GameCode game) {
  return std::visit(Why{game}, event);
}

std::string describe(const TableEvent& event) {
  return std::visit(Words{}, event);
}

}  // namespace lammer::room
