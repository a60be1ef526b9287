// HandRecord: a hand with its log and the rules it began with, which stay whatever the table adopts meanwhile. The log
// only grows; taking back is an event too (Rewound), and the hand is what the whole log folds to.
#pragma once
#include <memory>

#include "domain/poker/decide.h"

namespace lammer::poker {

// Somebody has seen a card because of it. It is not unseen again: only the floor goes back behind it.
bool reveals_a_card(const Event& event);

// Decided by the floor: not the dealer's to take back.
bool is_ruling(const Event& event);

class HandRecord {
 public:
  explicit HandRecord(std::shared_ptr<const HouseRules> rules) : rules_(std::move(rules)) {}
  explicit HandRecord(const HouseRules& rules) : HandRecord(std::make_shared<const HouseRules>(rules)) {}

  // What the command would add to the log, or why not.
  Expected<Events> decide(const Command& command, Authority by) const;

  // What the command added to the log, or why not.
  Expected<std::span<const Event>> play(const Command& command, Authority by = Authority::dealer);

  // The events of one command as they were stored.
  void restore(std::span<const Event> batch);
  // One of them; `begins`: the first of its command.
  void restore(const Event& event, bool begins);

  const Hand& hand() const { return hand_; }
  const HouseRules& rules() const { return *rules_; }
  const Events& log() const { return log_; }
  // How many commands stand and may be taken back.
  std::size_t standing() const { return begins_.size(); }

 private:
  Expected<Rewound> rewind(const Rewind& command, Authority by) const;
  // The dealer takes back what showed no card and what the floor did not decide.
  Expected<void> check_dealer_may_go_back(std::uint32_t to) const;

  std::shared_ptr<const HouseRules> rules_;
  Hand hand_;
  Events log_;
  std::vector<std::uint32_t> begins_;  // where in the log each standing command begins
};

// What a rewind to `to` takes back: the events of the log that still stand there, the last first.
std::vector<Event> taken_back(std::span<const Event> log, std::size_t to);

// The sheet that is to be pushed or was; none before the hand is settled, or if it came to no result.
std::optional<SettlementSheet> sheet_of(const HandRecord& record);

}  // namespace lammer::poker
