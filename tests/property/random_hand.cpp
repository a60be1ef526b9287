// Playing, and playing again with less.
#include "tests/property/random_hand.h"

#include "tests/property/random_rules.h"

namespace lammer::property {
namespace {

using namespace poker;  // NOLINT(google-build-using-namespace): this file is all poker

// Which offers are tried at this state: the same whenever it is reached again.
Chance probing_at(const CheckedHand& table) {
  return Chance(std::uint64_t{20140101} + table.record().log().size());
}

void play_on(RandomHand& made, CheckedHand& table, Chance& chance) {
  const auto take = [&](const Order& order) {
    made.orders.push_back(order);
    auto probing = probing_at(table);
    return table.play(order, probing);
  };
  const auto temper = random_temper(chance);
  if (!take({random_start(made.rules, chance), Authority::dealer})) return;
  while (made.orders.size() < commands_max && table.hand().phase != Phase::ended) {
    // The last hundred orders bring the hand to its end.
    const bool calm = made.orders.size() > commands_max / 2;
    if (!calm && temper.irregular_one_in != 0 && chance.one_in(temper.irregular_one_in)) {
      take(irregular_order(table.hand(), made.rules, chance));
    } else if (!calm && temper.nonsense_one_in != 0 && chance.one_in(temper.nonsense_one_in)) {
      take(nonsense_order(table.hand(), made.rules, chance));
    } else {
      const auto order = ordinary_order(table.hand(), made.rules, temper, calm, chance);
      const bool accepted = take(order);
      // Cards that died may leave the deck too short: then only the floor can help. Not every table that could sit
      // down can play.
      if (!accepted && table.hand().phase == Phase::not_started) return;
      if (!accepted) {
        const auto why = decide(table.hand(), made.rules, order.command, order.by).error();
        if (why.code != "deal.deck_too_short") throw Broken("what the hand waits for is refused: " + why.sentence);
        take({DeclareMisdeal{MisdealCause::deck_too_short}, Authority::floor});
      }
    }
    if (chance.one_in(40)) {
      const auto back = static_cast<std::uint32_t>(chance.between(1, 4));
      table.rewind_and_replay(back);
    }
  }
  require(table.hand().phase == Phase::ended, "a hand comes to its end");
  for (int i = 0; i < 3; ++i) take(nonsense_order(table.hand(), made.rules, chance));
  table.compare_with_fold();
  made.log = table.record().log();
}

template <class Play>
std::optional<std::string> problem_of(Play play) {
  try {
    play();
    return std::nullopt;
  } catch (const std::exception& found) {
    return found.what();
  }
}

std::optional<std::string> problem_in(const HouseRules& rules, const std::vector<Order>& orders) {
  return problem_of([&] {
    CheckedHand table(rules);
    for (const auto& order : orders) {
      auto probing = probing_at(table);
      table.play(order, probing);
    }
    table.rewind_and_replay(static_cast<std::uint32_t>(table.standing()));
    table.compare_with_fold();
  });
}

}  // namespace

RandomHand play_random_hand(GameCode game, Chance& chance) {
  RandomHand made;
  made.problem = problem_of([&] {
    made.rules = random_rules(game, chance);
    CheckedHand table(made.rules);
    play_on(made, table, chance);
  });
  return made;
}

RandomHand shortened(const RandomHand& hand) {
  auto best = hand;
  // A problem that does not come back from the orders alone cannot be made shorter.
  if (!problem_in(hand.rules, hand.orders)) return best;
  for (bool shorter = true; shorter;) {
    shorter = false;
    for (std::size_t i = best.orders.size(); i-- > 1;) {
      auto fewer = best.orders;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      const auto problem = problem_in(best.rules, fewer);
      if (!problem) continue;
      best.orders = fewer;
      best.problem = problem;
      shorter = true;
    }
  }
  return best;
}

}  // namespace lammer::property
