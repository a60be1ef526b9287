// Every form of an entry in `actions`, and what is none.
#include "services/exports/phh/action.h"

#include <gtest/gtest.h>

namespace lammer::phh {
namespace {

MaybeCards cards_of(std::string_view text) {
  return parse_maybe_cards(text).value();
}

PhhAction read(std::string_view entry) {
  return parse_action(entry, 1, 4).value();
}

TEST(PhhAction, HasNineForms) {
  EXPECT_EQ(read("d dh p1 AsTd").act, Act(DealHole{1, cards_of("AsTd")}));
  EXPECT_EQ(read("d dh p4 ????").act, Act(DealHole{4, cards_of("????")}));
  EXPECT_EQ(read("d db 9s9cAh").act, Act(DealBoard{cards_of("9s9cAh")}));
  EXPECT_EQ(read("p3 pb").act, Act(PostBringIn{3}));
  EXPECT_EQ(read("p3 f").act, Act(Fold{3}));
  EXPECT_EQ(read("p3 cc").act, Act(CheckOrCall{3}));
  EXPECT_EQ(read("p3 cbr 2.5").act, Act(CompleteBetOrRaiseTo{3, Money::cents(250)}));
  EXPECT_EQ(read("p3 sd").act, Act(StandPatOrDiscard{3, {}}));
  EXPECT_EQ(read("p3 sd ??Ah").act, Act(StandPatOrDiscard{3, cards_of("??Ah")}));
  EXPECT_EQ(read("p3 sm").act, Act(ShowOrMuck{3, {}}));
  EXPECT_EQ(read("p3 sm AsTd").act, Act(ShowOrMuck{3, cards_of("AsTd")}));
  EXPECT_EQ(read("").act, Act(NoAct{}));
}

TEST(PhhAction, MayCarryARemark) {
  const auto raise = read("  p2\tcbr  400   # all he had # and more  ");
  EXPECT_EQ(raise.act, Act(CompleteBetOrRaiseTo{2, Money::dollars(400)}));
  EXPECT_EQ(raise.remark, "all he had # and more");
  EXPECT_EQ(text(raise), "p2 cbr 400 # all he had # and more");
  const auto alone = read("# the clock is called");
  EXPECT_EQ(alone.act, Act(NoAct{}));
  EXPECT_EQ(alone.remark, "the clock is called");
  EXPECT_EQ(text(alone), "# the clock is called");
  EXPECT_EQ(read("p1 f #"), read("p1 f"));
}

TEST(PhhAction, KnowsWhereItStood) {
  const auto action = parse_action("p1   cc", 12, 2).value();
  EXPECT_EQ(action.position, 12U);
  EXPECT_EQ(action.source, "p1   cc");
  EXPECT_EQ(name(action), "action 12 \"p1   cc\"");
  EXPECT_EQ(action, read("p1 cc")) << "place and spacing do not make it another action";
}

TEST(PhhAction, IsWrittenBack) {
  for (const auto* entry : {"d dh p1 As??", "d db 9s9cAh", "p1 pb", "p1 f", "p1 cc", "p1 cbr 2.50", "p1 sd", "p1 sd ??",
                            "p1 sm", "p1 sm AsTd", "", "p1 f # tired"})
    EXPECT_EQ(text(read(entry)), entry);
}

TEST(PhhAction, IsRefusedByPositionAndText) {
  const std::string dealer = "the dealer's entries are \"d dh pN CARDS\" and \"d db CARDS\"";
  const std::string player = "a player's entries are pb, f, cc, cbr AMOUNT, sd [CARDS] and sm [CARDS]";
  const std::pair<const char*, std::string> refusals[] = {
      {"d", dealer},
      {"d dx As", dealer},
      {"d db", dealer},
      {"d db As Kd", dealer},
      {"d dh p1", dealer},
      {"d dh p9 As", "\"p9\" is not a player: they are p1 to p4"},
      {"d dh p1 Xs", "\"Xs\" is not a card: the rank is one of A K Q J T 9 8 7 6 5 4 3 2 (character 1)"},
      {"d db AsAs", "\"As\" stands twice"},
      {"p1", player},
      {"p1 call", player},
      {"p1 f now", player},
      {"p1 cbr", player},
      {"p1 cbr 4 5", player},
      {"p1 sd As Kd", player},
      {"p1 cbr ten", "\"ten\" is not an amount: it begins with a digit"},
      {"p1 cbr 0.001", "\"0.001\" is not an amount: it is not a whole number of cents"},
      {"p1 cbr 0", "a bet is above zero"},
      {"p1 cbr -4", "a bet is above zero"},
      {"p1 sm A", "\"A\" is half a card: a card has two letters"},
      {"p0 f", "\"p0\" is not a player: they are p1 to p4"},
      {"p5 f", "\"p5\" is not a player: they are p1 to p4"},
      {"p01 f", "\"p01\" is not a player: they are p1 to p4"},
      {"p1x f", "\"p1x\" is not a player: they are p1 to p4"},
      {"p99999999999 f", "\"p99999999999\" is not a player: they are p1 to p4"},
      {"p f", "\"p\" is not a player: they are p1 to p4"},
      {"x\x01 f", "\"x\\x01\" is not a player: they are p1 to p4"}};
  for (const auto& [entry, problem] : refusals) {
    const auto action = parse_action(entry, 7, 4);
    ASSERT_FALSE(action) << entry;
    EXPECT_EQ(action.error().code, "phh.action");
    EXPECT_EQ(action.error().sentence,
              name({.act = NoAct{}, .remark = {}, .position = 7, .source = entry}) + ": " + problem);
  }
}

}  // namespace
}  // namespace lammer::phh
