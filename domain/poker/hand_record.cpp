// Playing on, taking back, restoring.
#include "domain/poker/hand_record.h"

#include <ranges>

namespace lammer::poker {

Expected<Events> HandRecord::decide(const Command& command, Authority by) const {
  const auto* back = std::get_if<Rewind>(&command);
  if (back == nullptr) return poker::decide(hand_, *rules_, command, by);
  return rewind(*back, by).map([](const Rewound& rewound) { return Events{rewound}; });
}

Expected<std::span<const Event>> HandRecord::play(const Command& command, Authority by) {
  const auto begin = log_.size();
  if (const auto* back = std::get_if<Rewind>(&command)) {
    const auto rewound = rewind(*back, by);
    if (!rewound) return tl::unexpected(rewound.error());
    restore(*rewound, true);
  } else {
    const auto done = poker::play(hand_, *rules_, command, by, log_);
    if (!done) return tl::unexpected(done.error());
    begins_.push_back(static_cast<std::uint32_t>(begin));
  }
  return std::span<const Event>(log_).subspan(begin);
}

Expected<Rewound> HandRecord::rewind(const Rewind& command, Authority by) const {
  if (by != authority_for(command))
    return tl::unexpected(Refusal{"authority.floor", "the floor takes a step back", Clause("POKER-18.A")});
  if (hand_.phase == Phase::ended)
    return tl::unexpected(Refusal{"rewind.pushed", "the pot is pushed: the result stands", Clause("POKER-17.E")});
  if (command.commands == 0 || command.commands > begins_.size())
    return tl::unexpected(
        Refusal{"rewind.too_far", std::to_string(begins_.size()) + " steps can be taken back", Clause("POKER-18.A")});
  return Rewound{begins_[begins_.size() - command.commands]};
}

void HandRecord::restore(std::span<const Event> batch) {
  insist(!batch.empty(), "a command has events");
  for (std::size_t i = 0; i < batch.size(); ++i) restore(batch[i], i == 0);
}

void HandRecord::restore(const Event& event, bool begins) {
  const auto* rewound = std::get_if<Rewound>(&event);
  if (begins && rewound == nullptr) begins_.push_back(static_cast<std::uint32_t>(log_.size()));
  log_.push_back(event);
  if (rewound == nullptr) {
    apply(hand_, event);
    return;
  }
  while (!begins_.empty() && begins_.back() >= rewound->to) begins_.pop_back();
  hand_ = fold(log_);
}

std::vector<Event> taken_back(std::span<const Event> log, std::size_t to) {
  std::vector<Event> events;
  for (auto at = log.size(); at > to;) {
    const auto& event = log[at - 1];
    if (const auto* rewound = std::get_if<Rewound>(&event)) {
      insist(rewound->to >= to && rewound->to < at, "what stands after a place was taken back to no earlier one");
      at = rewound->to;
      continue;
    }
    events.push_back(event);
    --at;
  }
  return events;
}

std::optional<SettlementSheet> sheet_of(const HandRecord& record) {
  const auto& hand = record.hand();
  const bool settled =
      hand.phase == Phase::pushing || (hand.phase == Phase::ended && hand.outcome == Outcome::completed);
  if (!settled) return std::nullopt;
  SettlementSheet sheet;
  for (const auto& event : taken_back(record.log(), 0) | std::views::reverse) {
    if (const auto* pot = std::get_if<PotSettled>(&event)) sheet.pots.push_back(pot->sheet);
    if (const auto* awarded = std::get_if<Awarded>(&event)) sheet.awards.push_back(awarded->award);
  }
  return sheet;
}

}  // namespace lammer::poker
