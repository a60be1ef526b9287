// Hand: the state of one hand, plain values: what lies where, whose turn it is, what is still due. It knows nothing of
// how it came about; apply() is the only thing that changes it.
#pragma once
#include <array>

#include "domain/poker/event.h"

namespace lammer::poker {

enum class Phase : std::uint8_t {
  not_started,
  dealing,
  naming_opener,  // up cards are not entered: the dealer says who brings in or opens
  bringing_in,    // the bring-in may choose to open for a full bet
  betting,
  drawing,
  run_twice_offered,
  choosing,  // a seventh card was exposed: stop or play on
  showing,
  naming_winners,
  pushing,
  ended,
};

// Cards that may come back after a reshuffle: folded hands and earlier discards.
struct DiscardPile {
  std::uint8_t count = 0;
  cards::CardSet known;

  void add(const MaybeCard& card) {
    ++count;
    if (card) known.add(*card);
  }
  friend bool operator==(const DiscardPile&, const DiscardPile&) = default;
};

struct Declaration {
  ActionKind kind = ActionKind::fold;
  Money to;
  Money price;  // when it was made: a change frees the seat

  friend bool operator==(const Declaration&, const Declaration&) = default;
};

struct Deadline {
  SeatNo seat;
  Instant ends;

  friend bool operator==(const Deadline&, const Deadline&) = default;
};

// How many cards of one kind each seat is still due. Knows at once whether anybody is, because that is asked at every
// turn.
class CardsDue {
 public:
  std::uint8_t operator[](SeatNo seat) const { return each_[seat]; }
  SeatSet seats() const { return seats_; }
  bool none() const { return seats_.empty(); }

  void set(SeatNo seat, std::size_t cards) {
    each_[seat] = static_cast<std::uint8_t>(cards);
    if (cards == 0)
      seats_.remove(seat);
    else
      seats_.add(seat);
  }
  void add_one(SeatNo seat) { set(seat, each_[seat] + 1U); }
  void take(SeatNo seat, std::size_t cards = 1) {
    insist(each_[seat] >= cards, "no seat gets more than it is due");
    set(seat, each_[seat] - cards);
  }

  friend bool operator==(const CardsDue&, const CardsDue&) = default;

 private:
  SeatMap<std::uint8_t> each_;
  SeatSet seats_;  // due at least one
};

// What is still to be dealt on this street; only live seats are due anything.
struct DealDue {
  CardsDue down;
  CardsDue up;
  CardsDue replacements;
  std::uint8_t community = 0;  // a board
  std::uint8_t next_board = 0;
  std::uint8_t last_board = 0;
  bool common = false;

  friend bool operator==(const DealDue&, const DealDue&) = default;
};

// What house and jackpots take.
struct Deductions {
  Money rake;
  Money bad_beat;
  Money high_hand;

  Money total() const { return rake + bad_beat + high_hand; }
  friend bool operator==(const Deductions&, const Deductions&) = default;
};

struct Hand {
  Phase phase = Phase::not_started;
  GameCode game = GameCode::holdem;
  KillMode kill = KillMode::none;
  SpecialHand special = SpecialHand::none;
  Outcome outcome = Outcome::completed;
  Money raised_min;
  ButtonPlace place;

  // People and money.
  SeatSet dealt;      // took part from the start
  SeatSet live;       // hold cards
  SeatSet voided;     // out with their money back (POKER-18.M.2, 18.K.3): they owe nothing more
  SeatSet stopped;    // hold cards and bet no more (POKER-18.M.3.a)
  SeatSet voluntary;  // put money in of their own will (POKER-18.G.2)
  SeatMap<Money> stacks;
  SeatMap<Contribution> paid;
  Money started_with;  // all stacks together
  Money pot;           // all contributions together
  Money rake_area;     // of the pot, already laid aside

  // Cards.
  SeatMap<OwnCards> own;
  SeatMap<std::uint8_t> up;  // bit i: own card i lies face up
  std::array<Board, boards_max> boards;
  cards::CardSet seen;  // known and not in the deck
  cards::CardSet dead;  // boxed, off the table: not used in this hand
  std::uint8_t deck_left = 0;
  std::uint8_t burns = 0;
  std::uint8_t dead_cards = 0;  // with the discards, but not used again in this hand
  DiscardPile discards;
  SeatMap<DiscardPile> own_discards;  // which of them each seat threw away at a draw

  // The cursor.
  std::uint8_t street = 0;
  DealDue due;
  SeatSet drawn;  // have drawn on this street
  bool cards_out = false;
  std::optional<DealLock> lock;
  std::uint8_t boxed = 0;
  std::uint8_t exposed = 0;

  // Betting.
  bool round_open = false;
  bool round_done = false;  // this street's betting is over, or there was none
  bool acted_on_street = false;
  BettingLimits limits;
  BettingRound betting;
  std::optional<SeatNo> last_blind;  // who posted last before the first round
  std::optional<SeatNo> opener;      // who opened the last round, or was named
  std::optional<SeatNo> choosing;
  std::optional<SeatNo> aggressor;  // last voluntary bet or raise of the hand
  std::uint8_t aggressor_street = 0;
  SeatMap<std::optional<Declaration>> declared;
  std::optional<Deadline> clock;

  // A second run.
  bool run_twice_asked = false;
  SeatSet run_twice;  // who agreed
  SeatSet asked;      // and who was asked
  std::uint8_t run_from = 0;
  std::uint8_t boards_dealt = 1;  // boards in play

  // Showdown and settlement.
  SeatSet tabled;
  SeatSet mucked;
  std::optional<SeatNo> show_first;
  SeatMap<Money> awards;   // of the sheet, not yet pushed
  Deductions due_of_pots;  // of the sheet
  Deductions taken;        // booked: out of the hand
  KillMode next_kill = KillMode::none;
  std::optional<SeatNo> killer;

  // Seats with cards are counted from here: the button, or for games without one the dealer's place.
  SeatNo origin() const { return place.button; }
  SeatSet all_in() const;
  BettingPlayers players() const { return {stacks, live, stopped, pot}; }
  bool contested() const { return live.count() > 1; }
  // Everything has been dealt that is due.
  bool deal_done() const;

  friend bool operator==(const Hand&, const Hand&) = default;
};

// The live seat that gets the next card of `due`: the one with the fewest cards, from the left of the origin.
std::optional<SeatNo> next_due(const Hand& hand, const CardsDue& due);

// What a table remembers for the next hand.
ButtonMemory memory_after(const Hand& hand, const HouseRules& rules);

// Money is where it should be, a card is in one place; checked by apply() in every build.
void insist_balanced(const Hand& hand);

}  // namespace lammer::poker
