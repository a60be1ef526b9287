// One betting round at a table, told in dollars. Illegal moves throw, so a story cannot go wrong unnoticed.
#pragma once
#include <map>
#include <stdexcept>
#include <string>

#include "domain/poker/betting.h"
#include "tests/support/dollars.h"

namespace lammer::testing {

using namespace poker;  // NOLINT(google-build-using-namespace): stories read like the rule book

class BettingStory {
 public:
  BettingStory(const BettingLimits& limits, const std::map<int, std::int64_t>& stacks) : limits_(limits) {
    for (const auto& [number, stack] : stacks) {
      stacks_[seat(number)] = dollars(stack);
      live_.add(seat(number));
    }
    round_ = BettingRound::opened(limits_, live_.count());
  }

  BettingStory& pot(std::int64_t before) {
    pot_ = dollars(before);
    return *this;
  }
  BettingStory& post(int number, std::int64_t amount) { return post(number, amount, amount); }
  BettingStory& post(int number, std::int64_t paid, std::int64_t nominal) {
    round_.post(seat(number), dollars(paid), dollars(nominal), limits_);
    stacks_[seat(number)] -= dollars(paid);
    pot_ += dollars(paid);
    return *this;
  }
  BettingStory& bring_in(int number, std::int64_t amount) {
    post(number, amount);
    without_option_.add(seat(number));
    return *this;
  }
  BettingStory& first(int number) {
    round_.start(seat(number), players(), without_option_);
    return *this;
  }
  BettingStory& folds(int number) {
    in_turn(number);
    if (!legal(number).fold) throw std::logic_error("fold refused");
    live_.remove(seat(number));
    round_.fold(seat(number));
    round_.close_if_done(players());
    return *this;
  }
  BettingStory& checks(int number) {
    in_turn(number);
    if (!legal(number).check) throw std::logic_error("check refused");
    round_.check(seat(number));
    round_.close_if_done(players());
    return *this;
  }
  BettingStory& calls(int number) {
    in_turn(number);
    const auto amount = legal(number).call;
    if (!amount) throw std::logic_error("call refused");
    pay(number, *amount);
    round_.call(seat(number), *amount);
    round_.close_if_done(players());
    return *this;
  }
  BettingStory& to(int number, std::int64_t total) {
    in_turn(number);
    const auto range = legal(number).bet_or_raise();
    if (!range || !range->contains(dollars(total)))
      throw std::logic_error("seat " + std::to_string(number) + " to " + std::to_string(total) + " refused");
    const auto judgement = judge(round_, limits_, dollars(total));
    pay(number, dollars(total) - round_.in_round(seat(number)));
    round_.raise(seat(number), dollars(total), judgement, players());
    round_.close_if_done(players());
    return *this;
  }

  LegalActions legal(int number) const { return legal_actions(round_, limits_, players(), seat(number)); }
  // "200-400", or "none"
  std::string raise(int number) const {
    const auto range = legal(number).bet_or_raise();
    if (!range) return "none";
    if (range->least == range->most) return range->least.short_text();
    return range->least.short_text() + "-" + range->most.short_text();
  }
  int turn() const { return round_.turn() ? round_.turn()->value() : 0; }
  bool over() const { return round_.is_over(); }
  Money pot() const { return pot_; }

 private:
  BettingPlayers players() const { return {stacks_, live_, {}, pot_}; }
  void in_turn(int number) const {
    if (turn() != number) throw std::logic_error("seat " + std::to_string(turn()) + " is to act");
  }
  void pay(int number, Money amount) {
    stacks_[seat(number)] -= amount;
    pot_ += amount;
  }

  BettingLimits limits_;
  SeatMap<Money> stacks_;
  SeatSet live_;
  SeatSet without_option_;
  Money pot_;
  BettingRound round_;
};

}  // namespace lammer::testing
