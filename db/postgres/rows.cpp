// A value that is none is a Fault: the schema does not let one in.
#include "db/postgres/rows.h"

#include "db/fault.h"

namespace lammer::db {

services::Hash hash_from(const pqxx::field& hex_digits) {
  const auto hash = services::hash_from_hex(hex_digits.view());
  if (!hash) throw Fault("the record holds a hash that is none");
  return *hash;
}

services::Instant instant_from(const pqxx::field& milliseconds) {
  return services::Instant(std::chrono::milliseconds(milliseconds.as<std::int64_t>()));
}

services::StoredEvent event_from(const pqxx::row& row) {
  return {row[0].as<std::int64_t>(), instant_from(row[1]),     row[2].as<std::string>(), row[3].as<int>(),
          row[4].as<std::string>(),  row[5].as<std::string>(), row[6].as<std::string>(), row[7].as<std::string>(),
          row[8].as<std::string>(),  hash_from(row[9])};
}

services::HandRow hand_from(const pqxx::row& row) {
  services::HandRow hand{
      .table = row[0].as<std::int64_t>(), .number = row[1].as<std::int64_t>(), .game = row[2].as<std::string>()};
  hand.rules_version = row[3].as<std::int64_t>();
  hand.dealer = row[4].as<std::string>();
  hand.started = instant_from(row[5]);
  hand.ended = instant_from(row[6]);
  hand.outcome = row[7].as<std::string>();
  hand.players = row[8].as<int>();
  hand.pot_cents = row[9].as<std::int64_t>();
  hand.rake_cents = row[10].as<std::int64_t>();
  hand.bad_beat_cents = row[11].as<std::int64_t>();
  hand.high_hand_cents = row[12].as<std::int64_t>();
  hand.first_seq = row[13].as<std::int64_t>();
  hand.last_seq = row[14].as<std::int64_t>();
  return hand;
}

}  // namespace lammer::db
