// Showing hands as one number: how many cards each group has, largest first, then the groups' ranks, four bits each.
#include "domain/ranking/showing.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "domain/cards/checked_hand.h"
#include "domain/cards/deck.h"
#include "domain/ranking/high_phrase.h"
#include "domain/ranking/layout.h"

namespace lammer::ranking {
namespace {

AceStands ace_at(ShowingFor game) {
  return game == ShowingFor::high ? AceStands::high : AceStands::low;
}

ShowingCategory category_of_groups(int largest, int second) {
  if (largest == 4) return ShowingCategory::four_of_a_kind;
  if (largest == 3) return ShowingCategory::three_of_a_kind;
  if (largest == 1) return ShowingCategory::high_card;
  return second == 2 ? ShowingCategory::two_pair : ShowingCategory::pair;
}

HighCategory high_category(ShowingCategory category) {
  return category == ShowingCategory::four_of_a_kind ? HighCategory::four_of_a_kind
                                                     : static_cast<HighCategory>(category);
}

}  // namespace

ShowingRank::ShowingRank(std::span<const cards::Card> up_cards, ShowingFor game) {
  insist(!up_cards.empty() && up_cards.size() <= 4, "one to four cards show");
  insist(cards::CardSet(up_cards).jokers().empty(), "stud is played without jokers");
  std::array<std::pair<int, int>, cards::rank_count> groups{};  // size and worth
  for (const auto card : up_cards) {
    const int rank = worth(card.rank(), ace_at(game));
    auto& group = groups[static_cast<std::size_t>(rank)];
    group = {group.first + 1, rank};
  }
  std::sort(groups.begin(), groups.end(), std::greater{});
  category_ = category_of_groups(groups[0].first, groups[1].first);
  for (std::size_t i = 0; i < 4; ++i) value_ = value_ << 4 | static_cast<std::uint32_t>(groups[i].first);
  for (std::size_t i = 0; i < 4; ++i) value_ = value_ << 4 | static_cast<std::uint32_t>(groups[i].second);
  if (game == ShowingFor::low) value_ = ~value_;
}

std::size_t best_showing(std::span<const ShowingRank> in_seat_order) {
  insist(!in_seat_order.empty(), "somebody shows a hand");
  return static_cast<std::size_t>(std::max_element(in_seat_order.begin(), in_seat_order.end()) - in_seat_order.begin());
}

Expected<HandReading<ShowingRank>> showing_hand(std::span<const cards::Card> up_cards, ShowingFor game) {
  return cards::checked_hand(up_cards, {1, 4, cards::cards_of(cards::DeckKind::standard_52), "the showing hand"})
      .map([&](cards::CardSet checked) -> HandReading<ShowingRank> {
        const ShowingRank rank(up_cards, game);
        auto cards = laid_out(checked, ace_at(game));
        const auto words = game == ShowingFor::high ? high_phrase : low_phrase;
        auto phrase = words(high_category(rank.category()), phrase::ranks_of(cards));
        return {rank, std::move(cards), std::move(phrase)};
      });
}

}  // namespace lammer::ranking
