// Five bits a letter.
#include "services/identity/tokens.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "domain/identity/secrets.h"

namespace lammer::services {
namespace {

constexpr std::string_view letters = "0123456789abcdefghjkmnpqrstvwxyz";

// 256 is a multiple of 32: every letter is equally likely.
std::string random_letters(Random& random, std::size_t count) {
  std::string bytes(count, '\0');
  random.fill(std::as_writable_bytes(std::span(bytes)));
  for (auto& c : bytes) c = letters[static_cast<unsigned char>(c) % letters.size()];
  return bytes;
}

std::string in_groups(const std::string& text, std::size_t size) {
  std::string grouped;
  for (std::size_t i = 0; i < text.size(); i += size) grouped += (i == 0 ? "" : "-") + text.substr(i, size);
  return grouped;
}

}  // namespace

std::string new_id(Instant now, Random& random) {
  auto milliseconds = static_cast<std::uint64_t>(now.time_since_epoch().count());
  std::string age(10, '0');
  for (auto at = age.rbegin(); at != age.rend(); ++at, milliseconds /= letters.size())
    *at = letters[milliseconds % letters.size()];
  return age + random_letters(random, 16);
}

bool is_id(std::string_view text) {
  return text.size() == 26 &&
         std::ranges::all_of(text, [](char c) { return letters.find(c) != std::string_view::npos; });
}

std::string new_token(std::string_view kind, Random& random) {
  return std::string(kind) + "_" + random_letters(random, 52);
}

Hash token_hash(std::string_view token) {
  return sha256(token);
}

std::string new_code(Random& random) {
  auto code = random_letters(random, 8);
  std::ranges::transform(code, code.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return in_groups(code, 4);
}

std::string plain_code(std::string_view typed) {
  std::string plain;
  for (const char c : typed) {
    const char capital = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    if (capital == '-' || capital == ' ') continue;
    plain += capital == 'O' ? '0' : capital == 'I' || capital == 'L' ? '1' : capital;
  }
  return plain;
}

std::string first_password(Random& random) {
  return in_groups(random_letters(random, 20), 5);
}

std::string first_pin(Random& random, const std::string& licence) {
  for (;;) {
    std::string pin;
    while (pin.size() < 6) {
      std::byte drawn{};
      random.fill(std::span(&drawn, 1));
      if (const auto value = std::to_integer<int>(drawn); value < 250) pin += static_cast<char>('0' + value % 10);
    }
    if (identity::check_pin(pin, LicenceNo(licence))) return pin;
  }
}

}  // namespace lammer::services
