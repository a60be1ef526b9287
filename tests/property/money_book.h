// MoneyBook: stacks, payments and who is still in, kept a second time from the amounts the events name. Comparing it
// with the hand after every event shows money that moved without an event, or an event that moved other money.
#pragma once
#include <stdexcept>
#include <string>

#include "domain/poker/hand.h"
#include "tests/property/slow_settlement.h"

namespace lammer::property {

// Something that must always hold did not.
class Broken : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

inline void require(bool holds, const char* promise) {
  if (!holds) [[unlikely]]
    throw Broken(promise);
}

class MoneyBook {
 public:
  void enter(const poker::Event& event);
  // Throws Broken where the hand says something else.
  void compare(const poker::Hand& hand) const;
  // Throws Broken if the sheet just made is not what the slow settlement gives.
  void compare_sheet(const poker::Hand& hand, const poker::HouseRules& rules) const;

 private:
  void pay(SeatNo seat, Money amount, bool dead = false);
  void give_back(SeatNo seat, Money amount);
  void push(SeatNo seat, Money amount);

  poker::SeatSet dealt_;
  poker::SeatMap<slow::Cents> stacks_;
  poker::SeatMap<slow::Payment> paid_;
  slow::Cents started_ = 0;
  slow::Cents out_of_pot_ = 0;  // pushed and booked
  slow::Cents booked_ = 0;
  poker::SeatSet live_;
  poker::SeatSet mucked_;
  poker::SeatSet asked_;
  poker::SeatSet run_twice_;
  bool first_street_ = true;
  slow::Sheet sheet_;
  std::vector<slow::Share> named_;
  int last_pot_awarded_ = 99;
};

}  // namespace lammer::property
