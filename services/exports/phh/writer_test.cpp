// The canonical text, and that reading it gives the hand back whatever the hand.
#include "services/exports/phh/writer.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "services/exports/phh/reader.h"

namespace lammer::phh {
namespace {

TEST(PhhWriter, WritesOneFieldALine) {
  PhhHand hand;
  hand.variant = Variant::nt;
  hand.antes = {Money(), Money()};
  hand.blinds_or_straddles = {Money::cents(50), Money::dollars(1)};
  hand.min_bet = Money::dollars(1);
  hand.starting_stacks = {Money::dollars(40), Money::cents(2550)};
  hand.actions = {{.act = Fold{2}, .remark = "a \"walk\"", .position = 1, .source = {}}};
  hand.players = {"Ada", "B\\n\n"};
  hand.details = {{"time", TimeOfDay{9, 5, 0}}, {"hand", 7}, {"two words", "x"}};
  EXPECT_EQ(write_phh(hand), R"(variant = "NT"
ante_trimming_status = false
antes = [0, 0]
blinds_or_straddles = [0.50, 1]
min_bet = 1
starting_stacks = [40, 25.50]
actions = [
  "p2 f # a \"walk\"",
]
players = ["Ada", "B\\n\u000A"]
hand = 7
time = 09:05:00
"two words" = "x"
)");
  EXPECT_EQ(parse_phh(write_phh(hand)), hand);
}

Money any_money(std::int64_t least_cents) {
  return Money::cents(*rc::gen::inRange<std::int64_t>(least_cents, 1'000'000'000'000'000));
}

std::vector<Money> any_amounts(std::size_t count, std::int64_t least_cents) {
  std::vector<Money> amounts(count);
  for (auto& amount : amounts) amount = any_money(least_cents);
  return amounts;
}

std::string any_text() {
  std::string text;
  for (auto pieces = *rc::gen::inRange(0, 6); pieces > 0; --pieces)
    text += *rc::gen::elementOf(std::vector<std::string>{"a", "Z9", " ", "#", "\"", "\\", "'", "\n", "\t", "\x01",
                                                         "\x7f", "é", "♠", "😀", "."});
  return text;
}

MaybeCards any_cards(int fewest) {
  const auto codes = *rc::gen::unique<std::vector<int>>(rc::gen::inRange(0, 52));
  MaybeCards cards;
  for (const auto code : codes)
    if (cards.size() < 7)
      cards.emplace_back(cards::Card(cards::rank_at(code % 13), static_cast<cards::Suit>(code / 13)));
  for (auto unseen = *rc::gen::inRange(fewest, 3); unseen > 0; --unseen) cards.emplace_back();
  return cards;
}

Act any_act(int player) {
  switch (*rc::gen::inRange(0, 9)) {
    case 0:
      return DealHole{player, any_cards(1)};
    case 1:
      return DealBoard{any_cards(1)};
    case 2:
      return PostBringIn{player};
    case 3:
      return Fold{player};
    case 4:
      return CheckOrCall{player};
    case 5:
      return CompleteBetOrRaiseTo{player, any_money(1)};
    case 6:
      return StandPatOrDiscard{player, any_cards(0)};
    case 7:
      return ShowOrMuck{player, any_cards(0)};
    default:
      return NoAct{};
  }
}

Detail any_detail() {
  switch (*rc::gen::inRange(0, 3)) {
    case 0:
      return any_text();
    case 1:
      return *rc::gen::arbitrary<std::int64_t>();
    default:
      return TimeOfDay{*rc::gen::inRange(0, 24), *rc::gen::inRange(0, 60), *rc::gen::inRange(0, 60)};
  }
}

PhhHand any_hand() {
  PhhHand hand;
  hand.variant = static_cast<Variant>(*rc::gen::inRange(0, variant_count));
  const auto players = *rc::gen::inRange<std::size_t>(2, 11);
  hand.ante_trimming_status = *rc::gen::arbitrary<bool>();
  hand.antes = any_amounts(players, 0);
  hand.starting_stacks = any_amounts(players, 1);
  if (has_bring_in(hand.variant))
    hand.bring_in = any_money(1);
  else
    hand.blinds_or_straddles = any_amounts(players, -1000);
  if (has_fixed_bets(hand.variant)) {
    hand.small_bet = any_money(1);
    hand.big_bet = any_money(1);
  } else {
    hand.min_bet = any_money(1);
  }
  for (auto actions = *rc::gen::inRange(0, 12); actions > 0; --actions) {
    const auto player = *rc::gen::inRange(1, static_cast<int>(players) + 1);
    // A remark has no space around it.
    const auto remark = *rc::gen::arbitrary<bool>() ? '(' + any_text() + ')' : std::string();
    hand.actions.push_back({.act = any_act(player), .remark = remark, .position = 0, .source = {}});
  }
  if (*rc::gen::arbitrary<bool>()) hand.seats.emplace(players, *rc::gen::inRange<std::int64_t>(1, 11));
  if (*rc::gen::arbitrary<bool>()) hand.players.emplace(players, any_text());
  if (*rc::gen::arbitrary<bool>()) hand.finishing_stacks = any_amounts(players, 0);
  if (*rc::gen::arbitrary<bool>()) hand.winnings = any_amounts(players, 0);
  for (auto details = *rc::gen::inRange(0, 4); details > 0; --details) hand.details.emplace(any_text(), any_detail());
  return hand;
}

RC_GTEST_PROP(PhhWriter, WhatIsWrittenIsReadBack, ()) {
  const auto hand = any_hand();
  const auto text = write_phh(hand);
  const auto read = parse_phh(text);
  if (!read) RC_FAIL(read.error().sentence + "\n" + text);
  RC_ASSERT(*read == hand);
  RC_ASSERT(write_phh(*read) == text);
}

}  // namespace
}  // namespace lammer::phh
