// What is hashed and signed.
#include "services/record/root.h"

#include <algorithm>
#include <sstream>

#include <sodium.h>

namespace lammer::services {
namespace {

template <class Bytes>
std::string hex_digits(const Bytes& bytes) {
  static constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const auto byte : bytes) {
    text += digits[static_cast<std::size_t>(byte) >> 4U];
    text += digits[static_cast<std::size_t>(byte) & 15U];
  }
  return text;
}

template <std::size_t size>
bool read_hex(std::string_view digits, std::array<std::byte, size>& bytes) {
  std::size_t length = 0;
  const char* end = nullptr;
  return digits.size() == 2 * size &&
         sodium_hex2bin(reinterpret_cast<unsigned char*>(bytes.data()), size, digits.data(), digits.size(), nullptr,
                        &length, &end) == 0 &&
         length == size;
}

}  // namespace

Hash digest_of(const Root& root, const Hash& before) {
  std::string bytes;
  add_text(bytes, "lammer-root-1");
  add_text(bytes, as_text(before));
  add_number(bytes, root.number);
  add_number(bytes, root.at.time_since_epoch().count());
  add_number(bytes, static_cast<std::int64_t>(root.moved.size()));
  for (const auto& [name, head] : root.moved) {
    add_text(bytes, name.room);
    add_text(bytes, name.stream);
    add_number(bytes, head.seq);
    add_text(bytes, as_text(head.hash));
  }
  return sha256(bytes);
}

Root signed_root(Root root, const Hash& before, const SigningKey& key) {
  std::ranges::sort(root.moved, {}, &RootHead::name);
  root.digest = digest_of(root, before);
  root.key = key.public_key();
  root.signature = key.sign(as_text(root.digest));
  return root;
}

std::string line_of(const Root& root) {
  return std::to_string(root.number) + ' ' + std::to_string(root.at.time_since_epoch().count()) + ' ' +
         hex_of(root.digest) + ' ' + hex_digits(root.key) + ' ' + hex_digits(root.signature);
}

std::optional<Root> root_of(std::string_view line) {
  std::istringstream words{std::string(line)};
  Root root;
  std::int64_t at = 0;
  std::string digest;
  std::string key;
  std::string signature;
  std::string more;
  if (!(words >> root.number >> at >> digest >> key >> signature) || words >> more) return std::nullopt;
  root.at = Instant(std::chrono::milliseconds(at));
  const auto hash = hash_from_hex(digest);
  if (!hash || !read_hex(key, root.key) || !read_hex(signature, root.signature)) return std::nullopt;
  root.digest = *hash;
  if (root.number < 1 || !is_signed_by(root.key, as_text(root.digest), root.signature)) return std::nullopt;
  return root;
}

}  // namespace lammer::services
