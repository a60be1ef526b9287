// Single hands through the engine: the forms of forced money, what the file leaves out, and what is refused where.
#include "services/exports/phh/replay.h"

#include <gtest/gtest.h>

#include "services/exports/phh/reader.h"

namespace lammer::phh {
namespace {

std::string hand_text(std::string_view money, std::string_view actions) {
  return std::string(money) + "\nactions = [" + std::string(actions) + "]\n";
}

Expected<Replayed> replay_text(const std::string& text) {
  const auto hand = parse_phh(text);
  EXPECT_TRUE(hand) << hand.error().sentence;
  return replay(*hand);
}

// The stacks in dollars, or the refusal.
std::string outcome(std::string_view money, std::string_view actions) {
  const auto replayed = replay_text(hand_text(money, actions));
  if (!replayed) return replayed.error().sentence;
  std::string stacks;
  for (const auto stack : replayed->finishing_stacks) stacks += (stacks.empty() ? "" : " ") + stack.short_text();
  return stacks;
}

constexpr auto three_handed = R"(variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [50, 50, 50])";
constexpr auto heads_up = R"(variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [50, 20])";

TEST(Replay, TheButtonIsTheSmallBlindHeadsUpUnlessTheFileSaysOtherwise) {
  EXPECT_EQ(outcome(heads_up, R"("d dh p1 ????", "d dh p2 ????", "p2 f")"), "$51 $19");
  constexpr auto literal = R"(variant = "NT"
antes = [0, 0]
blinds_or_straddles = [2, 1]
min_bet = 2
starting_stacks = [50, 20])";
  EXPECT_EQ(outcome(literal, R"("d dh p1 ????", "d dh p2 ????", "p1 f")"), "$49 $21");
}

TEST(Replay, AStraddleActsLast) {
  constexpr auto straddled = R"(variant = "NT"
antes = [0, 0, 0, 0]
blinds_or_straddles = [1, 2, 4, 0]
min_bet = 2
starting_stacks = [50, 50, 50, 50])";
  const std::string deal = R"("d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", )";
  EXPECT_EQ(outcome(straddled, deal + R"("p4 cc", "p1 f", "p2 f", "p3 cbr 6", "p4 f")"), "$49 $48 $57 $46");
}

TEST(Replay, TheBlindOfAShortDeckIsTheButtons) {
  constexpr auto short_deck = R"(variant = "NS"
antes = [1, 1, 1, 1]
blinds_or_straddles = [0, 0, 0, 2]
min_bet = 2
starting_stacks = [50, 50, 50, 50])";
  const std::string deal = R"("d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", )";
  EXPECT_EQ(outcome(short_deck, deal + R"("p1 f", "p2 cc", "p3 f", "p4 cc", "d db AsKsQs", "p2 cbr 2", "p4 f")"),
            "$49 $55 $49 $47");
}

TEST(Replay, OneSeatMayPayTheAnteForAll) {
  constexpr auto big_blind_ante = R"(variant = "NT"
antes = [0, 2, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [50, 50, 50])";
  EXPECT_EQ(outcome(big_blind_ante, R"("d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 6", "p1 f", "p2 f")"),
            "$49 $46 $55");
}

TEST(Replay, AMissedSmallBlindIsDeadAndTheBigOneLive) {
  constexpr auto posted = R"(variant = "NT"
antes = [0, 0, 0, 1]
blinds_or_straddles = [1, 2, 0, -2]
min_bet = 2
starting_stacks = [50, 50, 50, 50])";
  const std::string deal = R"("d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", )";
  EXPECT_EQ(outcome(posted, deal + R"("p3 f", "p4 cc", "p1 f", "p2 cbr 6", "p4 f")"), "$49 $54 $50 $47");
}

TEST(Replay, ForcedMoneyNoTableOfOursPostsIsRefused) {
  constexpr auto first_and_last = R"(variant = "NT"
antes = [0, 0, 0, 0, 0]
blinds_or_straddles = [1, 2, 0, 0, 4]
min_bet = 2
starting_stacks = [50, 50, 50, 50, 50])";
  EXPECT_EQ(outcome(first_and_last, ""), "blinds_or_straddles: no table posts these blinds in these places");
  constexpr auto two_antes = R"(variant = "NT"
antes = [1, 1, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [50, 50, 50])";
  EXPECT_EQ(outcome(two_antes, ""), "antes: neither everyone nor the button or big blind alone pays");
}

TEST(Replay, ARaiseNobodyCanCallInFullIsNoRaiseTooSmall) {
  // 20 is all p2 has; a full raise would be to 27.
  EXPECT_EQ(outcome(heads_up, R"("d dh p1 AsAd", "d dh p2 KsKd", "p2 cbr 14", "p1 cbr 20", "p2 cc",
                                 "d db 2h3h4h", "d db 5s", "d db 9c")"),
            "$70 $0");
}

TEST(Replay, HandsNobodyShowedSpeakForThemselvesIfTheyAreKnown) {
  const std::string to_showdown = R"("p2 cc", "p1 cc", "d db 2h3h4h", "p1 cc", "p2 cc", "d db 5s", "p1 cc", "p2 cc",
                                     "d db 9c", "p1 cc", "p2 cc")";
  EXPECT_EQ(outcome(heads_up, R"("d dh p1 AsAd", "d dh p2 KsKd", )" + to_showdown), "$52 $18");
  EXPECT_EQ(outcome(heads_up, R"("d dh p1 AsAd", "d dh p2 ????", )" + to_showdown),
            "the cards of p2 are not known, so the file does not say who wins");
  EXPECT_EQ(outcome(heads_up, R"("d dh p1 ????", "d dh p2 ????", )" + to_showdown + R"(, "p1 sm")"), "$48 $22");
  EXPECT_EQ(outcome(heads_up, R"("d dh p1 ????", "d dh p2 ????", )" + to_showdown + R"(, "p1 sm", "p2 sm")"),
            "$48 $22");
}

TEST(Replay, ARefusalNamesTheActionAndWhatTheEngineSays) {
  const std::string deal = R"("d dh p1 ????", "d dh p2 ????", "d dh p3 ????", )";
  const std::vector<std::pair<std::string, std::string>> cases{
      {deal + R"("p1 cc")", R"(action 4 "p1 cc": it is seat 3's turn)"},
      {deal + R"("p3 cbr 3")", R"(action 4 "p3 cbr 3": $3 is too little: fold, call $2, raise to $4-$50)"},
      {deal + R"("d db AsKsQs")", R"(action 4 "d db AsKsQs": the betting round is not closed)"},
      {deal + R"("d dh p1 As")", R"(action 4 "d dh p1 As": the betting round is not closed)"},
      {deal + R"("p3 sd")", R"(action 4 "p3 sd": nobody draws now)"},
      {deal + R"("p3 sm AsKs")", R"(action 4 "p3 sm AsKs": there is no showdown now)"},
      {deal + R"("p3 pb")", R"(action 4 "p3 pb": no bring-in is due now)"},
      {R"("d dh p1 AsKsQs")", R"(action 1 "d dh p1 AsKsQs": Seat 1 is due 2 down cards)"},
      {R"("d dh p2 AsKs", "d dh p3 AhKh", "p3 f")", R"(action 1 "d dh p2 AsKs": the next card goes to seat 1)"},
      {R"("d dh p1 AsKs", "d dh p2 AsQs")", R"(action 2 "d dh p2 AsQs": the ace of spades is already in this hand)"},
      {R"("d dh p1 2s3s4s5s6s7s")", R"(action 1 "d dh p1 2s3s4s5s6s7s": no game deals or takes so many cards at once)"},
      {deal + R"("p3 f", "p1 f", "p2 cc")", R"(action 6 "p2 cc": there is no betting now)"},
  };
  for (const auto& [actions, sentence] : cases) EXPECT_EQ(outcome(three_handed, actions), sentence);
}

TEST(Replay, AnAmountBeyondAllMoneyIsRefused) {
  constexpr auto huge = R"(variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [90000000000000000, 90000000000000000])";
  EXPECT_EQ(outcome(huge, ""), "no table plays for amounts this large");
}

// Unknown up cards: whoever posts the bring-in in the file is the one, and whoever acts first opens.
TEST(Replay, UpCardsNobodySawLeaveTheOpeningToTheFile) {
  constexpr auto stud = R"(variant = "F7S"
antes = [1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [50, 50])";
  EXPECT_EQ(outcome(stud, R"("d dh p1 ??????", "d dh p2 ??????", "p2 pb", "p1 cc", "d dh p1 ??", "d dh p2 ??",
                             "p1 cbr 5", "p2 f")"),
            "$53 $47");
  EXPECT_EQ(outcome(stud, R"("d dh p1 AsAdAh", "d dh p2 2c3d4c", "p2 cbr 5", "p1 f")"), "$49 $51");
}

}  // namespace
}  // namespace lammer::phh
