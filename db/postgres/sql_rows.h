// SqlRows: rows of one table as a single statement parameter, an array of the table's own row type in PostgreSQL's
// binary form. A batch travels as a few such arrays that the statement takes apart with unnest: nothing is escaped,
// parsed or decoded on the way, and the cost does not grow with round trips.
#pragma once
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

#include <pqxx/pqxx>

#include "services/record/event_hash.h"

namespace lammer::db {

// A value for a smallint column; it throws if it is none.
struct Small {
  std::int16_t value;
};
Small small(int value);

class SqlRows {
 public:
  // `row_type` is the oid of the row type, as the server gives it ('event'::regtype::oid).
  explicit SqlRows(std::uint32_t row_type);

  // The columns in the table's order, each of the type that its column has.
  template <class... Values>
  void add(const Values&... values) {
    const auto row = begin_row(sizeof...(Values));
    (add_field(values), ...);
    end_row(row);
  }

  bool empty() const { return count_ == 0; }
  // The parameter; nothing is left here.
  pqxx::bytes take();

 private:
  std::size_t begin_row(std::size_t columns);
  void end_row(std::size_t begin);

  void add_field(std::string_view text);
  void add_field(std::int64_t number);
  void add_field(Small number);
  void add_field(bool yes);
  void add_field(services::Instant at);
  void add_field(const services::Hash& hash);

  template <std::integral Number>
  void put(Number number);
  void put_bytes(const void* bytes, std::size_t size);

  pqxx::bytes bytes_;
  std::int32_t count_ = 0;
};

}  // namespace lammer::db
