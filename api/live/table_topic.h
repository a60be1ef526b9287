// "table/7": a table as its screen shows it, with every event.
#pragma once
#include "api/live/topic_kind.h"
#include "services/ports/table_codec.h"

namespace lammer::api {

class TableTopic : public TopicKind {
 public:
  explicit TableTopic(const services::TableCodec& codec) : codec_(codec) {}

  std::optional<services::StreamName> stream_of(const std::string& room, const std::string& topic) const override;
  Expected<Sight> sight_of(const services::Principal& principal, const services::StreamName& name) const override;
  std::unique_ptr<services::StreamModel> copy_of(const services::StreamModel& model) const override;
  std::string view(const services::StreamModel& model, std::int64_t seq, Sight sight) const override;
  std::string event(const services::StoredEvent& event, Sight sight) const override;

 private:
  const services::TableCodec& codec_;
};

}  // namespace lammer::api
