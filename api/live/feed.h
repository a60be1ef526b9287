// Feed: one stream as screens follow it: the state after the last event told, and the newest events. Views and events
// are encoded when first asked for, once for each sight, and the bytes are shared by everybody who sees the same.
//
// Invariant: what is told is dense. Events that do not follow on are not taken; whoever owns the feed gets what is
// missing first.
#pragma once
#include <deque>
#include <span>

#include "api/live/topic_kind.h"

namespace lammer::api {

using Bytes = std::shared_ptr<const std::string>;

class Feed {
 public:
  Feed(std::string topic, const TopicKind& kind) : topic_(std::move(topic)), kind_(kind) {}

  const std::string& topic() const { return topic_; }
  bool has_begun() const { return model_ != nullptr; }
  std::int64_t seq() const { return seq_; }
  services::Instant at() const { return at_; }

  // The state as it stands at `seq`; what was told before is forgotten.
  void begin(std::shared_ptr<services::StreamModel> model, std::int64_t seq);

  // Takes those that follow on; old ones are passed over. False if there is a gap before them: none was taken.
  // Throws what StreamModel::restore throws.
  bool take(std::span<const services::StoredEvent> events);

  Bytes snapshot(Sight sight);
  // Everything after `since`, which is not beyond seq(); nothing if that reaches further back than what is remembered
  // and `older`, which ends where the memory begins or later.
  Bytes tail(std::int64_t since, Sight sight, std::span<const services::StoredEvent> older = {});

 private:
  struct Told {
    services::StoredEvent event;
    std::array<std::string, sights> text;
  };
  const std::string& view(Sight sight);
  const std::string& text_of(Told& told, Sight sight) const;

  const std::string topic_;
  const TopicKind& kind_;
  std::shared_ptr<services::StreamModel> model_;
  std::int64_t seq_ = 0;
  services::Instant at_;
  std::deque<Told> told_;  // ends at seq_
  std::array<std::string, sights> view_;
};

}  // namespace lammer::api
