// Whole files: what is read, and that each thing that can be wrong is named.
#include "services/exports/phh/reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lammer::phh {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// A good hand with one field exchanged, or left out where `value` is empty. One line a field, from line 1.
std::string hand_with(std::string_view field, std::string_view value) {
  std::string text;
  bool found = false;
  for (const auto& [name, usual] :
       std::initializer_list<std::pair<std::string_view, std::string_view>>{{"variant", "'NT'"},
                                                                            {"antes", "[0, 0, 0]"},
                                                                            {"blinds_or_straddles", "[1, 2, 0]"},
                                                                            {"min_bet", "2"},
                                                                            {"starting_stacks", "[100, 100, 100]"},
                                                                            {"actions", "['d dh p1 AsKd', 'p3 f']"}}) {
    found |= name == field;
    const auto chosen = name == field ? value : usual;
    if (!chosen.empty()) text += std::string(name) + " = " + std::string(chosen) + "\n";
  }
  if (!found) text += std::string(field) + " = " + std::string(value) + "\n";
  return text;
}

void expect_refused(const std::string& text, std::string_view code, const std::string& sentence) {
  const auto hand = parse_phh(text);
  ASSERT_FALSE(hand) << text;
  EXPECT_EQ(hand.error().code, code) << hand.error().sentence;
  EXPECT_EQ(hand.error().sentence, sentence);
}

void expect_field_refused(std::string_view field, std::string_view value, const std::string& sentence) {
  expect_refused(hand_with(field, value), "phh.field", sentence);
}

TEST(PhhReader, ReadsAHand) {
  const auto hand = parse_phh(R"(
# Comments stand anywhere.
variant = "PO" # here too
antes = [0, 0]
blinds_or_straddles = [
  0.5, # the button
  1,
]
min_bet = 1.0
starting_stacks = [1_259_450.25, 678473.5]
actions = [
  # Before the flop

  "d dh p1 Ah3sKsKh",  # Ada
  'd dh p2 ????????',  # Ben
  "p2 cbr 2.5 # a small one",
]
players = ["Ada", ""]
seats = [4, 7]
finishing_stacks = [1259451.25, 678472.5]
winnings = [3, 0]
hand = "R5-3518092-658"
table = 12
event = "Spring \"Open\" | Día 1"
time = 19:22:05
_own = -3
)");
  ASSERT_TRUE(hand) << hand.error().sentence;
  EXPECT_EQ(hand->variant, Variant::po);
  EXPECT_FALSE(hand->ante_trimming_status);
  EXPECT_THAT(hand->blinds_or_straddles, ElementsAre(Money::cents(50), Money::dollars(1)));
  EXPECT_EQ(hand->min_bet, Money::dollars(1));
  EXPECT_EQ(hand->bring_in, std::nullopt);
  EXPECT_THAT(hand->starting_stacks, ElementsAre(Money::cents(125945025), Money::cents(67847350)));
  ASSERT_EQ(hand->actions.size(), 3U);
  EXPECT_EQ(hand->actions[2].act, Act(CompleteBetOrRaiseTo{2, Money::cents(250)}));
  EXPECT_EQ(hand->actions[2].remark, "a small one");
  EXPECT_EQ(hand->actions[2].position, 3U);
  EXPECT_THAT(*hand->players, ElementsAre("Ada", ""));
  EXPECT_THAT(*hand->seats, ElementsAre(4, 7));
  EXPECT_THAT(*hand->finishing_stacks, ElementsAre(Money::cents(125945125), Money::cents(67847250)));
  EXPECT_THAT(*hand->winnings, ElementsAre(Money::dollars(3), Money()));
  EXPECT_EQ(hand->details, (std::map<std::string, Detail>{{"hand", "R5-3518092-658"},
                                                          {"table", 12},
                                                          {"event", "Spring \"Open\" | Día 1"},
                                                          {"time", TimeOfDay{19, 22, 5}},
                                                          {"_own", -3}}));
}

TEST(PhhReader, LeavesOutFieldsOfOtherKinds) {
  const auto hand = parse_phh(hand_with("time_limit", "30.5\ntime_banks = [1, 2, 3]\n_own = {a = 1}\n_yes = true"));
  ASSERT_TRUE(hand) << hand.error().sentence;
  EXPECT_TRUE(hand->details.empty());
}

TEST(PhhReader, KnowsWhoPostsHeadsUp) {
  PhhHand hand;
  hand.starting_stacks.resize(2);
  EXPECT_EQ(posted_by(hand, 0), 2);
  EXPECT_EQ(posted_by(hand, 1), 1);
  hand.starting_stacks.resize(3);
  EXPECT_EQ(posted_by(hand, 0), 1);
  EXPECT_EQ(posted_by(hand, 2), 3);
}

TEST(PhhReader, TakesAPostFromOutsideTheBlinds) {
  const auto hand = parse_phh(hand_with("blinds_or_straddles", "[1, 2, -2]"));
  ASSERT_TRUE(hand) << hand.error().sentence;
  EXPECT_EQ(hand->blinds_or_straddles[2], Money::dollars(-2));
}

TEST(PhhReader, RefusesAnUnknownVariant) {
  expect_refused(hand_with("variant", "'PLO'"), "phh.variant",
                 "variant \"PLO\" is not known; the known ones are "
                 "FT, NT, NS, PO, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB");
  expect_field_refused("variant", "", "variant is missing: it is one of " + known_variants());
  expect_field_refused("variant", "7", "line 1: variant is a text");
}

TEST(PhhReader, NamesTheFieldThatIsMissing) {
  expect_field_refused("starting_stacks", "", "starting_stacks is missing: it says who plays");
  expect_field_refused("antes", "", "antes is missing: it is a list of zeros where there are none");
  expect_field_refused("blinds_or_straddles", "", "blinds_or_straddles is missing: NT has one");
  expect_field_refused("min_bet", "", "min_bet is missing: NT has one");
  expect_field_refused("actions", "", "actions is missing: it is a list of entries such as \"p1 cc\"");
  expect_field_refused("variant", "'F2L3D'", "small_bet is missing: F2L3D has one");
}

TEST(PhhReader, RefusesTheMoneyFieldsOfOtherVariants) {
  expect_field_refused("bring_in", "1", "line 7: bring_in does not belong here: NT has none");
  expect_field_refused("small_bet", "1", "line 7: small_bet does not belong here: NT has none");
  expect_field_refused("variant", "'FR'", "line 3: blinds_or_straddles does not belong here: FR has none");
}

TEST(PhhReader, NamesTheFieldThatIsWrong) {
  expect_field_refused("antes", "3", "line 2: antes is a list in [ ]");
  expect_field_refused("antes", "[0, '1', 0]", "line 2: antes[2] is a number");
  expect_field_refused("antes", "[0, -1, 0]", "line 2: antes[2] is -1: it cannot be below zero");
  expect_field_refused("antes", "[0, 0]", "line 2: antes has 2 and starting_stacks 3: there is one entry a player");
  expect_field_refused("min_bet", "0", "line 4: min_bet is 0: it must be above zero");
  expect_field_refused("starting_stacks", "[100, 0, 100]", "line 5: starting_stacks[2] is 0: it must be above zero");
  expect_field_refused("starting_stacks", "[100]", "line 5: starting_stacks has fewer than two players");
  expect_field_refused("starting_stacks", "[]", "line 5: starting_stacks has fewer than two players");
  expect_field_refused("ante_trimming_status", "1", "line 7: ante_trimming_status is true or false");
  expect_field_refused("actions", "[1]", "line 6: actions[1] is a text");
  expect_field_refused("seats", "[1, 2.5, 3]", "line 7: seats[2] is a whole number");
  expect_field_refused("players", "['Ada']",
                       "line 7: players has 1 and starting_stacks 3: there is one entry a player");
  expect_field_refused("finishing_stacks", "[1, 2]",
                       "line 7: finishing_stacks has 2 and starting_stacks 3: there is one entry a player");
}

TEST(PhhReader, RefusesAmountsThatAreNotWholeCents) {
  const auto wrong = [](const std::string& amount, const std::string& why) {
    return "line 5: starting_stacks[2] has a wrong amount: \"" + amount + "\" is not an amount: " + why;
  };
  expect_field_refused("starting_stacks", "[1, 0.125, 1]", wrong("0.125", "it is not a whole number of cents"));
  expect_field_refused("starting_stacks", "[1, inf, 1]", wrong("inf", "it begins with a digit"));
  expect_field_refused("starting_stacks", "[1, 9223372036854775807, 1]",
                       wrong("9223372036854775807", "it is too large"));
  // As binary floating point this would be 0.3.
  expect_field_refused("starting_stacks", "[1, 0.29999999999999999, 1]",
                       wrong("0.29999999999999999", "it is not a whole number of cents"));
}

TEST(PhhReader, FindsAnAmountBehindLettersOfSeveralBytes) {
  const auto hand = parse_phh(hand_with("blinds_or_straddles", "[1, 2, 0]\n'_é' = 'é'\n") + "'ü' = ['é', 1.5]\n");
  EXPECT_TRUE(hand);
  const auto odd = parse_phhs(
      "1 = {'é' = 'ßß', variant = 'NT', antes = [0, 0.07], blinds_or_straddles = [0.5, 1], "
      "min_bet = 1, starting_stacks = [9.99, 5], actions = []}");
  ASSERT_TRUE(odd) << odd.error().sentence;
  EXPECT_THAT(odd->front().hand.antes, ElementsAre(Money(), Money::cents(7)));
  EXPECT_THAT(odd->front().hand.starting_stacks, ElementsAre(Money::cents(999), Money::dollars(5)));
}

TEST(PhhReader, NamesTheActionThatIsWrong) {
  expect_refused(hand_with("actions", "['p1 cc', 'p4 f']"), "phh.action",
                 "action 2 \"p4 f\": \"p4\" is not a player: they are p1 to p3");
}

TEST(PhhReader, NamesTheLineThatIsNoToml) {
  const auto hand = parse_phh("variant = 'NT'\nantes = [0, 0\nmin_bet = 2\n");
  ASSERT_FALSE(hand);
  EXPECT_EQ(hand.error().code, "phh.syntax");
  EXPECT_THAT(hand.error().sentence, HasSubstr("line 3: "));
  for (const auto* text : {"variant", "variant = ", "= 1", "a = 1\na = 2", "\xff\xfe = 1", "a = \"\xc3\"", "[", "[[1]",
                           "[;", "a = [ }", "a = [\xe2\x80\xa8", "a = [\x0b"}) {
    const auto broken = parse_phh(text);
    ASSERT_FALSE(broken) << text;
    EXPECT_EQ(broken.error().code, "phh.syntax") << text;
  }
}

TEST(PhhReader, TakesOtherLettersInCommentsAndOrdinaryStrings) {
  EXPECT_TRUE(parse_phh(hand_with("event", "'D\xc3\xad' # \xd0\xb5\xe2\x80\xa8")));
  for (const auto* odd : {"\xc2\xa0", "\xe2\x80\xa8", "\xd0\xb5", "\xff"})
    for (const auto* place : {"b = [_1]", "_ = 1", "b = _", "b = 2'_'", "b = \"\\_\""}) {
      std::string text = "a = 1\n" + std::string(place);
      text.replace(text.find('_'), 1, odd);
      const auto hand = parse_phh(text);
      ASSERT_FALSE(hand) << text;
      EXPECT_EQ(hand.error().code, "phh.syntax");
      EXPECT_THAT(hand.error().sentence, HasSubstr("line 2: "));
    }
  const std::string sentence = ": a string between three marks has letters that are not ASCII";
  expect_refused("a = \"\"\"\\\n\xd0\xb5\"\"\"", "phh.syntax", "line 1" + sentence);
  expect_refused("a = \"\"\"\\\xd0\xb5\"\"\"", "phh.syntax", "line 1" + sentence);
}

TEST(PhhReader, PassesOverAByteOrderMark) {
  const auto hand = parse_phhs(
      "\xEF\xBB\xBF"
      "1 = {antes = [0.25, 0], variant = 'NT', blinds_or_straddles = [1, 2], "
      "min_bet = 2, starting_stacks = [9, 9], actions = []}");
  ASSERT_TRUE(hand) << hand.error().sentence;
  EXPECT_EQ(hand->front().hand.antes[0], Money::cents(25));
}

TEST(PhhReader, RefusesWhatWouldExhaustTheStack) {
  std::string dots;
  for (int i = 0; i < 200000; ++i) dots += "a.";
  const std::string sentence = ": it has more dots than a line of a hand can have";
  expect_refused(dots + "a = 1", "phh.syntax", "line 1" + sentence);
  expect_refused("# a comment ...\n[" + dots + "a]", "phh.syntax", "line 2" + sentence);
  // Neither an escaped mark nor a string of several lines hides the dots.
  expect_refused("\"\\\"\"." + dots + "a = 1", "phh.syntax", "line 1" + sentence);
  expect_refused("x = [{a = \"\"\"\n ' \"\"\", " + dots + "b = 1}]", "phh.syntax", "line 2" + sentence);
  expect_refused("x = [{a = '''\n\" '''''," + dots + "b = 1}]", "phh.syntax", "line 2" + sentence);
  EXPECT_FALSE(parse_phh("a = " + std::string(100000, '[')));
  // Dots in strings and comments are text.
  EXPECT_TRUE(parse_phh(hand_with("event", "'" + dots + "' # " + dots)));
}

constexpr std::string_view small_hand =
    "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [9, 9]\n"
    "actions = ['p2 f']\n";

std::string table(std::string_view name) {
  return '[' + std::string(name) + "]\n" + std::string(small_hand);
}

TEST(PhhReader, ReadsManyHandsInTheOrderOfTheirNumbers) {
  const auto hands = parse_phhs(table("10") + table("9") + table("2"));
  ASSERT_TRUE(hands) << hands.error().sentence;
  std::vector<std::int64_t> numbers;
  for (const auto& hand : *hands) numbers.push_back(hand.number);
  EXPECT_THAT(numbers, ElementsAre(2, 9, 10));
  EXPECT_EQ(hands->front().hand, parse_phh(small_hand));
  EXPECT_TRUE(parse_phhs("")->empty());
}

TEST(PhhReader, NamesTheHandThatIsWrong) {
  const auto sentence_of = [](const std::string& text) {
    const auto hands = parse_phhs(text);
    return hands ? "no refusal" : hands.error().sentence;
  };
  EXPECT_EQ(sentence_of(table("1") + "[2]\nvariant = 'NT'\nantes = 1\nblinds_or_straddles = 1\nmin_bet = 1\n"),
            "hand 2, starting_stacks is missing: it says who plays");
  EXPECT_EQ(sentence_of(table("1") + table("2") + "seats = 3\n"), "hand 2, line 15: seats is a list in [ ]");
  for (const auto* name : {"first", "01", "-1", "99999999999999999999"})
    EXPECT_EQ(sentence_of("\n" + table(name)),
              "line 2: \"" + std::string(name) + "\" is not a hand; hands are tables [1], [2], ...");
  EXPECT_EQ(sentence_of("1 = 2"), "line 1: \"1\" is not a hand; hands are tables [1], [2], ...");
  EXPECT_EQ(parse_phhs("[1").error().code, "phh.syntax");
}

}  // namespace
}  // namespace lammer::phh
