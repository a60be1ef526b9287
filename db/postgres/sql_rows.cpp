// The forms of array_recv, record_recv and the types' own recv functions: every number in network byte order, every
// value behind its length.
#include "db/postgres/sql_rows.h"

#include <bit>
#include <cstring>
#include <utility>

#include "db/fault.h"

namespace lammer::db {
namespace {

// Oids of PostgreSQL's own types; they are the same in every installation.
enum Type : std::int32_t { boolean = 16, bytea = 17, bigint = 20, smallint = 21, text = 25, timestamptz = 1184 };

constexpr std::chrono::sys_days epoch_of_postgres = std::chrono::year(2000) / 1 / 1;
constexpr std::size_t place_of_count = 12;  // after the number of dimensions, the flag for nulls and the type

template <std::integral Number>
Number in_network_order(Number number) {
  static_assert(std::endian::native == std::endian::little);
  if constexpr (sizeof(Number) == 2) return static_cast<Number>(__builtin_bswap16(static_cast<std::uint16_t>(number)));
  if constexpr (sizeof(Number) == 4) return static_cast<Number>(__builtin_bswap32(static_cast<std::uint32_t>(number)));
  if constexpr (sizeof(Number) == 8) return static_cast<Number>(__builtin_bswap64(static_cast<std::uint64_t>(number)));
  return number;
}

}  // namespace

Small small(int value) {
  if (!std::in_range<std::int16_t>(value)) throw Fault(std::to_string(value) + " is no smallint");
  return {static_cast<std::int16_t>(value)};
}

template <std::integral Number>
void SqlRows::put(Number number) {
  const auto bytes = in_network_order(number);
  put_bytes(&bytes, sizeof bytes);
}

void SqlRows::put_bytes(const void* bytes, std::size_t size) {
  bytes_.append(static_cast<const std::byte*>(bytes), size);
}

SqlRows::SqlRows(std::uint32_t row_type) {
  put(std::int32_t{1});  // one dimension
  put(std::int32_t{0});  // no nulls
  put(row_type);
  put(std::int32_t{0});  // how many: take() says
  put(std::int32_t{1});  // counted from one
}

std::size_t SqlRows::begin_row(std::size_t columns) {
  const auto begin = bytes_.size();
  put(std::int32_t{0});  // how long: end_row() says
  put(static_cast<std::int32_t>(columns));
  ++count_;
  return begin;
}

void SqlRows::end_row(std::size_t begin) {
  const auto size = in_network_order(static_cast<std::int32_t>(bytes_.size() - begin - sizeof(std::int32_t)));
  std::memcpy(bytes_.data() + begin, &size, sizeof size);
}

pqxx::bytes SqlRows::take() {
  const auto count = in_network_order(count_);
  std::memcpy(bytes_.data() + place_of_count, &count, sizeof count);
  return std::move(bytes_);
}

void SqlRows::add_field(std::string_view value) {
  put(std::int32_t{text});
  put(static_cast<std::int32_t>(value.size()));
  put_bytes(value.data(), value.size());
}

void SqlRows::add_field(std::int64_t number) {
  put(std::int32_t{bigint});
  put(static_cast<std::int32_t>(sizeof number));
  put(number);
}

void SqlRows::add_field(Small number) {
  put(std::int32_t{smallint});
  put(static_cast<std::int32_t>(sizeof number.value));
  put(number.value);
}

void SqlRows::add_field(bool yes) {
  put(std::int32_t{boolean});
  put(std::int32_t{1});
  put(static_cast<std::int8_t>(yes));
}

void SqlRows::add_field(services::Instant at) {
  const std::chrono::microseconds since = at - epoch_of_postgres;
  put(std::int32_t{timestamptz});
  put(static_cast<std::int32_t>(sizeof(std::int64_t)));
  put(static_cast<std::int64_t>(since.count()));
}

void SqlRows::add_field(const services::Hash& hash) {
  put(std::int32_t{bytea});
  put(static_cast<std::int32_t>(hash.size()));
  put_bytes(hash.data(), hash.size());
}

}  // namespace lammer::db
