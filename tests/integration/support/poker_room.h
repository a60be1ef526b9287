// PokerRoom: a room with a running service, an admin and a floor person, whose tables are played over HTTP.
#pragma once
#include <gtest/gtest.h>

#include "api/codec/table_codec.h"
#include "api/codec/table_command_json.h"
#include "db/postgres/postgres_event_store.h"
#include "services/tables/table_service.h"
#include "tests/integration/support/people.h"
#include "tests/integration/support/test_database.h"
#include "tests/property/random_table.h"

namespace lammer::testing {

// What the record says of a table, followed event by event.
class Follower {
 public:
  Follower(const std::string& url, int table)
      : store_(db::make_postgres_event_store(url)),
        codec_(codec::make_table_codec()),
        name_(services::stream_of("room", TableId(table))),
        model_(TableId(table), *codec_) {}

  const room::Table& now() {
    for (const auto& event : store_->read(name_, seq_, 1000, {})) {
      model_.restore(event);
      seq_ = event.seq;
    }
    return model_.table();
  }
  std::int64_t seq() const { return seq_; }

 private:
  std::unique_ptr<services::EventStore> store_;
  std::unique_ptr<services::TableCodec> codec_;
  services::StreamName name_;
  services::TableModel model_;
  std::int64_t seq_ = 0;
};

class PokerRoom : public ::testing::Test {
 protected:
  explicit PokerRoom(const Variables& variables = {})
      : service_((database_.migrate(), add_room(database_.node_url(), "room"), database_.node_url()), variables),
        admin_badge_(add_at_shell(database_.node_url(), "room", "Ada Admin", "A-100", {"admin"})),
        admin_(log_in(service_, admin_badge_)),
        floor_(log_in(service_, add_person(admin_, "F-200", {"floor"}))) {}

  static RunningService::Answer command_at(RunningService& service, const std::string& authorization, int table,
                                           const std::string& key, const std::string& body, Variables headers = {}) {
    headers["Authorization"] = authorization;
    headers["Idempotency-Key"] = key;
    headers["Content-Type"] = "application/json";
    return service.ask(drogon::Post, "/api/v1/tables/" + std::to_string(table) + "/commands", headers, body);
  }
  RunningService::Answer command(const std::string& authorization, int table, const std::string& key,
                                 const std::string& body, const Variables& headers = {}) {
    return command_at(service_, authorization, table, key, body, headers);
  }
  RunningService::Answer command(Client& client, int table, const std::string& key, const nlohmann::json& body,
                                 const Variables& headers = {}) {
    return command(client.authorization(), table, key, body.dump(), headers);
  }
  static std::string open_table(poker::GameCode game, int table) {
    room::Table closed{TableId(table)};
    property::Chance chance(1);
    return codec::encode_table_command(property::next_table_order(closed, game, chance).command);
  }

  TestDatabase database_;
  RunningService service_;
  Badge admin_badge_;
  Client admin_;
  Client floor_;
};

}  // namespace lammer::testing
