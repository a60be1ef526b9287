// Ids, tokens, codes and first passwords: everything that is drawn from chance and read by machines or people. Written
// in Crockford's 32 letters, which nobody mistakes for each other.
#pragma once
#include <string>
#include <string_view>

#include "services/ports/clock.h"
#include "services/ports/event_store.h"
#include "services/ports/random.h"

namespace lammer::services {

// 26 letters, of which the first ten are the time: ids sort by age (ULID, in small letters).
std::string new_id(Instant now, Random& random);
bool is_id(std::string_view text);

// 256 bits that cannot be guessed; `kind` says in a log or a leak what it was: "lr" refresh, "ld" device, "lt" ticket.
std::string new_token(std::string_view kind, Random& random);
// All that is stored of a token.
Hash token_hash(std::string_view token);

// A code to be read aloud and typed within minutes: "7K2M-9XQ4". Reading forgives case, hyphens and look-alikes.
std::string new_code(Random& random);
std::string plain_code(std::string_view typed);

// To be written down once and changed: four groups of five, 100 bits.
std::string first_password(Random& random);
// Six digits that identity::check_pin accepts.
std::string first_pin(Random& random, const std::string& licence);

}  // namespace lammer::services
