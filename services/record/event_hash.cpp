// libsodium does the hashing; what is hashed is decided here.
#include "services/record/event_hash.h"

#include <sodium.h>

namespace lammer::services {

void add_number(std::string& bytes, std::int64_t number) {
  const auto value = static_cast<std::uint64_t>(number);
  for (int shift = 56; shift >= 0; shift -= 8) bytes.push_back(static_cast<char>((value >> shift) & 0xFFU));
}

void add_text(std::string& bytes, std::string_view text) {
  add_number(bytes, static_cast<std::int64_t>(text.size()));
  bytes.append(text);
}

Hash sha256(std::string_view bytes) {
  Hash digest{};
  crypto_hash_sha256(reinterpret_cast<unsigned char*>(digest.data()),
                     reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  return digest;
}

Hash hash_of(const HashedEvent& event, const Hash& before) {
  std::string bytes;
  bytes.reserve(320 + event.payload.size());
  add_text(bytes, "lammer-event-1");
  add_text(bytes, as_text(before));
  add_text(bytes, event.room);
  add_text(bytes, event.stream);
  add_number(bytes, event.seq);
  add_number(bytes, event.at.time_since_epoch().count());
  add_text(bytes, event.type);
  add_number(bytes, event.version);
  add_text(bytes, event.payload);
  add_text(bytes, event.clauses);
  add_text(bytes, event.actor);
  add_text(bytes, event.device);
  add_text(bytes, event.command_id);
  add_number(bytes, static_cast<std::int64_t>(event.postings.size()));
  for (const auto& posting : event.postings) {
    add_text(bytes, posting.flow);
    add_text(bytes, posting.debit);
    add_text(bytes, posting.credit);
    add_number(bytes, posting.cents);
  }
  return sha256(bytes);
}

std::string_view as_text(const Hash& hash) {
  return {reinterpret_cast<const char*>(hash.data()), hash.size()};
}

std::string hex_of(const Hash& hash) {
  std::string digits(hash.size() * 2 + 1, '\0');
  sodium_bin2hex(digits.data(), digits.size(), reinterpret_cast<const unsigned char*>(hash.data()), hash.size());
  digits.pop_back();
  return digits;
}

std::optional<Hash> hash_from_hex(std::string_view digits) {
  Hash hash{};
  std::size_t length = 0;
  const char* end = nullptr;
  if (sodium_hex2bin(reinterpret_cast<unsigned char*>(hash.data()), hash.size(), digits.data(), digits.size(), nullptr,
                     &length, &end) != 0 ||
      length != hash.size() || end != digits.data() + digits.size())
    return std::nullopt;
  return hash;
}

}  // namespace lammer::services
