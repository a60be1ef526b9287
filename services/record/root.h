// Root: where every stream stood at a moment, signed. It lists the heads that moved since the root before and covers
// that one's digest, so the newest root vouches for the whole record up to it: a stream cut short or rewritten, with
// its own chain made good again, no longer fits.
//
// Digest: SHA-256 over the tag "lammer-root-1", the digest before, number, time and the heads by room and stream,
// written as in event_hash.h. The signature covers the digest.
#pragma once
#include <vector>

#include "services/ports/event_store.h"
#include "services/record/signing_key.h"

namespace lammer::services {

struct RootHead {
  StreamName name;
  StreamHead head;

  friend bool operator==(const RootHead&, const RootHead&) = default;
};

struct Root {
  std::int64_t number = 0;  // dense from 1
  Instant at;
  std::vector<RootHead> moved;  // ordered by name
  Hash digest{};
  PublicKey key{};
  Signature signature{};
};

// `before`: the digest of the root before, all zeros for the first.
Hash digest_of(const Root& root, const Hash& before);
// Digest, key and signature filled in.
Root signed_root(Root root, const Hash& before, const SigningKey& key);

// One line for a file outside the database: number, time, digest, key, signature.
std::string line_of(const Root& root);
// The root of such a line, without its heads; nothing if it is none or its signature is wrong.
std::optional<Root> root_of(std::string_view line);

}  // namespace lammer::services
