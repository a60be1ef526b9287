// Deals for comparisons: every combination of a deck, and random hands from a fixed seed.
#pragma once
#include <array>
#include <random>
#include <span>
#include <vector>

#include "domain/cards/deck.h"
#include "domain/cards/shuffle.h"

namespace lammer::testing {

template <std::size_t size>
using Cards = std::array<cards::Card, size>;

template <std::size_t size>
constexpr std::span<const cards::Card, size> view(const Cards<size>& cards) {
  return cards;
}

template <std::size_t size>
Cards<size> blank() {
  return [&]<std::size_t... at>(std::index_sequence<at...>) {
    return Cards<size>{((void)at, cards::first_joker)...};
  }(std::make_index_sequence<size>());
}

// Every choice of `size` cards of the deck, once.
template <std::size_t size, class Visit>
void each_combination(cards::DeckKind deck, Visit visit) {
  const auto pack = cards::new_pack(deck);
  auto hand = blank<size>();
  const auto choose = [&](auto& self, std::size_t place, std::size_t start) -> void {
    if (place == size) return visit(hand);
    for (auto at = start; at + (size - place) <= pack.size(); ++at) {
      hand[place] = pack[at];
      self(self, place + 1, at + 1);
    }
  };
  choose(choose, 0, 0);
}

// Random hands; the same for the same seed.
template <std::size_t size>
class RandomDeals {
 public:
  explicit RandomDeals(cards::DeckKind deck, std::uint64_t seed = 7) : pack_(cards::new_pack(deck)), bits_(seed) {}

  Cards<size> operator()() {
    auto hand = blank<size>();
    for (std::size_t i = 0; i < size; ++i) {
      std::swap(pack_[i], pack_[i + cards::uniform_below(pack_.size() - i, bits_)]);
      hand[i] = pack_[i];
    }
    return hand;
  }

 private:
  std::vector<cards::Card> pack_;
  std::mt19937_64 bits_;
};

}  // namespace lammer::testing
