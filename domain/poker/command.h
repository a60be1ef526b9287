// Commands of a hand: what a dealer or a floor supervisor tells the table. A command says what happened; decide() says
// what it means, or refuses it with the clause.
#pragma once
#include <variant>

#include "domain/poker/event.h"

namespace lammer::poker {

// Who gives the command. Some are the floor's alone (POKER-18.G, 18.I, 18.K).
enum class Authority : std::uint8_t { dealer, floor };

struct StartHand {
  SeatSet asking;  // seated, present and not blocked: those who want cards
  SeatMap<Money> stacks;
  ButtonMemory before;
  SeatSet posts_missed;          // game.missed_blinds = post_both: big blind live, small blind dead
  bool kill = false;             // the hand before turned a kill on
  std::optional<SeatNo> killer;  // kill.post = winner_posts
  SpecialHand special = SpecialHand::none;
  Money preset;
  Money raised_min;  // a higher minimum bet, if everyone agreed (POKER-08.J.1)
  SeatSet agreed;    // to the special hand or the higher minimum
};
struct Straddle {
  SeatNo seat;
  Money amount;
};
struct DealDown {
  std::optional<SeatNo> seat;  // none: everything due goes to everyone, unseen
  FewCards cards;
};
struct DealUp {
  std::optional<SeatNo> seat;
  MaybeCard card;
};
struct DealBoard {
  FixedVector<MaybeCard, 3> cards;
};
struct DealCommon {
  MaybeCard card;
};
struct Replace {  // for a card exposed or off the table
  SeatNo seat;
  MaybeCard card;
};
// Where up cards are not entered, the dealer says who brings in or opens.
struct NameOpener {
  SeatNo seat;
};
struct BringIn {
  SeatNo seat;
  bool full = false;  // bring_in.may_open_full
};

enum class Said : std::uint8_t { nothing, fold, check, call, bet, raise, all_in, amount };
// Chips and bills put forward; nothing if the dealer just entered what was said.
struct Placed {
  Money first;
  Money then;                 // a second movement on the same turn
  bool one_chip = false;      // `first` is a single chip
  bool not_complete = false;  // announced before the second movement (POKER-08.F.1)

  bool nothing() const { return first.is_zero() && then.is_zero(); }
};
struct Act {
  SeatNo seat;
  Said said = Said::nothing;
  Money amount;  // bet, raise, amount: the total named, zero if none was
  Placed placed;
};
struct Draw {
  SeatNo seat;
  FewCards discards;
  FewCards received;
};
struct AgreeRunTwice {
  SeatSet agreed;  // empty: declined
};
struct Show {
  SeatNo seat;
  OwnCards cards;  // every card of the hand; may be empty if all are known
};
struct Muck {
  SeatNo seat;
};
struct NameWinners {
  WinningShares shares;
};
struct Push {
  std::uint8_t losers_cards = 0;
  std::optional<std::uint8_t> stub;
};
struct CallClock {
  Instant now;
};
struct TimeOut {
  Instant now;
};

// --- irregularities
struct DeclareMisdeal {
  MisdealCause cause = MisdealCause::no_shuffle_or_cut;
};
struct VoidHand {
  VoidCause cause = VoidCause::missing_cards;
};
struct BoxedCard {
  MaybeCard card;
};
struct CardsToIneligible {
  FewCards cards;
};
struct CardOffTable {
  std::optional<SeatNo> seat;  // who it was dealt to; none: from the deck
  MaybeCard card;
  bool examined = false;
};
struct CardExposed {
  SeatNo seat;
  MaybeCard card;
};
struct ChooseAfterExposure {
  SeatNo seat;
  bool stops = false;
};
struct ThrowIn {  // cards thrown away, out of turn too; forced or spoken money stays due (POKER-18.L)
  SeatNo seat;
  LostHand reason = LostHand::thrown_in;
};
struct FoulHand {
  SeatNo seat;
  Foul foul = Foul::mixed;
  bool protected_by_player = false;
  bool rebuilt = false;
  bool own_fault = false;
};
struct LockDeal {
  DealLock reason = DealLock::transaction;
};
struct UnlockDeal {};
struct EnterLate {
  SeatNo seat;
  OwnCards cards;
};
struct Rewind {                // by the dealer until a card is revealed, by the floor until the pot is pushed
  std::uint32_t commands = 1;  // how many to take back
};

using Command = std::variant<StartHand, Straddle, DealDown, DealUp, DealBoard, DealCommon, Replace, NameOpener, BringIn,
                             Act, Draw, AgreeRunTwice, Show, Muck, NameWinners, Push, CallClock, TimeOut,
                             DeclareMisdeal, VoidHand, BoxedCard, CardsToIneligible, CardOffTable, CardExposed,
                             ChooseAfterExposure, ThrowIn, FoulHand, LockDeal, UnlockDeal, EnterLate, Rewind>;

// The least authority a command takes.
Authority authority_for(const Command& command);

}  // namespace lammer::poker
