// Fuzz target: any bytes as cards and as money. Whatever they are, the parsers answer with a value that is written back
// to the same text, or with a refusal that has a code and a sentence of printable ASCII.
#include <cstdint>
#include <string_view>

#include "domain/cards/card_text.h"
#include "domain/core/money.h"
#include "domain/ranking/double_draw.h"
#include "domain/ranking/high.h"
#include "tests/fuzz/checks.h"

namespace {

using lammer::fuzz::check;
using lammer::fuzz::require;

void fuzz_cards(std::string_view text) {
  const auto cards = lammer::cards::parse_cards(text);
  if (!cards) return check(cards.error());
  require(lammer::cards::text(*cards) == text);
  if (const auto high = lammer::ranking::high_hand(*cards); !high) check(high.error());
  if (const auto wild = lammer::ranking::double_draw_hand(*cards); !wild) check(wild.error());
}

void fuzz_money(std::string_view text) {
  const auto money = lammer::Money::parse(text);
  if (!money) return check(money.error());
  require(lammer::Money::parse(money->text()) == *money);
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer looks for
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  fuzz_cards(text);
  fuzz_money(text);
  return 0;
}
