// Parameters: named once, written and read back without loss, strict about what they take.
#include "domain/poker/parameters.h"

#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "domain/poker/parameters/text_forms.h"
#include "tests/support/rule.h"

namespace lammer::poker {
namespace {

const TableParameter& named(std::string_view name) {
  const auto* found = find_table_parameter(name);
  insist(found != nullptr, "the test names a parameter that exists");
  return *found;
}

std::vector<std::string> texts_of(const HouseRules& rules) {
  std::vector<std::string> texts;
  for (const auto& parameter : table_parameters())
    texts.push_back(std::string(parameter.name) + " = " + parameter.get(rules));
  return texts;
}

// Texts that some parameter takes: its own words, and a few of every other kind.
std::vector<std::string> tries(const TableParameter& parameter) {
  std::vector<std::string> texts{"yes",
                                 "no",
                                 "none",
                                 "all",
                                 "game",
                                 "structure",
                                 "$0",
                                 "$3",
                                 "10%",
                                 "2.5%",
                                 "0.07%",
                                 "$1,234.50",
                                 "$20: $1, $1,000: $2",
                                 "$4, $8",
                                 "1",
                                 "3",
                                 "4",
                                 "100",
                                 "$2, $2.50, $5",
                                 "Letter 12, of May",
                                 "30",
                                 "36",
                                 "",
                                 "time",
                                 "percent, incremental",
                                 "percent, time",
                                 "thirty_percent",
                                 "twice_last_blind"};
  for (const auto word : forms::parts_of(parameter.allowed)) texts.emplace_back(word);
  return texts;
}

std::vector<std::string> accepted(const TableParameter& parameter, const HouseRules& rules) {
  std::vector<std::string> texts;
  for (const auto& text : tries(parameter))
    if (auto copy = rules; parameter.set(copy, text)) texts.push_back(text);
  return texts;
}

// Some parameters set to something, by a list of numbers.
HouseRules chosen(const std::vector<unsigned>& numbers) {
  HouseRules rules;
  for (const auto number : numbers) {
    const auto& parameter = table_parameters()[number % table_parameters().size()];
    const auto texts = accepted(parameter, rules);
    insist(parameter.set(rules, texts[number / 256 % texts.size()]).has_value(), "an accepted text is accepted again");
  }
  return rules;
}

TEST(Parameters, AreNamedOnceAndSayWhatTheyAre) {
  std::set<std::string_view> names;
  for (const auto& parameter : table_parameters()) {
    EXPECT_TRUE(names.insert(parameter.name).second) << parameter.name;
    EXPECT_TRUE(parameter.meaning.ends_with(".")) << parameter.name;
    EXPECT_FALSE(parameter.allowed.empty()) << parameter.name;
    EXPECT_EQ(find_table_parameter(parameter.name), &parameter);
  }
  EXPECT_EQ(find_table_parameter("bet.smallest"), nullptr);
}

TEST(Parameters, SmallAndBigBetAreOtherWordsForTheLimits) {
  RULE("POKER-08.J+games");
  EXPECT_EQ(find_table_parameter("bet.small_bet"), find_table_parameter("bet.min"));
  EXPECT_EQ(find_table_parameter("bet.big_bet"), find_table_parameter("bet.max"));
}

TEST(Parameters, HaveAChoice) {
  for (const auto& parameter : table_parameters()) {
    const auto texts = accepted(parameter, HouseRules());
    EXPECT_GE(texts.size(), parameter.name == "deck.size" ? 1U : 2U) << parameter.name;
  }
}

RC_GTEST_PROP(Parameters, SettingWhatStandsChangesNothing, (const std::vector<unsigned>& numbers)) {
  const auto rules = chosen(numbers);
  for (const auto& parameter : table_parameters()) {
    auto copy = rules;
    RC_ASSERT(parameter.set(copy, parameter.get(rules)).has_value());
    RC_ASSERT(texts_of(copy) == texts_of(rules));
  }
}

RC_GTEST_PROP(Parameters, TheTextsTogetherAreTheRules, (const std::vector<unsigned>& numbers)) {
  const auto rules = chosen(numbers);
  HouseRules rebuilt;
  for (const auto& parameter : table_parameters()) RC_ASSERT(parameter.set(rebuilt, parameter.get(rules)).has_value());
  RC_ASSERT(texts_of(rebuilt) == texts_of(rules));
}

TEST(Parameters, RefuseWithNameClauseAndWhatIsAllowedAndChangeNothing) {
  HouseRules rules;
  const auto set = named("bet.max_raises").set(rules, "100");
  ASSERT_FALSE(set);
  EXPECT_EQ(set.error().code, "rules.out_of_range");
  EXPECT_EQ(set.error().sentence, "bet.max_raises: \"100\" is not allowed; allowed: none or 1 to 99");
  EXPECT_EQ(set.error().clause, Clause("POKER-08.K.1"));
  EXPECT_EQ(rules.bet.max_raises, std::nullopt);
  EXPECT_EQ(named("bet.max_raises").set(rules, "three").error().sentence,
            "bet.max_raises: \"three\" is not a whole number and not \"none\"");
}

struct Refused {
  std::string_view parameter;
  std::string_view text;
  std::string_view code;
};

constexpr Refused refused[] = {
    {"bet.min", "3", "rules.malformed"},
    {"bet.min", "$3 ", "rules.malformed"},
    {"bet.min", "-$3", "rules.out_of_range"},
    {"bet.min", "$10,000,000.01", "rules.out_of_range"},
    {"bet.max_raises", "0", "rules.out_of_range"},
    {"bet.max_raises", "03", "rules.malformed"},
    {"bet.max_raises", "+3", "rules.malformed"},
    {"bet.max_raises", "", "rules.malformed"},
    {"bet.max_raises", "9999999999", "rules.malformed"},
    {"bet.check_raise", "true", "rules.malformed"},
    {"bet.structure", "No_Limit", "rules.out_of_range"},
    {"table.max_seats", "11", "rules.out_of_range"},
    {"table.max_seats", "1", "rules.out_of_range"},
    {"table.game", "SINGLE_27", "rules.out_of_range"},
    {"table.game", "PINEAPPLE", "rules.out_of_range"},
    {"game.blinds", "$2, $1", "rules.out_of_range"},
    {"game.blinds", "$1, $2, $3, $4", "rules.out_of_range"},
    {"game.blinds", "$0", "rules.out_of_range"},
    {"game.blinds", "$1,$2", "rules.malformed"},
    {"game.blinds", "$1, ", "rules.malformed"},
    {"game.blinds", "", "rules.malformed"},
    {"bomb.amounts", "$10, $10", "rules.out_of_range"},
    {"button.start", "left_of_dealer", "rules.out_of_range"},
    {"split.unit_cents", "200", "rules.out_of_range"},
    {"split.unit_cents", "10", "rules.out_of_range"},
    {"rake.percent", "10.01%", "rules.out_of_range"},
    {"rake.percent", "0%", "rules.out_of_range"},
    {"rake.percent", "2.50%", "rules.malformed"},
    {"rake.percent", "2.555%", "rules.malformed"},
    {"rake.percent", "5", "rules.malformed"},
    {"rake.percent", "%", "rules.malformed"},
    {"rake.types", "time, percent", "rules.malformed"},
    {"rake.types", "percent, percent", "rules.malformed"},
    {"rake.types", "drop", "rules.out_of_range"},
    {"rake.steps", "$50: $2, $20: $1", "rules.out_of_range"},
    {"rake.steps", "$20: $2, $50: $2", "rules.out_of_range"},
    {"rake.steps", "$20", "rules.malformed"},
    {"rake.unit_cents", "0", "rules.out_of_range"},
    {"time.interval_min", "15", "rules.out_of_range"},
    {"clock.seconds", "9", "rules.out_of_range"},
    {"clock.seconds", "121", "rules.out_of_range"},
    {"deck.change_hours", "25", "rules.out_of_range"},
    {"deck.count_every", "6", "rules.out_of_range"},
    {"deck.size", "36", "rules.out_of_range"},
    {"draw.count", "5", "rules.out_of_range"},
    {"bb.schedule", "2%", "rules.malformed"},
    {"irreg.supplement", "two\nlines", "rules.malformed"},
};

TEST(Parameters, AreStrict) {
  RULE("POKER-11.C.1", "POKER-11.D.1", "POKER-17.B.3.d");
  for (const auto& row : refused) {
    HouseRules rules;
    const auto set = named(row.parameter).set(rules, row.text);
    ASSERT_FALSE(set) << row.parameter << " takes " << row.text;
    EXPECT_EQ(set.error().code, row.code) << set.error().sentence;
    EXPECT_TRUE(set.error().clause.has_value()) << row.parameter;
    EXPECT_EQ(texts_of(rules), texts_of(HouseRules())) << row.parameter;
  }
}

struct Default {
  std::string_view parameter;
  std::string_view text;
};

// The defaults of the book, where it gives them.
constexpr Default defaults[] = {
    {"table.mode", "cash"},
    {"table.max_seats", "10"},
    {"deck.shuffler", "none"},
    {"deck.change_hours", "24"},
    {"deck.count_every", "5"},
    {"deck.count_scope", "table"},
    {"deck.stub_count", "optional"},
    {"rank.low_compare", "top_down"},
    {"rank.sixplus_ace", "high"},
    {"split.unit_cents", "100"},
    {"game.ante", "$0"},
    {"clock.enabled", "no"},
    {"clock.seconds", "30"},
    {"clock.on_expiry", "check_or_fold"},
    {"bet.min", "required at every table"},
    {"bet.max_raises", "none"},
    {"bet.short_allin_reopens", "no"},
    {"bet.check_raise", "yes"},
    {"bet.out_of_turn_binding", "no"},
    {"bet.min_increase_cap", "$0"},
    {"bet.min_increase_poll", "seat_by_seat"},
    {"stakes.away", "either"},
    {"stakes.lock_while_seated", "no"},
    {"tournament.short_stack_plays", "no"},
    {"rit.enabled", "no"},
    {"bomb.short_stack", "refuse"},
    {"dbomb.button_stays", "no"},
    {"waterfall.betting", "none"},
    {"kill.mode", "none"},
    {"kill.pot_basis", "net"},
    {"jackpot.per", "round"},
    {"jackpot.pot_basis", "after_rake"},
    {"jackpot.special_hands", "yes"},
    {"rake.percent", "10%"},
    {"rake.basis", "each_pot"},
    {"rake.unit_cents", "100"},
    {"rake.no_flop_no_drop", "no"},
    {"time.interval_min", "30"},
    {"time.away_collect", "at_assessment"},
    {"time.table_share", "equal_seated"},
    {"showdown.first", "final_bettor_any_street"},
    {"showdown.reveal_all", "no"},
    {"irreg.exposed_when", "end_of_deal"},
    {"irreg.exposed_two", "exchange"},
    {"irreg.supplement", ""},
    {"button.start", "right_of_dealer"},
    {"game.heads_up_blinds", "literal"},
    {"straddle.enabled", "no"},
};

TEST(Parameters, StandAtTheDefaultsOfTheBook) {
  for (const auto& row : defaults) EXPECT_EQ(named(row.parameter).default_text(), row.text) << row.parameter;
}

TEST(Parameters, AScheduleIsWrittenInTheFormOfItsMethod) {
  RULE("POKER-15.C.1", "POKER-16.C.1");
  for (const std::string fund : {"bb", "hh"}) {
    HouseRules rules;
    const auto& method = named(fund + ".method");
    const auto& schedule = named(fund + ".schedule");
    EXPECT_TRUE(schedule.set(rules, "$1"));
    EXPECT_FALSE(schedule.set(rules, "$20: $1, $50: $2"));
    EXPECT_TRUE(method.set(rules, "steps"));
    EXPECT_FALSE(schedule.set(rules, "$1"));
    EXPECT_TRUE(schedule.set(rules, "$20: $1, $50: $2"));
    EXPECT_TRUE(method.set(rules, "percent"));
    EXPECT_TRUE(schedule.set(rules, "2.5%"));
    EXPECT_EQ(schedule.get(rules), "2.5%");
  }
}

TEST(Parameters, TheDeckIsTheGames) {
  RULE("POKER-03.A.1.a", "POKER-07.F.4.a+games");
  HouseRules rules;
  EXPECT_TRUE(named("deck.size").set(rules, "52"));
  rules.game = GameCode::sixplus;
  EXPECT_EQ(named("deck.size").get(rules), "36");
  EXPECT_FALSE(named("deck.size").set(rules, "52"));
}

}  // namespace
}  // namespace lammer::poker
