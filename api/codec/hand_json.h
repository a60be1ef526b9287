// What a screen shows of a hand, as JSON: the table as it lies, what is to be done next with every legal choice, and
// the settlement sheet. Written only; the record is made of events.
#pragma once
#include <string>
#include <vector>

#include "domain/poker/next_step.h"

namespace lammer::codec {

// Cards that lie face down and are known to the record: a screen that others see must not have them.
enum class DownCards : std::uint8_t { as_entered, hidden };

struct CardView {
  poker::MaybeCard card;
  bool up = false;
};

struct SeatView {
  bool all_in = false;
  Money award;  // of the sheet, not yet pushed
  std::vector<CardView> cards;
  std::optional<poker::Declaration> declared;
  Money in_pot;
  Money in_round;
  bool live = false;  // holds cards
  bool mucked = false;
  SeatNo seat;
  Money stack;
  bool tabled = false;
};

struct BettingView {
  Money price;
  std::uint8_t raises = 0;
  std::optional<SeatNo> turn;
};

struct DeckView {
  std::uint8_t burns = 0;
  std::uint8_t left = 0;
};

struct StreetView {
  std::uint8_t index = 0;
  std::string name;
};

struct HandView {
  std::optional<BettingView> betting;  // while a round is open
  std::vector<poker::Board> boards;
  std::optional<poker::Deadline> clock;
  DeckView deck;
  poker::GameCode game = poker::GameCode::holdem;
  poker::KillMode kill = poker::KillMode::none;
  std::optional<poker::DealLock> lock;
  std::optional<poker::Outcome> outcome;  // when it is over
  poker::Phase phase = poker::Phase::not_started;
  poker::ButtonPlace place;
  Money pot;
  std::vector<poker::Pot> pots;  // the main pot first, this round's bets included
  Money rake_area;
  std::vector<SeatView> seats;  // dealt in, by number
  poker::SpecialHand special = poker::SpecialHand::none;
  StreetView street;
};

// A step with what belongs to its kind only.
struct StepView {
  std::uint8_t board = 0;
  std::uint8_t cards = 0;
  Clause clause;
  poker::StepKind kind = poker::StepKind::nothing;
  std::optional<poker::LegalActions> legal;
  bool may_muck = false;
  bool may_open_full = false;
  std::optional<SeatNo> seat;
  std::string sentence;
  std::optional<SeatNo> straddle;
  std::optional<std::uint8_t> stub;
};

// An award with the cards that won it; none where the hand was not shown or is not known.
struct AwardView {
  Money amount;
  std::uint8_t board = 0;
  std::vector<poker::MaybeCard> cards;
  std::uint8_t half = 0;
  std::uint8_t pot = 0;
  SeatNo seat;
};

struct SheetView {
  std::vector<AwardView> awards;
  Money awarded;
  Money bad_beat;
  Money high_hand;
  Money in;
  std::vector<poker::PotSheet> pots;
  Money rake;
};

HandView view_of(const poker::Hand& hand, DownCards down);
StepView view_of(const poker::NextStep& step, const poker::Hand& hand, const poker::HouseRules& rules);
SheetView view_of(const poker::SettlementSheet& sheet, const poker::Hand& hand, const poker::HouseRules& rules);

std::string encode_hand(const poker::Hand& hand, DownCards down);
std::string encode_next_step(const poker::NextStep& step, const poker::Hand& hand, const poker::HouseRules& rules);
std::string encode_settlement(const poker::SettlementSheet& sheet, const poker::Hand& hand,
                              const poker::HouseRules& rules);

}  // namespace lammer::codec
