// Fuzz target: any bytes as one recorded hand and as a file of many. Whatever they are, the readers answer with hands
// that are written and read back equal, or with a refusal; and a hand is played to its end or refused, with no money
// lost, and told again.
#include <cstdint>
#include <string_view>

#include "services/exports/phh/from_record.h"
#include "services/exports/phh/reader.h"
#include "services/exports/phh/replay.h"
#include "services/exports/phh/writer.h"
#include "tests/fuzz/checks.h"

namespace {

using lammer::fuzz::check;
using lammer::fuzz::require;

void require_read_back(const lammer::phh::PhhHand& hand) {
  require(lammer::phh::parse_phh(lammer::phh::write_phh(hand)) == hand);
}

void require_played_or_refused(const lammer::phh::PhhHand& hand) {
  const auto replayed = lammer::phh::replay(hand);
  if (!replayed) {
    check(replayed.error());
    return;
  }
  auto total = -replayed->rake;
  for (const auto stack : hand.starting_stacks) total += stack;
  for (const auto stack : replayed->finishing_stacks) total -= stack;
  require(total.is_zero());
  require(lammer::phh::phh_of(replayed->log, replayed->rules).has_value());
}

void require_good(const lammer::phh::PhhHand& hand) {
  require_read_back(hand);
  require_played_or_refused(hand);
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer looks for
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto hand = lammer::phh::parse_phh(text))
    require_good(*hand);
  else
    check(hand.error());
  if (const auto hands = lammer::phh::parse_phhs(text)) {
    for (const auto& named : *hands) require_good(named.hand);
  } else {
    check(hands.error());
  }
  return 0;
}
