// What is hashed and signed.
#include "services/record/root.h"

#include <algorithm>

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

}  // namespace lammer::services
