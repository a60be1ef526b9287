// Playing on, taking back, restoring.
#include "domain/poker/hand_record.h"

namespace lammer::poker {

Expected<std::span<const Event>> HandRecord::play(const Command& command, Authority by) {
  const auto begin = log_.size();
  const auto* back = std::get_if<Rewind>(&command);
  const auto done = back != nullptr ? rewind(*back, by) : poker::play(hand_, rules_, command, by, log_);
  if (!done) return tl::unexpected(done.error());
  if (back == nullptr) begins_.push_back(static_cast<std::uint32_t>(begin));
  return std::span<const Event>(log_).subspan(begin);
}

Expected<void> HandRecord::rewind(const Rewind& command, Authority by) {
  if (by != authority_for(command))
    return tl::unexpected(Refusal{"authority.floor", "the floor takes a step back", Clause("POKER-18.A")});
  if (hand_.phase == Phase::ended)
    return tl::unexpected(Refusal{"rewind.pushed", "the pot is pushed: the result stands", Clause("POKER-17.E")});
  if (command.commands == 0 || command.commands > begins_.size())
    return tl::unexpected(
        Refusal{"rewind.too_far", std::to_string(begins_.size()) + " steps can be taken back", Clause("POKER-18.A")});
  const auto to = begins_[begins_.size() - command.commands];
  begins_.resize(begins_.size() - command.commands);
  log_.emplace_back(Rewound{to});
  hand_ = fold(log_);
  return {};
}

void HandRecord::restore(std::span<const Event> batch) {
  insist(!batch.empty(), "a command has events");
  const auto begin = static_cast<std::uint32_t>(log_.size());
  log_.insert(log_.end(), batch.begin(), batch.end());
  if (const auto* rewound = std::get_if<Rewound>(&batch.front())) {
    while (!begins_.empty() && begins_.back() >= rewound->to) begins_.pop_back();
    hand_ = fold(log_);
    return;
  }
  begins_.push_back(begin);
  for (const auto& event : batch) apply(hand_, event);
}

}  // namespace lammer::poker
