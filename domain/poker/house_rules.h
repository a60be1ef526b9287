// HouseRules: the operator's choices in force at one table, one field a parameter of the Rules Submission. Plain
// values; the defaults are the literal reading of the rule book. domain/poker/parameters.h gives each its name, range
// and clause, and check_house_rules() refuses what contradicts the game or itself. A hand is played under one
// unchanging HouseRules.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "domain/core/money.h"
#include "domain/poker/game.h"
#include "domain/ranking/ace_to_five.h"
#include "domain/ranking/six_plus.h"

namespace lammer::poker {

enum class TableMode : std::uint8_t { cash, tournament };
enum class CardsEntry : std::uint8_t { none, board, full };

enum class BetStructure : std::uint8_t { spread, fixed, pot, no_limit };
enum class MinRaise : std::uint8_t { posted_min, last_raise, any_greater };
enum class FoldUnfaced : std::uint8_t { allow, refuse };
enum class MinIncreasePoll : std::uint8_t { seat_by_seat, voice_with_floor };

struct BetRules {
  BetStructure structure = BetStructure::spread;
  Money min;                                 // spread, pot, no limit: the posted minimum; fixed: the small bet
  std::optional<Money> max;                  // spread: the posted maximum; fixed: the big bet; pot and no limit: none
  std::optional<std::uint8_t> big_bet_from;  // street index; the game's own if unset
  std::optional<std::uint8_t> max_raises;    // none: no cap
  std::optional<MinRaise> min_raise;         // unset: last_raise at pot and no limit, posted_min at spread and fixed
  bool short_allin_reopens = false;
  bool check_raise = true;
  bool out_of_turn_binding = false;
  bool fixed_half_bet = true;
  bool cap_heads_up = true;
  FoldUnfaced fold_unfaced = FoldUnfaced::allow;
  bool pot_round_small_blind = false;
  Money min_increase_cap;  // 0: players may not lift the minimum
  MinIncreasePoll min_increase_poll = MinIncreasePoll::seat_by_seat;

  MinRaise raise_unit() const {
    if (min_raise) return *min_raise;
    return structure == BetStructure::pot || structure == BetStructure::no_limit ? MinRaise::last_raise
                                                                                 : MinRaise::posted_min;
  }
};

enum class AnteMode : std::uint8_t { each, button, big_blind };
enum class HeadsUpBlinds : std::uint8_t { literal, button_small };
enum class MissedBlinds : std::uint8_t { none, post_both, wait_big_blind };
enum class StraddleUnit : std::uint8_t { straddle, big_blind };

struct ForcedRules {
  Money ante;
  AnteMode ante_mode = AnteMode::each;
  std::optional<Money> ante_for_all;  // where one seat pays: this much, however many play; unset: ante times players
  std::array<Money, 3> blinds{};      // in seat order from the button's left
  std::uint8_t blind_count = 0;
  std::optional<ForcedMoney> blind_timing;  // unset: the game's own (chapter 13: after the deal)
  HeadsUpBlinds heads_up_blinds = HeadsUpBlinds::literal;
  MissedBlinds missed_blinds = MissedBlinds::none;
  bool straddle = false;
  std::optional<Money> straddle_amount;  // unset: twice the last blind
  StraddleUnit straddle_unit = StraddleUnit::straddle;

  Money last_blind() const { return blind_count == 0 ? Money() : blinds[blind_count - 1U]; }
  Money straddle_to() const { return straddle_amount.value_or(last_blind() * 2); }
};

enum class ButtonStart : std::uint8_t { right_of_dealer, card_draw };
enum class ButtonDrawTie : std::uint8_t { suit, redeal };
enum class ButtonMove : std::uint8_t { forward, dead };

struct ButtonRules {
  ButtonStart start = ButtonStart::right_of_dealer;
  ButtonDrawTie draw_tie = ButtonDrawTie::suit;
  ButtonMove move = ButtonMove::forward;
};

enum class BringInFirstRaise : std::uint8_t { complete, add_bet };
enum class BringInLowOrder : std::uint8_t { face, best_low };
enum class BringInHlOrder : std::uint8_t { high_card, low_card };
enum class StudAllInFirst : std::uint8_t { next_best, next_clockwise };

struct StudRules {
  std::optional<Money> bring_in;  // unset: 30 percent of the small bet, rounded up to a whole dollar, never above it
  bool bring_in_may_open_full = false;
  BringInFirstRaise first_raise = BringInFirstRaise::complete;
  BringInLowOrder low_order = BringInLowOrder::face;
  BringInHlOrder hl_order = BringInHlOrder::high_card;
  StudAllInFirst all_in_first = StudAllInFirst::next_best;
  bool open_pair_big_bet = false;
  bool sufficiency_counts_burn = true;
  bool last_card_joins_reshuffle = false;
  bool common_in_showing = false;
  bool five_stud_burn_each = true;
};

struct DrawRules {
  std::optional<std::uint8_t> count;  // unset: the game's own; Badugi may have 3
  std::optional<std::uint8_t> max;    // unset: all cards
  bool stub_first = true;
  bool exclude_own = true;
  bool never_return_own = false;
  bool burns_in_reshuffle = false;
};

// `other` needs an order from the Rules Submission and is read as first_left_of_button by the engine until one is
// given.
enum class OddTo : std::uint8_t { game, first_left_of_button, card_suit };
enum class OddScope : std::uint8_t { own_dealt, played_five };
enum class OddLowOrder : std::uint8_t { face, rank_6e };

struct SplitRules {
  Money unit = Money::cents(100);  // 25, 50 or 100 cents
  OddTo odd_to = OddTo::game;      // games with one winning half
  OddTo odd_high = OddTo::game;    // each half of split games
  OddTo odd_low = OddTo::game;
  OddScope odd_scope = OddScope::own_dealt;
  OddLowOrder odd_low_order = OddLowOrder::face;
};

enum class RakeBasis : std::uint8_t { each_pot, total };

struct RakeStep {
  Money level;
  Money amount;
};

struct RakeRules {
  bool percent_on = false;
  bool incremental_on = false;
  bool time_on = false;
  Money max_per_round;
  Ratio percent{10, 100};  // above 0, up to 10 percent
  RakeBasis basis = RakeBasis::each_pot;
  Money unit = Money::cents(100);
  std::vector<RakeStep> steps;
  bool no_flop_no_drop = false;
};

enum class TimeBasis : std::uint8_t { player, table };
enum class TimeAwayCollect : std::uint8_t { at_assessment, on_return };
enum class TimeTableShare : std::uint8_t { equal_seated, from_pot };

struct TimeChargeRules {
  std::optional<TimeBasis> basis;
  Money hourly_fee;
  std::uint8_t interval_minutes = 30;  // 20, 30 or 60
  TimeAwayCollect away_collect = TimeAwayCollect::at_assessment;
  TimeTableShare table_share = TimeTableShare::equal_seated;
};

enum class ContributionMethod : std::uint8_t { flat, steps, percent };
enum class JackpotPer : std::uint8_t { round, pot };
enum class JackpotPotBasis : std::uint8_t { after_rake, gross };

// What one jackpot takes of a hand; bad beat and high hand are told apart by the field they stand in.
struct ContributionRules {
  bool enabled = false;
  ContributionMethod method = ContributionMethod::flat;
  Money flat;
  std::vector<RakeStep> steps;
  Ratio percent{0, 100};
  Money max;
  Money min_pot;
};

struct JackpotRules {
  ContributionRules bad_beat;
  ContributionRules high_hand;
  JackpotPer per = JackpotPer::round;
  JackpotPotBasis pot_basis = JackpotPotBasis::after_rake;
  bool special_hands = true;
};

enum class KillMode : std::uint8_t { none, half, full };
enum class KillPotBasis : std::uint8_t { net, gross };
enum class KillPost : std::uint8_t { none, winner_posts };

struct KillRules {
  KillMode mode = KillMode::none;
  std::optional<Money> qualifying_pot;
  KillPotBasis pot_basis = KillPotBasis::net;
  KillPost post = KillPost::none;
};

enum class ShortStack : std::uint8_t { refuse, all_in };
enum class WaterfallBetting : std::uint8_t { none, after_each_street };

struct SpecialHandRules {
  bool run_twice = false;
  bool run_twice_hilo = false;
  bool bomb = false;
  std::vector<Money> bomb_amounts;
  ShortStack bomb_short_stack = ShortStack::refuse;
  bool double_board = false;
  std::vector<Money> double_board_amounts;
  bool double_board_button_stays = false;
  bool waterfall = false;
  std::vector<Money> waterfall_amounts;
  WaterfallBetting waterfall_betting = WaterfallBetting::none;
};

enum class ShowdownFirst : std::uint8_t { final_bettor_any_street, final_street_bettor };
enum class ExposedWhen : std::uint8_t { end_of_deal, at_once };
enum class ExposedTwo : std::uint8_t { exchange, misdeal };
enum class ClockExpiry : std::uint8_t { check_or_fold, call_floor };
enum class DeckCountScope : std::uint8_t { table, deck };
enum class Shuffler : std::uint8_t { none, automatic, auto_counting };
enum class StubCount : std::uint8_t { off, optional, required };

struct ShowdownRules {
  ShowdownFirst first = ShowdownFirst::final_bettor_any_street;
  bool reveal_all = false;
};

struct IrregularityRules {
  ExposedWhen exposed_when = ExposedWhen::end_of_deal;
  ExposedTwo exposed_two = ExposedTwo::exchange;
  std::string supplement;
};

struct ClockRules {
  bool enabled = false;
  std::uint8_t seconds = 30;  // 10 to 120
  ClockExpiry on_expiry = ClockExpiry::check_or_fold;
  std::string approval_ref;  // without it the clock cannot be switched on
};

struct DeckRules {
  Shuffler shuffler = Shuffler::none;
  std::string shuffler_approval_ref;    // with a shuffler
  std::string shuffler_laboratory_ref;  // with one that counts
  std::uint8_t change_hours = 24;       // 1 to 24
  std::uint8_t count_every = 5;         // 1 to 5
  DeckCountScope count_scope = DeckCountScope::table;
  StubCount stub_count = StubCount::optional;
};

enum class AwayStakes : std::uint8_t { count, cover, either };

// What becomes of a seat's chips between hands; the table asks, the hand does not.
struct StakesRules {
  AwayStakes away = AwayStakes::either;
  bool lock_while_seated = false;
};

struct HouseRules {
  GameCode game = GameCode::holdem;
  TableMode mode = TableMode::cash;
  std::uint8_t seats_max = 10;  // the game's own limit counts if it is lower
  CardsEntry cards_entry = CardsEntry::full;
  bool short_stack_plays = false;  // tournament.short_stack_plays
  BetRules bet;
  ForcedRules forced;
  ButtonRules button;
  StudRules stud;
  DrawRules draw;
  SplitRules split;
  RakeRules rake;
  TimeChargeRules time;
  JackpotRules jackpot;
  KillRules kill;
  SpecialHandRules special;
  ShowdownRules showdown;
  IrregularityRules irregularity;
  ClockRules clock;
  DeckRules deck;
  StakesRules stakes;
  ranking::LowCompare low_compare = ranking::LowCompare::top_down;
  ranking::SixPlusAce sixplus_ace = ranking::SixPlusAce::high;
};

}  // namespace lammer::poker
