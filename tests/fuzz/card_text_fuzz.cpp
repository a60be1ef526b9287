// Fuzz target: any bytes as cards and as money. Whatever they are, the parsers answer with a value that is written back
// to the same text, or with a refusal that has a code and a sentence of printable ASCII; cards are read as a hand of
// every game.
#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "domain/cards/card_text.h"
#include "domain/core/money.h"
#include "domain/ranking/ace_to_five.h"
#include "domain/ranking/badugi.h"
#include "domain/ranking/bring_in.h"
#include "domain/ranking/deuce_to_seven.h"
#include "domain/ranking/double_draw.h"
#include "domain/ranking/high.h"
#include "domain/ranking/let_it_ride.h"
#include "domain/ranking/omaha.h"
#include "domain/ranking/showing.h"
#include "domain/ranking/six_card.h"
#include "domain/ranking/six_plus.h"
#include "domain/ranking/three_card.h"
#include "tests/fuzz/checks.h"

namespace {

using lammer::cards::Card;
using lammer::cards::CardSet;
using lammer::fuzz::check;
using lammer::fuzz::require;
using namespace lammer::ranking;  // NOLINT(google-build-using-namespace): every reading there is

// A reading names cards of the hand and has a phrase, or there is a refusal.
template <class Rank>
void check_reading(const lammer::Expected<HandReading<Rank>>& read, const std::vector<Card>& hand) {
  if (!read) return check(read.error());
  require(!read->phrase.empty() && !read->cards.empty());
  require((CardSet(read->cards) - CardSet(hand)).empty());
}

void read_as_every_hand(const std::vector<Card>& hand) {
  check_reading(high_hand(hand), hand);
  check_reading(best_high_hand(hand), hand);
  check_reading(let_it_ride_hand(hand), hand);
  check_reading(three_card_hand(hand), hand);
  check_reading(six_card_hand(hand), hand);
  check_reading(double_draw_hand(hand), hand);
  check_reading(deuce_to_seven_hand(hand), hand);
  for (const auto compare : {LowCompare::top_down, LowCompare::best_card_first})
    check_reading(ace_to_five_hand(hand, compare), hand);
  for (const auto ace : {SixPlusAce::high, SixPlusAce::low_kicker}) check_reading(six_plus_hand(hand, ace), hand);
  for (const auto ace : {AceStands::high, AceStands::low}) check_reading(badugi_hand(hand, ace), hand);
  for (const auto game : {ShowingFor::high, ShowingFor::low}) check_reading(showing_hand(hand, game), hand);
  for (const auto by : {BringInBy::lowest_ace_high, BringInBy::highest_ace_low, BringInBy::best_low_card})
    if (!hand.empty()) check_reading(bring_in_card(hand[0], by), hand);
  const auto holes = std::min<std::size_t>(hand.size(), hand.size() < 10 ? 4 : 5);
  const auto hole = std::span(hand).first(holes);
  const auto board = std::span(hand).subspan(holes);
  check_reading(omaha_high_hand(hole, board), hand);
  if (const auto low = omaha_low_hand(hole, board); !low) check(low.error());
}

void fuzz_cards(std::string_view text) {
  const auto cards = lammer::cards::parse_cards(text);
  if (!cards) return check(cards.error());
  require(lammer::cards::text(*cards) == text);
  read_as_every_hand(*cards);
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
