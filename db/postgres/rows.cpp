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

}  // namespace lammer::db
