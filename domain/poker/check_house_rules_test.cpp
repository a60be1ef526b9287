// House rules that contradict the game or themselves are refused: one row a refusal, in the order they are given.
#include "domain/poker/check_house_rules.h"

#include <gtest/gtest.h>

#include "domain/poker/presets.h"
#include "tests/support/rule.h"

namespace lammer::poker {
namespace {

using enum GameCode;

struct Row {
  const char* what;
  GameCode game;
  void (*spoil)(HouseRules&);
  std::string_view code;
  Clause clause;
};

Money dollars(std::int64_t amount) {
  return Money::dollars(amount);
}

// Each row spoils one thing in rules that pass. No row's fault is found by a check above its own.
const Row rows[] = {
    {"a game outside the catalogue", holdem, [](HouseRules& r) { r.game = single_27; }, "rules.not_offered",
     "POKER-09.A.6"},

    {"eleven seats", holdem, [](HouseRules& r) { r.seats_max = 11; }, "rules.out_of_range", "POKER-02.A"},
    {"a hundred raises", holdem, [](HouseRules& r) { r.bet.max_raises = 100; }, "rules.out_of_range", "POKER-08.K.1"},
    {"falling blinds", holdem, [](HouseRules& r) { r.forced.blinds = {dollars(4), dollars(2)}; }, "rules.out_of_range",
     "POKER-11.D.1"},
    {"a blind of nothing", holdem, [](HouseRules& r) { r.forced.blinds = {Money(), dollars(2)}; }, "rules.out_of_range",
     "POKER-11.D.1"},
    {"a unit above a dollar", holdem, [](HouseRules& r) { r.split.unit = dollars(2); }, "rules.out_of_range",
     "POKER-06.H"},
    {"a unit of a dime", holdem, [](HouseRules& r) { r.split.unit = Money::cents(10); }, "rules.out_of_range",
     "POKER-06.H"},
    {"rake above ten percent", holdem, [](HouseRules& r) { r.rake.percent = percent(11); }, "rules.out_of_range",
     "POKER-17.B.1"},
    {"no rake percent", holdem, [](HouseRules& r) { r.rake.percent = percent(0); }, "rules.out_of_range",
     "POKER-17.B.1"},
    {"a third of the pot", holdem, [](HouseRules& r) { r.rake.percent = {1, 3}; }, "rules.malformed", "POKER-17.B.1"},
    {"rake levels that fall", holdem,
     [](HouseRules& r) { r.rake.steps = {{dollars(50), dollars(1)}, {dollars(20), dollars(2)}}; },
     "rules.out_of_range", "POKER-17.B.2"},
    {"a quarter of an hour", holdem, [](HouseRules& r) { r.time.interval_minutes = 15; }, "rules.out_of_range",
     "POKER-17.B.3.d"},
    {"a deck for two days", holdem, [](HouseRules& r) { r.deck.change_hours = 48; }, "rules.out_of_range",
     "POKER-03.C"},
    {"a count every six rounds", holdem, [](HouseRules& r) { r.deck.count_every = 6; }, "rules.out_of_range",
     "POKER-07.F.4.a"},
    {"a clock of five seconds", holdem, [](HouseRules& r) { r.clock.seconds = 5; }, "rules.out_of_range",
     "POKER-07.D.4"},

    {"another low order at Triple Draw", td_a5,
     [](HouseRules& r) { r.low_compare = ranking::LowCompare::best_card_first; }, "rules.not_in_this_game",
     "POKER-06.G"},
    {"another low order at Hold 'Em", holdem,
     [](HouseRules& r) { r.low_compare = ranking::LowCompare::best_card_first; }, "rules.not_in_this_game",
     "POKER-06.G"},
    {"a Six Plus ace at Hold 'Em", holdem, [](HouseRules& r) { r.sixplus_ace = ranking::SixPlusAce::low_kicker; },
     "rules.not_in_this_game", "POKER-06.J"},
    {"a button ante at stud", stud_high, [](HouseRules& r) { r.forced.ante_mode = AnteMode::button; },
     "rules.not_in_this_game", "POKER-11.B.1"},
    {"blinds at stud", stud_high,
     [](HouseRules& r) {
       r.forced.blinds = {dollars(4)};
       r.forced.blind_count = 1;
     },
     "rules.not_in_this_game", "POKER-10.D.1"},
    {"a straddle at five-card draw", draw_high, [](HouseRules& r) { r.forced.straddle = true; },
     "rules.not_in_this_game", "POKER-13.F"},
    {"a straddle at stud", stud_high, [](HouseRules& r) { r.forced.straddle = true; }, "rules.not_in_this_game",
     "POKER-10.D"},
    {"a button start at stud", stud_high, [](HouseRules& r) { r.button.start = ButtonStart::card_draw; },
     "rules.not_in_this_game", "POKER-11.C.1"},
    {"a bring-in at Hold 'Em", holdem, [](HouseRules& r) { r.stud.bring_in = dollars(1); }, "rules.not_in_this_game",
     "POKER-10.D.1"},
    {"a low order of the bring-in at stud high", stud_high,
     [](HouseRules& r) { r.stud.low_order = BringInLowOrder::best_low; }, "rules.not_in_this_game", "POKER-10.D.4.b"},
    {"a high-low order of the bring-in at stud eight", stud_hl8,
     [](HouseRules& r) { r.stud.hl_order = BringInHlOrder::low_card; }, "rules.not_in_this_game", "POKER-10.D.4.c"},
    {"a common card at five-card stud", stud5_high, [](HouseRules& r) { r.stud.common_in_showing = true; },
     "rules.not_in_this_game", "POKER-10.J.4"},
    {"five-card burns at seven-card stud", stud_high, [](HouseRules& r) { r.stud.five_stud_burn_each = false; },
     "rules.not_in_this_game", "POKER-14.H"},
    {"draws at Hold 'Em", holdem, [](HouseRules& r) { r.draw.count = 3; }, "rules.not_in_this_game", "POKER-20.K"},
    {"one odd-unit rule where there are two halves", omaha_hl8,
     [](HouseRules& r) { r.split.odd_to = OddTo::card_suit; }, "rules.not_in_this_game", "POKER-06.H"},
    {"an odd-unit rule for a half that is not there", holdem,
     [](HouseRules& r) { r.split.odd_low = OddTo::card_suit; }, "rules.not_in_this_game", "POKER-12.K.8"},
    {"a kill at Hold 'Em", holdem, [](HouseRules& r) { r.kill = {KillMode::full, dollars(100)}; },
     "rules.not_in_this_game", "POKER-01.B.21"},
    {"a kill at Omaha high", omaha_high, [](HouseRules& r) { r.kill = {KillMode::full, dollars(100)}; },
     "rules.not_in_this_game", "POKER-12.M"},
    {"a kill at Five-Card Omaha high", omaha5_high, [](HouseRules& r) { r.kill = {KillMode::half, dollars(100)}; },
     "rules.not_in_this_game", "POKER-19.M"},
    {"a second run at stud", stud_high, [](HouseRules& r) { r.special.run_twice = true; }, "rules.not_in_this_game",
     "POKER-08.L"},
    {"a bomb pot at Badugi", badugi, [](HouseRules& r) { r.special.bomb = true; }, "rules.not_in_this_game",
     "POKER-08.M"},
    {"a double board at five-card draw", draw_low, [](HouseRules& r) { r.special.double_board = true; },
     "rules.not_in_this_game", "POKER-08.N"},
    {"a waterfall at Triple Draw", td_27, [](HouseRules& r) { r.special.waterfall = true; }, "rules.not_in_this_game",
     "POKER-08.O"},
    {"a stub count at stud", stud_low, [](HouseRules& r) { r.deck.stub_count = StubCount::required; },
     "rules.not_in_this_game", "POKER-07.F.5"},

    {"no minimum bet", holdem, [](HouseRules& r) { r.bet.min = Money(); }, "rules.missing", "POKER-08.J"},
    {"spread limit without a maximum", holdem, [](HouseRules& r) { r.bet.max = std::nullopt; }, "rules.missing",
     "POKER-08.J"},
    {"fixed limit without a big bet", holdem,
     [](HouseRules& r) {
       r.bet.structure = BetStructure::fixed;
       r.bet.max = std::nullopt;
     },
     "rules.missing", "POKER-08.J"},
    {"no limit with a maximum", holdem, [](HouseRules& r) { r.bet.structure = BetStructure::no_limit; },
     "rules.conflict", "POKER-08.J+games"},
    {"pot limit with a maximum", holdem, [](HouseRules& r) { r.bet.structure = BetStructure::pot; }, "rules.conflict",
     "POKER-08.J+games"},
    {"a maximum below the minimum", holdem, [](HouseRules& r) { r.bet.max = dollars(3); }, "rules.conflict",
     "POKER-08.J"},
    {"a big bet from a fifth street at Hold 'Em", holdem, [](HouseRules& r) { r.bet.big_bet_from = 4; },
     "rules.conflict", "POKER-08.J+games"},
    {"a fixed limit with free raises", holdem,
     [](HouseRules& r) {
       r.bet.structure = BetStructure::fixed;
       r.bet.min_raise = MinRaise::any_greater;
     },
     "rules.conflict", "POKER-01.B.29"},
    {"a pot-limit rule at spread limit", holdem, [](HouseRules& r) { r.bet.pot_round_small_blind = true; },
     "rules.conflict", "POKER-19.B.1"},

    {"no blinds at Omaha", omaha_high, [](HouseRules& r) { r.forced.blind_count = 0; }, "rules.missing",
     "POKER-12.D.1"},
    {"no blinds at Badugi", badugi, [](HouseRules& r) { r.forced.blind_count = 0; }, "rules.missing", "POKER-20.D.1"},
    {"blinds after the deal at Hold 'Em", holdem,
     [](HouseRules& r) { r.forced.blind_timing = ForcedMoney::blinds_after_deal; }, "rules.conflict", "POKER-11.D.1"},
    {"a straddle below the blind", holdem,
     [](HouseRules& r) {
       r.forced.straddle = true;
       r.forced.straddle_amount = dollars(4);
     },
     "rules.conflict", "POKER-11.E"},

    {"a bring-in above the small bet", stud_high, [](HouseRules& r) { r.stud.bring_in = dollars(5); },
     "rules.conflict", "POKER-10.D.1"},
    {"a bring-in of nothing", stud5_high, [](HouseRules& r) { r.stud.bring_in = Money(); }, "rules.conflict",
     "POKER-14.D.1"},

    {"two draws at Badugi", badugi, [](HouseRules& r) { r.draw.count = 2; }, "rules.conflict", "POKER-20.K"},
    {"four draws at Triple Draw", td_27, [](HouseRules& r) { r.draw.count = 4; }, "rules.conflict", "POKER-21.D.13"},
    {"three draws at five-card draw", draw_high, [](HouseRules& r) { r.draw.count = 3; }, "rules.conflict",
     "POKER-13.G"},
    {"a limit of four cards at Badugi", badugi, [](HouseRules& r) { r.draw.max = 4; }, "rules.conflict",
     "POKER-20.H.2"},

    {"an odd unit by the button at stud", stud_high,
     [](HouseRules& r) { r.split.odd_to = OddTo::first_left_of_button; }, "rules.conflict", "POKER-10.L.3.d"},
    {"an odd unit by the button at stud low", stud_low,
     [](HouseRules& r) { r.split.odd_to = OddTo::first_left_of_button; }, "rules.conflict", "POKER-10.L.3.f"},

    {"a kill without its pot", omaha_hl8, [](HouseRules& r) { r.kill.mode = KillMode::full; }, "rules.missing",
     "POKER-01.B.28"},
    {"half a kill of half a cent", badugi,
     [](HouseRules& r) {
       r.kill = {KillMode::half, dollars(100)};
       r.bet.min = Money::cents(375);
     },
     "rules.conflict", "POKER-01.B.15"},

    {"rake at a tournament", holdem, [](HouseRules& r) { r.mode = TableMode::tournament; }, "rules.conflict",
     "POKER-17.A"},
    {"no rake at a cash table", holdem, [](HouseRules& r) { r.rake.percent_on = false; }, "rules.missing",
     "POKER-17.A.1"},
    {"rake without a cap", holdem, [](HouseRules& r) { r.rake.max_per_round = Money(); }, "rules.missing",
     "POKER-17.A.3"},
    {"incremental rake without levels", holdem, [](HouseRules& r) { r.rake.incremental_on = true; }, "rules.missing",
     "POKER-17.B.2"},

    {"a time charge on nobody", holdem,
     [](HouseRules& r) {
       r.rake.time_on = true;
       r.time.hourly_fee = dollars(12);
     },
     "rules.missing", "POKER-17.B.3.a"},
    {"a time charge of nothing", holdem,
     [](HouseRules& r) {
       r.rake.time_on = true;
       r.time.basis = TimeBasis::player;
     },
     "rules.missing", "POKER-17.B.3.c"},
    {"ten dollars an hour by twenty minutes", holdem,
     [](HouseRules& r) {
       r.rake.time_on = true;
       r.time = {TimeBasis::player, dollars(10), 20};
     },
     "rules.conflict", "POKER-17.B.3.d"},

    {"a bad beat at a tournament", holdem,
     [](HouseRules& r) {
       r.mode = TableMode::tournament;
       r.rake.percent_on = false;
       r.jackpot.bad_beat.enabled = true;
       r.jackpot.bad_beat.flat = r.jackpot.bad_beat.max = dollars(1);
     },
     "rules.conflict", "POKER-15.A"},
    {"a bad beat that takes nothing", holdem,
     [](HouseRules& r) {
       r.jackpot.bad_beat.enabled = true;
       r.jackpot.bad_beat.max = dollars(1);
     },
     "rules.missing", "POKER-15.C.1"},
    {"a bad beat without a cap", holdem,
     [](HouseRules& r) {
       r.jackpot.bad_beat.enabled = true;
       r.jackpot.bad_beat.flat = dollars(1);
     },
     "rules.missing", "POKER-15.B.1"},
    {"a high hand at a tournament", holdem,
     [](HouseRules& r) {
       r.mode = TableMode::tournament;
       r.rake.percent_on = false;
       r.jackpot.high_hand.enabled = true;
       r.jackpot.high_hand.flat = r.jackpot.high_hand.max = dollars(1);
     },
     "rules.conflict", "POKER-16.A"},
    {"a high hand without steps", holdem,
     [](HouseRules& r) {
       r.jackpot.high_hand.enabled = true;
       r.jackpot.high_hand.method = ContributionMethod::steps;
       r.jackpot.high_hand.max = dollars(1);
     },
     "rules.missing", "POKER-16.C.1"},
    {"a high hand without a cap", holdem,
     [](HouseRules& r) {
       r.jackpot.high_hand.enabled = true;
       r.jackpot.high_hand.method = ContributionMethod::percent;
       r.jackpot.high_hand.percent = percent(2);
     },
     "rules.missing", "POKER-16.B.2"},

    {"a second run at a tournament", holdem,
     [](HouseRules& r) {
       r.mode = TableMode::tournament;
       r.rake.percent_on = false;
       r.special.run_twice = true;
     },
     "rules.conflict", "POKER-08.L.1.a"},
    {"a second run high-low without its switch", omaha_hl8, [](HouseRules& r) { r.special.run_twice = true; },
     "rules.conflict", "POKER-08.L+games"},
    {"a bomb pot at a tournament", holdem,
     [](HouseRules& r) {
       r.mode = TableMode::tournament;
       r.rake.percent_on = false;
       r.special.bomb = true;
       r.special.bomb_amounts = {dollars(10)};
     },
     "rules.conflict", "POKER-08.M.1.a"},
    {"a bomb pot without amounts", holdem, [](HouseRules& r) { r.special.bomb = true; }, "rules.missing",
     "POKER-08.M"},
    {"a double board at a tournament", holdem,
     [](HouseRules& r) {
       r.mode = TableMode::tournament;
       r.rake.percent_on = false;
       r.special.double_board = true;
       r.special.double_board_amounts = {dollars(10)};
     },
     "rules.conflict", "POKER-08.N.1.a"},
    {"a double board without amounts", holdem, [](HouseRules& r) { r.special.double_board = true; }, "rules.missing",
     "POKER-08.N"},
    {"a waterfall at a tournament", holdem,
     [](HouseRules& r) {
       r.mode = TableMode::tournament;
       r.rake.percent_on = false;
       r.special.waterfall = true;
       r.special.waterfall_amounts = {dollars(10)};
     },
     "rules.conflict", "POKER-08.O.1.a"},
    {"a waterfall without amounts", holdem, [](HouseRules& r) { r.special.waterfall = true; }, "rules.missing",
     "POKER-08.O"},

    {"a short stack at a cash table", holdem, [](HouseRules& r) { r.short_stack_plays = true; }, "rules.conflict",
     "POKER-08.B.4"},
    {"a shuffler without approval", holdem, [](HouseRules& r) { r.deck.shuffler = Shuffler::automatic; },
     "rules.missing", "POKER-07.F.4.b"},
    {"a counting shuffler without a laboratory", holdem,
     [](HouseRules& r) {
       r.deck.shuffler = Shuffler::auto_counting;
       r.deck.shuffler_approval_ref = "A-17";
     },
     "rules.missing", "POKER-07.F.4.b"},
    {"a clock without approval", holdem, [](HouseRules& r) { r.clock.enabled = true; }, "rules.missing",
     "POKER-07.D.4"},
};

TEST(CheckHouseRules, RefusesEachContradictionWithItsClause) {
  // Of the clauses in the rows, those whose whole word on the matter is this refusal.
  RULE("POKER-01.B.21", "POKER-01.B.28", "POKER-02.A", "POKER-07.D.4", "POKER-07.F.4.b", "POKER-08.L+games",
       "POKER-08.L.1.a", "POKER-08.M", "POKER-08.M+games", "POKER-08.M.1.a", "POKER-08.N", "POKER-08.N.1.a",
       "POKER-08.O", "POKER-08.O+games", "POKER-08.O.1.a", "POKER-09.A.6", "POKER-10.D.1", "POKER-11.D.1", "POKER-12.M",
       "POKER-13.F", "POKER-14.D.1", "POKER-17.A", "POKER-17.A.1", "POKER-17.B.3.a", "POKER-17.B.3.c", "POKER-17.B.3.d",
       "POKER-19.M", "POKER-20.K");
  for (const auto& row : rows) {
    auto rules = literal_rules(row.game);
    ASSERT_TRUE(check_house_rules(rules)) << game(row.game).id;
    row.spoil(rules);
    const auto checked = check_house_rules(rules);
    ASSERT_FALSE(checked) << row.what;
    EXPECT_EQ(checked.error().code, row.code) << row.what << ": " << checked.error().sentence;
    EXPECT_EQ(checked.error().clause->id(), row.clause.id()) << row.what << ": " << checked.error().sentence;
  }
}

TEST(CheckHouseRules, GivesAllRefusalsOfTheSameRoundInTheirOrder) {
  auto rules = literal_rules(holdem);
  rules.clock.enabled = true;
  rules.special.bomb = true;
  rules.forced.blind_count = 0;
  rules.bet.min = Money();
  rules.sixplus_ace = ranking::SixPlusAce::low_kicker;
  std::vector<std::string_view> clauses;
  for (const auto& refusal : refusals_of(rules)) clauses.push_back(refusal.clause->id());
  EXPECT_EQ(clauses,
            (std::vector<std::string_view>{"POKER-06.J", "POKER-08.J", "POKER-11.D.1", "POKER-08.M", "POKER-07.D.4"}));
  rules.seats_max = 1;
  EXPECT_EQ(refusals_of(rules).size(), 1U);
}

TEST(CheckHouseRules, SaysWhatIsWrongToAPerson) {
  auto rules = literal_rules(omaha_high);
  rules.kill = {KillMode::full, dollars(100)};
  EXPECT_EQ(check_house_rules(rules).error().sentence, "kill.mode is for games with a kill, not for Omaha High");
  rules = literal_rules(badugi);
  rules.draw.count = 2;
  EXPECT_EQ(check_house_rules(rules).error().sentence, "draw.count: Badugi has 4 draws or 3");
}

struct Allowed {
  const char* what;
  GameCode game;
  void (*choose)(HouseRules&);
};

const Allowed choices[] = {
    {"blinds before the deal at five-card draw", draw_high,
     [](HouseRules& r) { r.forced.blind_timing = ForcedMoney::blinds_before_deal; }},
    {"three draws at Badugi", badugi, [](HouseRules& r) { r.draw.count = 3; }},
    {"a limit of four cards at five-card draw", draw_low, [](HouseRules& r) { r.draw.max = 4; }},
    {"a straddle at Triple Draw", td_27, [](HouseRules& r) { r.forced.straddle = true; }},
    {"a kill at Omaha eight", omaha_hl8, [](HouseRules& r) { r.kill = {KillMode::full, dollars(100)}; }},
    {"a half kill at Five-Card Omaha eight", omaha5_hl8,
     [](HouseRules& r) { r.kill = {KillMode::half, dollars(100)}; }},
    {"a kill at Badugi", badugi, [](HouseRules& r) { r.kill = {KillMode::full, dollars(120)}; }},
    {"a kill at Badacey", td_badacey, [](HouseRules& r) { r.kill = {KillMode::full, dollars(200)}; }},
    {"a bring-in of the small bet", stud_high, [](HouseRules& r) { r.stud.bring_in = r.bet.min; }},
    {"three blinds, two of them equal", omaha_high,
     [](HouseRules& r) {
       r.forced.blinds = {dollars(4), dollars(4), dollars(8)};
       r.forced.blind_count = 3;
     }},
    {"time beside percent", holdem,
     [](HouseRules& r) {
       r.rake.time_on = true;
       r.time = {TimeBasis::player, dollars(12), 20};
     }},
    {"time alone, without a cap on the hand", holdem,
     [](HouseRules& r) {
       r.rake = {};
       r.rake.time_on = true;
       r.time = {TimeBasis::table, dollars(60), 60};
     }},
    {"a tournament without rake", holdem,
     [](HouseRules& r) {
       r.mode = TableMode::tournament;
       r.rake.percent_on = false;
       r.short_stack_plays = true;
     }},
    {"a second run high-low with its switch", omaha_hl8,
     [](HouseRules& r) { r.special.run_twice = r.special.run_twice_hilo = true; }},
    {"every special hand at Six Plus", sixplus,
     [](HouseRules& r) {
       r.special.run_twice = r.special.bomb = r.special.double_board = r.special.waterfall = true;
       r.special.bomb_amounts = r.special.double_board_amounts =
           r.special.waterfall_amounts = {dollars(10), dollars(25)};
     }},
    {"another low order at Omaha eight", omaha_hl8,
     [](HouseRules& r) { r.low_compare = ranking::LowCompare::best_card_first; }},
    {"a big bet from the flop", holdem, [](HouseRules& r) { r.bet.big_bet_from = 1; }},
    {"a clock with its approval", holdem,
     [](HouseRules& r) {
       r.clock.enabled = true;
       r.clock.approval_ref = "A-4";
     }},
};

TEST(CheckHouseRules, AllowsWhatTheBookLeavesToTheOperator) {
  RULE("POKER-08.L+games", "POKER-12.D.1", "POKER-12.M", "POKER-13.E", "POKER-13.G.2", "POKER-17.B", "POKER-19.M",
       "POKER-20.B.2", "POKER-20.K", "POKER-21.B.3", "POKER-21.C.3.a");
  for (const auto& choice : choices) {
    auto rules = literal_rules(choice.game);
    choice.choose(rules);
    for (const auto& refusal : refusals_of(rules)) ADD_FAILURE() << choice.what << ": " << refusal.sentence;
  }
}

}  // namespace
}  // namespace lammer::poker
