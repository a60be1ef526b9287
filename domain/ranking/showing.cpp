// Showing hands as one number: how many cards each group has, largest first, then the groups' ranks, four bits each.
#include "domain/ranking/showing.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "domain/cards/card_set.h"
#include "domain/ranking/hand_reading.h"

namespace lammer::ranking {

ShowingRank::ShowingRank(std::span<const cards::Card> up_cards, ShowingFor game) : value_(0) {
  insist(!up_cards.empty() && up_cards.size() <= 4, "one to four cards show");
  insist(cards::CardSet(up_cards).jokers().empty(), "stud is played without jokers");
  const auto ace = game == ShowingFor::high ? AceStands::high : AceStands::low;
  std::array<std::pair<int, int>, cards::rank_count> groups{};  // size and worth
  for (const auto card : up_cards) {
    const int rank = worth(card.rank(), ace);
    auto& group = groups[static_cast<std::size_t>(rank)];
    group = {group.first + 1, rank};
  }
  std::sort(groups.begin(), groups.end(), std::greater{});
  for (std::size_t i = 0; i < 4; ++i) value_ = value_ << 4 | static_cast<std::uint32_t>(groups[i].first);
  for (std::size_t i = 0; i < 4; ++i) value_ = value_ << 4 | static_cast<std::uint32_t>(groups[i].second);
  if (game == ShowingFor::low) value_ = ~value_;
}

std::size_t best_showing(std::span<const ShowingRank> in_seat_order) {
  insist(!in_seat_order.empty(), "somebody shows a hand");
  return static_cast<std::size_t>(std::max_element(in_seat_order.begin(), in_seat_order.end()) - in_seat_order.begin());
}

}  // namespace lammer::ranking
