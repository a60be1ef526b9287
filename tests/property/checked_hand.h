// CheckedHand: a hand record under constant suspicion. Every order that is played, and every state it leads to, is held
// against what must be true of any hand of any game; what does not hold is thrown as Broken.
//
// Held at every event: money conserved and where the events say, no stack below zero, every card in one place. At every
// state: one next step, every offer accepted, what is not offered refused with nothing changed, the fold of the log is
// the state. At the settlement: the slow settlement agrees.
#pragma once
#include "domain/poker/hand_record.h"
#include "tests/property/money_book.h"
#include "tests/property/random_orders.h"

namespace lammer::property {

class CheckedHand {
 public:
  explicit CheckedHand(const poker::HouseRules& rules) : record_(rules) {}

  // Whether the order was accepted. `probing` chooses which offers are tried.
  bool play(const Order& order, Chance& probing);
  // Takes the last commands back and plays them again.
  void rewind_and_replay(std::uint32_t commands);
  // The whole log folds to the hand.
  void compare_with_fold() const;

  const poker::Hand& hand() const { return record_.hand(); }
  const poker::HouseRules& rules() const { return record_.rules(); }
  const poker::HandRecord& record() const { return record_; }
  std::size_t standing() const { return record_.standing(); }

 private:
  struct Moment {
    Order order;
    poker::Hand hand;  // after it
    MoneyBook book;
  };

  void follow(std::span<const poker::Event> events);
  void take_back(std::uint32_t commands);

  poker::HandRecord record_;
  poker::Hand folded_;
  MoneyBook book_;
  std::vector<Moment> moments_;  // one for each standing command
};

}  // namespace lammer::property
