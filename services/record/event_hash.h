// The chain of a stream: each event's hash covers everything that is stored of it, the money it moved and the hash of
// the event before, so nothing can be altered, left out or put in between unnoticed.
//
// SHA-256 over the tag "lammer-event-1" and the fields in the order of HashedEvent, each text preceded by its length
// and each number written in eight bytes, both big-endian: no two different events give the same bytes.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "services/ports/clock.h"

namespace lammer::services {

using Hash = std::array<std::byte, 32>;

// One transfer of money; accounts by their text keys.
struct StoredPosting {
  std::int64_t seq = 0;  // of the event it follows from
  int line = 1;
  std::string flow;
  std::string debit;  // who receives
  std::string credit;
  bool debit_is_counterparty = false;
  bool credit_is_counterparty = false;
  std::int64_t cents = 0;
};

struct HashedEvent {
  std::string_view room;
  std::string_view stream;
  std::int64_t seq = 0;
  Instant at;
  std::string_view type;
  std::int64_t version = 0;
  std::string_view payload;
  std::string_view clauses;
  std::string_view actor;
  std::string_view device;
  std::string_view command_id;
  std::span<const StoredPosting> postings;  // that follow from it, in their order
};

// `before` is all zeros for the first event of a stream.
Hash hash_of(const HashedEvent& event, const Hash& before);

// SHA-256 of any bytes, for requests and roots.
Hash sha256(std::string_view bytes);

// Lengths and numbers as hash_of() writes them, for others that hash several fields.
void add_text(std::string& bytes, std::string_view text);
void add_number(std::string& bytes, std::int64_t number);

std::string hex_of(const Hash& hash);
std::string_view as_text(const Hash& hash);
// Nothing unless it is exactly 64 hexadecimal digits.
std::optional<Hash> hash_from_hex(std::string_view digits);

}  // namespace lammer::services
