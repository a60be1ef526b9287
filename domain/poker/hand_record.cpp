// Playing on, taking back, restoring.
#include "domain/poker/hand_record.h"

#include <algorithm>
#include <ranges>

namespace lammer::poker {
namespace {

template <class... Kinds>
bool is_one_of(const Event& event) {
  return (std::holds_alternative<Kinds>(event) || ...);
}

bool any_known(const FewCards& cards) {
  return std::ranges::any_of(cards, [](const MaybeCard& card) { return card.has_value(); });
}

}  // namespace

bool reveals_a_card(const Event& event) {
  // Down cards that nobody entered are still face down; those a player drew have been looked at.
  if (const auto* dealt = std::get_if<DownDealt>(&event)) return any_known(dealt->cards);
  if (const auto* drew = std::get_if<Drew>(&event)) return !drew->received.empty();
  return is_one_of<UpDealt, UpDealtToAll, BoardDealt, CommonDealt, CardReplaced, Shown, CardDied, CardTaken,
                   HoleCardBecameUp, SeatVoided, ChoiceDue, LateCardsEntered>(event);
}

bool is_ruling(const Event& event) {
  if (const auto* lost = std::get_if<HandLost>(&event)) return lost->foul.has_value();
  return is_one_of<HandRebuilt, LateCardsEntered, Misdealt, HandVoided>(event);
}

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
  if (hand_.phase == Phase::ended)
    return tl::unexpected(Refusal{"rewind.pushed", "the pot is pushed: the result stands", Clause("POKER-17.E")});
  if (command.commands == 0 || command.commands > begins_.size())
    return tl::unexpected(
        Refusal{"rewind.too_far", std::to_string(begins_.size()) + " steps can be taken back", Clause("POKER-18.A")});
  const auto to = begins_[begins_.size() - command.commands];
  if (by == Authority::dealer)
    if (const auto may = check_dealer_may_go_back(to); !may) return tl::unexpected(may.error());
  return Rewound{to};
}

Expected<void> HandRecord::check_dealer_may_go_back(std::uint32_t to) const {
  for (auto at = log_.size(); at > to; --at) {
    const auto& event = log_[at - 1];
    if (const auto* rewound = std::get_if<Rewound>(&event)) {
      at = rewound->to + 1;  // what lies between has been taken back already
      continue;
    }
    if (reveals_a_card(event))
      return tl::unexpected(Refusal{"rewind.card_revealed", "a card has been revealed since: the floor takes it back",
                                    Clause("POKER-18.A")});
    if (is_ruling(event))
      return tl::unexpected(
          Refusal{"rewind.ruling", "the floor has ruled since: the floor takes it back", Clause("POKER-18.A")});
  }
  return {};
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
