// TopicKind: one kind of stream that screens can follow: who may, what each may see of it, and how it is told. A new
// kind (a room's waitlist, a jackpot) is one implementation, named in live_topics().
//
// The hub keeps a copy of the stream's model and brings it on event by event; nothing here asks the record.
#pragma once
#include <array>
#include <memory>
#include <optional>
#include <string>

#include "domain/core/refusal.h"
#include "services/identity/principal.h"
#include "services/record/stream_model.h"

namespace lammer::api {

// What one sees; whoever sees the same shares the same bytes.
enum class Sight : std::uint8_t {
  whole,
  covered,  // without what lies face down
};
inline constexpr std::size_t sights = 2;

class TopicKind {
 public:
  virtual ~TopicKind() = default;

  // The stream in the principal's own room, if the topic is of this kind.
  virtual std::optional<services::StreamName> stream_of(const std::string& room, const std::string& topic) const = 0;
  // Whether he may follow it, and what he sees.
  virtual Expected<Sight> sight_of(const services::Principal& principal, const services::StreamName& name) const = 0;

  virtual std::unique_ptr<services::StreamModel> copy_of(const services::StreamModel& model) const = 0;
  // As JSON: the same as a GET of it.
  virtual std::string view(const services::StreamModel& model, std::int64_t seq, Sight sight) const = 0;
  virtual std::string event(const services::StoredEvent& event, Sight sight) const = 0;
};

// Shared with questions to the streams that are still on their way.
using TopicKindPtr = std::shared_ptr<const TopicKind>;

}  // namespace lammer::api
