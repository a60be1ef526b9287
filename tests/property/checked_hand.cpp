// Events one by one, then the state they lead to.
#include "tests/property/checked_hand.h"

#include <algorithm>

#include "tests/property/offers.h"

namespace lammer::property {
namespace {

using namespace poker;  // NOLINT(google-build-using-namespace): this file is all poker

// Cards that are known lie in one place, and the whole deck is accounted for.
void require_one_place_a_card(const Hand& hand) {
  cards::CardSet found;
  int lying = hand.deck_left + hand.burns + hand.discards.count + hand.dead_cards;
  const auto lay = [&](const MaybeCard& card) {
    ++lying;
    if (!card) return;
    require(!found.contains(*card), "a card lies in one place");
    found.add(*card);
  };
  for (const auto seat : hand.live)
    for (const auto& card : hand.own[seat]) lay(card);
  for (const auto& card : hand.boards[0]) lay(card);
  const std::size_t shared = hand.run_twice.empty() ? 0 : shared_board_cards(hand);
  for (std::size_t i = shared; i < hand.boards[1].size(); ++i) lay(hand.boards[1][i]);
  for (const auto card : hand.discards.known) {
    require(!found.contains(card), "a discard is nowhere else");
    found.add(card);
  }
  for (const auto card : hand.dead) {
    require(!found.contains(card), "a dead card is nowhere else");
    found.add(card);
  }
  require((found - hand.seen).empty(), "a card that is known has been seen");
  // A hand entered late is among the discards without a name.
  for (const auto seat : hand.dealt - hand.live)
    for (const auto& card : hand.own[seat])
      if (card) found.add(*card);
  require((hand.seen - found).empty(), "a card that has been seen lies somewhere");
  require(lying == cards::cards_of(game(hand.game).deck).count(), "the cards of the deck are all somewhere");
}

}  // namespace

void CheckedHand::follow(std::span<const Event> events) {
  bool settled = false;
  for (const auto& event : events) {
    apply(folded_, event);
    book_.enter(event);
    book_.compare(folded_);
    if (folded_.phase != Phase::ended) require_one_place_a_card(folded_);
    settled = settled || std::holds_alternative<Settled>(event);
  }
  require(folded_ == hand(), "the events of a command fold to the hand it made");
  if (settled) book_.compare_sheet(folded_, rules());
}

void CheckedHand::take_back(std::uint32_t commands) {
  moments_.resize(moments_.size() - commands);
  folded_ = moments_.empty() ? Hand() : moments_.back().hand;
  book_ = moments_.empty() ? MoneyBook() : moments_.back().book;
  require(folded_ == hand(), "a rewind gives the hand as it was");
  compare_with_fold();
}

bool CheckedHand::play(const Order& order, Chance& probing) {
  const auto before = hand();
  const auto logged = record_.log().size();
  const auto played = record_.play(order.command, order.by);
  if (!played) {
    const auto& refusal = played.error();
    require(hand() == before && record_.log().size() == logged, "a refusal changes nothing");
    require(!refusal.code.empty() && !refusal.sentence.empty() && refusal.clause, "a refusal says why");
    return false;
  }
  require(!played->empty(), "an accepted command is an event");
  if (const auto* back = std::get_if<Rewind>(&order.command)) {
    take_back(back->commands);
  } else {
    follow(*played);
    moments_.push_back({order, folded_, book_});
  }
  require(moments_.size() == record_.standing(), "every command that stands can be taken back");
  check_offers(hand(), rules(), probing);
  return true;
}

void CheckedHand::rewind_and_replay(std::uint32_t commands) {
  if (commands == 0 || commands > moments_.size() || hand().phase == Phase::ended) return;
  const auto before = hand();
  std::vector<Order> orders;
  for (auto at = moments_.size() - commands; at < moments_.size(); ++at) orders.push_back(moments_[at].order);
  require(record_.play(Rewind{commands}, Authority::floor).has_value(), "the floor may take a running hand back");
  take_back(commands);
  for (const auto& order : orders) {
    const auto played = record_.play(order.command, order.by);
    require(played.has_value(), "what was played before a rewind is played after it");
    follow(*played);
    moments_.push_back({order, folded_, book_});
  }
  require(hand() == before, "the same commands lead to the same hand");
}

void CheckedHand::compare_with_fold() const {
  require(fold(record_.log()) == hand(), "the hand is the fold of its log");
}

}  // namespace lammer::property
