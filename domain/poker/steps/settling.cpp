// The sheet, and the push that moves exactly what it says.
#include "domain/poker/kill.h"
#include "domain/poker/steps/play.h"

namespace lammer::poker {
namespace {

Contributions contributions_of(const Play& play, const Pots& pots, const PotAmounts& rake) {
  if (play.hand().special == SpecialHand::none || play.rules().jackpot.special_hands)
    return contributions_due(pots, rake, play.rules());
  auto rules = play.rules();
  rules.jackpot.bad_beat.enabled = rules.jackpot.high_hand.enabled = false;
  return contributions_due(pots, rake, rules);
}

}  // namespace

int losers_cards(const Hand& hand) {
  int cards = 0;
  for (const auto seat : hand.dealt)
    if (hand.awards[seat].is_zero()) cards += static_cast<int>(hand.own[seat].size());
  return cards;
}

void settle_hand(Play& play, const WinningShares& shares) {
  const auto& hand = play.hand();
  const auto& rules = play.rules();
  const auto pots = showdown_pots(hand);
  const auto reach = hand.street == 0 ? HandReach::first_street : HandReach::beyond;
  const auto rake = rake_due(pots, rules.rake, reach);
  const auto hands = tabled_hands(hand);
  const auto sheet = settle(pots, rake, contributions_of(play, pots, rake), shares,
                            OddChipOrder(play.game(), rules, hand.origin(), hands), rules.split.unit);
  const auto due = sheet.rake();
  if (due > hand.rake_area) play.emit(RakeTaken{due - hand.rake_area});
  if (due < hand.rake_area) play.emit(RakeReturned{hand.rake_area - due});
  for (std::size_t i = 0; i < sheet.pots.size(); ++i)
    play.emit(PotSettled{static_cast<std::uint8_t>(i), sheet.pots[i]});
  for (const auto& award : sheet.awards) play.emit(Awarded{award});
  const auto kill = kill_after(rules, hand.kill, sheet);
  play.emit(Settled{kill.mode, kill.killer});
}

Step push(Play& play, const Push& command) {
  const auto& hand = play.hand();
  if (hand.phase != Phase::pushing)
    return refused("push.not_settled", "the hand is not ready for the push", "POKER-07.F.8");
  if (command.losers_cards != losers_cards(hand))
    return refused("push.losers_cards",
                   std::to_string(losers_cards(hand)) + " cards should come back from the losers; " +
                       "call the floor if they do not",
                   "POKER-07.F.8.a");
  const bool counts = play.game().has_board() && play.rules().deck.stub_count != StubCount::off;
  if (counts && play.rules().deck.stub_count == StubCount::required && !command.stub)
    return refused("push.stub_count", "count the stub: " + std::to_string(hand.deck_left) + " expected",
                   "POKER-07.F.5");
  if (command.stub && *command.stub != hand.deck_left)
    return refused("push.stub_wrong",
                   std::to_string(hand.deck_left) + " cards should be left in the stub; the floor voids " +
                       "the hand if the count is wrong",
                   "POKER-07.F.6");
  play.emit(CardsCounted{command.losers_cards, command.stub});
  const auto due = hand.due_of_pots;
  if (!due.rake.is_zero()) play.emit(RakeBooked{due.rake});
  if (!due.bad_beat.is_zero()) play.emit(ContributionBooked{Fund::bad_beat, due.bad_beat});
  if (!due.high_hand.is_zero()) play.emit(ContributionBooked{Fund::high_hand, due.high_hand});
  for (const auto seat : hand.dealt)
    if (const auto amount = hand.awards[seat]; !amount.is_zero()) play.emit(Pushed{seat, amount});
  play.emit(HandEnded{Outcome::completed});
  return {};
}

}  // namespace lammer::poker
