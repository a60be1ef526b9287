// The rights of GET /tables/{table}, and the rights at that table.
#include "api/live/table_topic.h"

#include "api/auth/matrix.h"
#include "api/auth/table_rights.h"
#include "api/codec/hands_json.h"
#include "api/codec/table_view_json.h"
#include "domain/core/bug.h"
#include "services/tables/table_service.h"

namespace lammer::api {
namespace {

codec::DownCards cards_of(Sight sight) {
  return sight == Sight::whole ? codec::DownCards::as_entered : codec::DownCards::hidden;
}

const services::TableModel& table_in(const services::StreamModel& model) {
  return dynamic_cast<const services::TableModel&>(model);
}

}  // namespace

std::optional<services::StreamName> TableTopic::stream_of(const std::string& room, const std::string& topic) const {
  const auto table = services::table_of({room, topic});
  if (!table) return std::nullopt;
  auto name = services::stream_of(room, *table);
  if (name.stream != topic) return std::nullopt;  // "table/07" is another stream
  return name;
}

Expected<Sight> TableTopic::sight_of(const services::Principal& principal, const services::StreamName& name) const {
  const auto table = services::table_of(name);
  const auto* row = row_of("getTable");
  insist(table && row != nullptr, "a table's topic is a table's stream");
  if (!may(row->access, principal)) return tl::unexpected(Refusal{"access.denied", "This is not for your role.", {}});
  if (const auto follows = check_follows(principal, *table); !follows) return tl::unexpected(follows.error());
  return cards_for(principal, *table) == codec::DownCards::as_entered ? Sight::whole : Sight::covered;
}

std::unique_ptr<services::StreamModel> TableTopic::copy_of(const services::StreamModel& model) const {
  return std::make_unique<services::TableModel>(table_in(model));
}

std::string TableTopic::view(const services::StreamModel& model, std::int64_t seq, Sight sight) const {
  return codec::encode_table_view(table_in(model).table(), seq, cards_of(sight));
}

std::string TableTopic::event(const services::StoredEvent& event, Sight sight) const {
  return codec::event_json(event, codec_, cards_of(sight)).dump();
}

}  // namespace lammer::api
