// Events of a hand: facts in the past tense, carrying what was decided (amounts, cards, seats), never a request to
// compute. Folding them gives the hand; the same log gives the same money under any later code. Plain values.
#pragma once
#include <chrono>
#include <variant>
#include <vector>

#include "domain/poker/betting.h"
#include "domain/poker/button.h"
#include "domain/poker/settlement.h"

namespace lammer::poker {

using MaybeCard = std::optional<cards::Card>;
// What one seat gets or gives at once.
using FewCards = FixedVector<MaybeCard, 5>;
using Instant = std::chrono::sys_time<std::chrono::milliseconds>;

enum class SpecialHand : std::uint8_t { none, bomb, double_board, waterfall };

// --- opening
struct HandStarted {
  GameCode game = GameCode::holdem;
  std::uint8_t deck = 52;  // cards in it
  KillMode kill = KillMode::none;
  SpecialHand special = SpecialHand::none;
  Money raised_min;  // zero: the posted minimum
  std::optional<SeatNo> killer;
  ButtonPlace place;
};
struct SeatDealtIn {
  SeatNo seat;
  Money stack;
};
struct SeatLeftOut {  // not enough to play (POKER-08.B.4)
  SeatNo seat;
  Money stack;
  Money needs;
};
struct SpecialHandDeclined {  // one refusal gives a normal hand (POKER-08.M.1.b)
  SeatNo seat;
};
enum class PostKind : std::uint8_t {
  ante,
  ante_for_all,
  blind,
  missed_small,
  missed_big,
  straddle,
  bring_in,
  preset,
  kill
};
struct Posted {
  SeatNo seat;
  PostKind kind = PostKind::ante;
  Money paid;
  Money nominal;            // what was due; more than `paid` from a short stack
  Money raise_unit;         // straddle.raise_unit = big_blind: what the next raise is measured in
  bool opening = false;     // the first bet of the hand (POKER-01.B.23); later streets are opened by ActionKind::bet
  bool raise_adds = false;  // bring_in.first_raise = add_bet
};

// --- dealing
struct StreetOpened {
  std::uint8_t index = 0;
  std::uint8_t down = 0;
  std::uint8_t up = 0;
  std::uint8_t community = 0;
  bool draw = false;
  bool common = false;  // one card for all, because the deck cannot serve everyone
  std::uint8_t first_board = 0;
  std::uint8_t last_board = 0;
};
struct Burned {};
struct BurnsReshuffled {
  std::uint8_t cards = 0;
};
struct DownDealt {
  SeatNo seat;
  FewCards cards;
};
struct DownDealtToAll {};  // everything due, unseen
struct UpDealt {
  SeatNo seat;
  MaybeCard card;
};
struct UpDealtToAll {};
struct BoardDealt {
  std::uint8_t board = 0;
  FixedVector<MaybeCard, 3> cards;
};
struct CommonDealt {
  MaybeCard card;
};

// Up cards are not entered: the dealer is asked who brings in or opens.
struct OpenerWanted {};
struct OpenerNamed {
  SeatNo seat;
};
struct BringInNamed {  // and may open for a full bet instead (bring_in.may_open_full)
  SeatNo seat;
};

// --- betting
struct BettingOpened {
  BettingLimits limits;
};
struct TurnGiven {
  SeatNo first;
  SeatSet without_option;  // a bring-in has none (POKER-10.F)
};
enum class ActionKind : std::uint8_t { fold, check, call, bet, raise };
struct Acted {
  SeatNo seat;
  ActionKind kind = ActionKind::fold;
  Money paid;
  Money to;  // bet, raise: the total of this round
  RaiseJudgement judgement;
};
// The chips put in were not what stands: more is collected, or change given (POKER-08.D, 08.F, 08.I).
struct ChipsCorrected {
  SeatNo seat;
  Money placed;
  Money stands;
  Clause clause;
};
struct DeclaredOutOfTurn {
  SeatNo seat;
  ActionKind kind = ActionKind::fold;
  Money to;
};
struct DeclarationDropped {  // the action changed before its turn
  SeatNo seat;
};
struct UncalledReturned {
  SeatNo seat;
  Money amount;
};
struct RoundClosed {};
struct RoundSkipped {};  // fewer than two can bet (POKER-07.D.3+games)
struct RakeTaken {       // to the rake area, this increment
  Money amount;
};
struct RakeReturned {
  Money amount;
};
struct ClockStarted {
  SeatNo seat;
  Instant ends;
};
struct FloorCalled {
  SeatNo seat;
};

// --- drawing
struct DiscardsReshuffled {
  std::uint8_t cards = 0;
  std::uint8_t burns = 0;           // with them, if draw.burns_in_reshuffle
  cards::CardSet known;             // those of them that had been seen
  std::optional<SeatNo> kept_back;  // this seat's own discards stay out
};
struct Drew {
  SeatNo seat;
  FewCards discards;
  FewCards received;
};

// --- run it twice
struct RunTwiceOffered {};
struct RunTwiceAgreed {
  SeatSet agreed;
};
struct RunTwiceDeclined {};

// --- showdown and settlement
struct ShowdownOpened {
  SeatNo first;
  bool winners_are_named = false;  // hands are not entered (cards.entry)
};
struct Shown {
  SeatNo seat;
  OwnCards cards;
};
struct Mucked {
  SeatNo seat;
};
struct WinnersNamed {
  WinningShare share;
};
struct PotSettled {
  std::uint8_t pot = 0;
  PotSheet sheet;
};
struct Awarded {
  Award award;
};
struct Settled {
  KillMode next_kill = KillMode::none;
  std::optional<SeatNo> killer;  // who posts, if kill.post = winner_posts
};
struct CardsCounted {
  std::uint8_t losers = 0;  // cards the losers gave back
  std::optional<std::uint8_t> stub;
};
struct RakeBooked {
  Money amount;
};
enum class Fund : std::uint8_t { bad_beat, high_hand };
struct ContributionBooked {
  Fund fund = Fund::bad_beat;
  Money amount;
};
struct Pushed {
  SeatNo seat;
  Money amount;
};
enum class Outcome : std::uint8_t { completed, misdeal, voided };
struct HandEnded {
  Outcome outcome = Outcome::completed;
};

// --- irregularities
enum class MisdealCause : std::uint8_t {
  no_shuffle_or_cut,
  wrong_start,
  face_up_cards,
  seat_skipped,
  deck_too_short,
  exposed_cards
};
struct Misdealt {
  MisdealCause cause = MisdealCause::no_shuffle_or_cut;
};
enum class VoidCause : std::uint8_t { missing_cards, extra_cards };
struct HandVoided {  // the deck leaves play (POKER-18.I)
  VoidCause cause = VoidCause::missing_cards;
};
struct BetsReturned {
  SeatNo seat;
  Money amount;
};
enum class DeadCause : std::uint8_t { boxed, off_table, ineligible_seat };
struct CardDied {  // from the deck, never used in this hand
  DeadCause cause = DeadCause::boxed;
  MaybeCard card;
};
struct CardTaken {  // from a seat, to be replaced
  SeatNo seat;
  MaybeCard card;
  bool off_table = false;
};
struct CardReplaced {
  SeatNo seat;
  MaybeCard card;
};
struct HoleCardBecameUp {  // stud: the next card goes down instead (POKER-18.M.1, 18.N)
  SeatNo seat;
  MaybeCard card;
};
struct SeatVoided {  // both hole cards exposed: out, ante back (POKER-18.M.2)
  SeatNo seat;
  Money returned;
};
struct ChoiceDue {  // seventh card exposed (POKER-18.M.3)
  SeatNo seat;
  MaybeCard card;
};
struct SeatChose {
  SeatNo seat;
  bool stops = false;
};
enum class LostHand : std::uint8_t {
  thrown_in,
  up_cards_turned,
  absent,
  fouled_unprotected,
  fouled_own_fault,
  fouled_refunded
};
// How a hand came to be fouled: the wrong number of cards, or cards that cannot be told from others (POKER-01.B.14).
enum class Foul : std::uint8_t { mixed, count };
struct HandLost {
  SeatNo seat;
  LostHand reason = LostHand::thrown_in;
  Money returned;            // fouled_refunded only (POKER-18.K.3)
  std::optional<Foul> foul;  // of a fouled hand
};
struct HandRebuilt {
  SeatNo seat;
};
enum class DealLock : std::uint8_t { transaction, shuffler_stopped, shuffler_out };
struct DealLocked {
  DealLock reason = DealLock::transaction;
};
struct DealUnlocked {};
struct LateCardsEntered {
  SeatNo seat;
  OwnCards cards;
};
struct Rewound {
  std::uint32_t to = 0;  // how many events of the log still count
};

using Event =
    std::variant<HandStarted, SeatDealtIn, SeatLeftOut, SpecialHandDeclined, Posted, StreetOpened, Burned,
                 BurnsReshuffled, DownDealt, DownDealtToAll, UpDealt, UpDealtToAll, BoardDealt, CommonDealt,
                 OpenerWanted, OpenerNamed, BringInNamed, BettingOpened, TurnGiven, Acted, ChipsCorrected,
                 DeclaredOutOfTurn, DeclarationDropped, UncalledReturned, RoundClosed, RoundSkipped, RakeTaken,
                 RakeReturned, ClockStarted, FloorCalled, DiscardsReshuffled, Drew, RunTwiceOffered, RunTwiceAgreed,
                 RunTwiceDeclined, ShowdownOpened, Shown, Mucked, WinnersNamed, PotSettled, Awarded, Settled,
                 CardsCounted, RakeBooked, ContributionBooked, Pushed, HandEnded, Misdealt, HandVoided, BetsReturned,
                 CardDied, CardTaken, CardReplaced, HoleCardBecameUp, SeatVoided, ChoiceDue, SeatChose, HandLost,
                 HandRebuilt, DealLocked, DealUnlocked, LateCardsEntered, Rewound>;
static_assert(std::is_trivially_copyable_v<Event>);

// Reused by the caller from command to command, so that the ordinary action allocates nothing.
using Events = std::vector<Event>;

}  // namespace lammer::poker
