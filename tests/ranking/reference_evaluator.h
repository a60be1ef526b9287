// The slow evaluator: obviously right, used only to prove the fast ones. It knows cards as plain numbers (rank 2 to 14,
// ace 14), compares hands as lists of numbers and finds the best choice by trying all of them. It shares nothing with
// domain/ranking.
#pragma once
#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>

#include "domain/cards/card.h"

namespace lammer::reference {

struct PlainCard {
  int rank;  // 2 to 14
  int suit;
};

inline PlainCard plain(cards::Card card) {
  return {cards::index(card.rank()) + 2, cards::index(card.suit())};
}

// A list of numbers compared from the first; shorter lists end in zeros.
struct Key {
  std::array<int, 8> numbers{};
  std::size_t size = 0;

  void push(int number) { numbers[size++] = number; }
  friend auto operator<=>(const Key& a, const Key& b) { return a.numbers <=> b.numbers; }
  friend bool operator==(const Key& a, const Key& b) { return a.numbers == b.numbers; }
};

// A hand of up to five cards, and how many it has of each rank.
class Hand {
 public:
  Hand() = default;
  explicit Hand(std::span<const cards::Card> from) {
    for (const auto card : from) add(plain(card));
  }

  void add(PlainCard card) {
    cards_[size_++] = card;
    ++counts_[static_cast<std::size_t>(card.rank)];
  }
  std::size_t size() const { return size_; }
  int how_many(int rank) const { return counts_[static_cast<std::size_t>(rank)]; }
  auto begin() const { return cards_.begin(); }
  auto end() const { return cards_.begin() + static_cast<std::ptrdiff_t>(size_); }

 private:
  std::array<PlainCard, 5> cards_{};
  std::array<int, 15> counts_{};
  std::size_t size_ = 0;
};

inline bool one_suit(const Hand& hand) {
  return std::all_of(hand.begin(), hand.end(), [&](PlainCard card) { return card.suit == hand.begin()->suit; });
}

inline bool holds(const Hand& hand, std::initializer_list<int> ranks) {
  return std::all_of(ranks.begin(), ranks.end(), [&](int rank) { return hand.how_many(rank) > 0; });
}

// The top card of five in sequence or 0. `low_straight` names the top card of the straight in which the ace is low: 5
// for A-2-3-4-5, 9 for A-6-7-8-9, 0 if there is none.
inline int straight_top(const Hand& hand, int low_straight) {
  for (int top = 14; top >= 6; --top)
    if (holds(hand, {top, top - 1, top - 2, top - 3, top - 4})) return top;
  if (low_straight && holds(hand, {14, low_straight, low_straight - 1, low_straight - 2, low_straight - 3}))
    return low_straight;
  return 0;
}

// How the ranks are grouped, as digits: 41, 32, 311, 221, 2111, 11111.
inline int grouping(const Hand& hand) {
  int pattern = 0;
  for (int count = 4; count >= 1; --count)
    for (int rank = 2; rank <= 14; ++rank)
      if (hand.how_many(rank) == count) pattern = pattern * 10 + count;
  return pattern;
}

// Appends the ranks, larger groups first, then higher value.
template <class Value>
void push_groups(Key& key, const Hand& hand, Value value) {
  for (int count = 4; count >= 1; --count) {
    std::array<int, 5> values{};
    std::size_t found = 0;
    for (int rank = 2; rank <= 14; ++rank)
      if (hand.how_many(rank) == count) values[found++] = value(rank, count);
    std::sort(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(found), std::greater{});
    for (std::size_t i = 0; i < found; ++i) key.push(values[i]);
  }
}

// Categories: 9 straight flush, 8 four, 7 full house, 6 flush, 5 straight, 4 three, 3 two pairs, 2 pair, 1 none.
inline int group_category(int pattern) {
  switch (pattern) {
    case 41:
      return 8;
    case 32:
      return 7;
    case 311:
      return 4;
    case 221:
      return 3;
    case 2111:
      return 2;
    default:
      return 1;
  }
}

inline int as_it_is(int rank, int) {
  return rank;
}

inline Key high(const Hand& five, int low_straight = 5) {
  Key key;
  if (const int top = straight_top(five, low_straight)) {
    key.push(one_suit(five) ? 9 : 5);
    key.push(top);
    return key;
  }
  key.push(one_suit(five) ? 6 : group_category(grouping(five)));
  push_groups(key, five, as_it_is);
  return key;
}

inline Key six_plus(const Hand& five, bool ace_below_six_as_side_card) {
  auto key = high(five, 9);
  if (key.numbers[0] != 9 && key.numbers[0] != 5) {
    const int category = key.numbers[0];
    key = Key();
    key.push(category);
    push_groups(key, five,
                [&](int rank, int count) { return ace_below_six_as_side_card && rank == 14 && count == 1 ? 5 : rank; });
  }
  if (key.numbers[0] == 6)
    key.numbers[0] = 7;
  else if (key.numbers[0] == 7)
    key.numbers[0] = 6;
  return key;
}

// Let It Ride: as high, but all below a pair of tens is one and the same: no hand.
inline Key let_it_ride(const Hand& five) {
  const auto key = high(five);
  const bool no_hand = key.numbers[0] == 1 || (key.numbers[0] == 2 && key.numbers[1] < 10);
  return no_hand ? Key() : key;
}

inline int low_rank(int rank) {
  return rank == 14 ? 1 : rank;
}

// Lows: the smaller key is the better hand.
inline Key ace_to_five(const Hand& five) {
  Key key;
  key.push(group_category(grouping(five)));
  push_groups(key, five, [](int rank, int) { return low_rank(rank); });
  return key;
}

inline Key ace_to_five_best_card_first(const Hand& five) {
  Key key;
  key.push(group_category(grouping(five)));
  for (int low = 1; low <= 13; ++low)
    for (int times = five.how_many(low == 1 ? 14 : low); times > 0; --times) key.push(low);
  return key;
}

inline bool is_eight_or_better(const Hand& five) {
  return grouping(five) == 11111 &&
         std::all_of(five.begin(), five.end(), [](PlainCard card) { return low_rank(card.rank) <= 8; });
}

inline Key deuce_to_seven(const Hand& five) {
  return high(five, 0);
}

// Badugi: the greater key is the better hand; the first number is how many cards play.
inline Key badugi(std::span<const cards::Card> hand, bool ace_low) {
  Key best;
  for (unsigned subset = 1; subset < 1u << hand.size(); ++subset) {
    std::array<int, 5> ranks{};
    std::array<int, 5> suits{};
    std::size_t size = 0;
    for (std::size_t i = 0; i < hand.size(); ++i)
      if (subset >> i & 1) {
        const auto card = plain(hand[i]);
        ranks[size] = ace_low ? low_rank(card.rank) : card.rank;
        suits[size++] = card.suit;
      }
    bool valid = true;
    for (std::size_t a = 0; a < size; ++a)
      for (std::size_t b = a + 1; b < size; ++b) valid = valid && ranks[a] != ranks[b] && suits[a] != suits[b];
    if (!valid) continue;
    std::sort(ranks.begin(), ranks.begin() + static_cast<std::ptrdiff_t>(size), std::greater{});
    Key key;
    key.push(static_cast<int>(size));
    for (std::size_t i = 0; i < size; ++i) key.push(-ranks[i]);
    best = std::max(best, key);
  }
  return best;
}

// Three cards: 6 straight flush, 5 three, 4 straight, 3 flush, 2 pair, 1 none.
inline Key three_card(const Hand& hand) {
  int top = 0;
  for (int high_end = 14; high_end >= 4; --high_end)
    if (holds(hand, {high_end, high_end - 1, high_end - 2})) top = high_end;
  if (holds(hand, {14, 2, 3})) top = 3;
  Key key;
  if (top) {
    key.push(one_suit(hand) ? 6 : 4);
    key.push(top);
    return key;
  }
  const int pattern = grouping(hand);
  key.push(pattern == 3 ? 5 : pattern == 21 ? 2 : one_suit(hand) ? 3 : 1);
  push_groups(key, hand, as_it_is);
  return key;
}

// Showing hands: how many cards each group has, then the ranks of the groups. In a low game the smaller is the better.
inline Key showing(const Hand& up_cards, bool low) {
  Key key;
  for (int count = 4; count >= 1; --count)
    for (int rank = 2; rank <= 14; ++rank)
      if (up_cards.how_many(rank) == count) key.push(count);
  while (key.size < 4) key.push(0);
  push_groups(key, up_cards, [low](int rank, int) { return low ? low_rank(rank) : rank; });
  return key;
}

// The bring-in: the greater key brings in.
inline Key two_numbers(int first, int second) {
  return {{first, second}, 2};
}
inline Key lowest_card_ace_high(PlainCard card) {
  return two_numbers(-card.rank, -card.suit);
}
inline Key highest_card_ace_low(PlainCard card) {
  return two_numbers(low_rank(card.rank), card.suit);
}
inline Key best_low_card(PlainCard card) {
  return two_numbers(-low_rank(card.rank), card.suit);
}

// Double Draw: 12 five aces, 11 natural royal, 10 wild royal, then as high. Every joker is tried as each of the 52
// cards, which counts only for a straight, a flush or a straight flush, and as an ace without a suit, which counts for
// the rest.
inline Key double_draw(std::span<const cards::Card> hand) {
  Hand naturals;
  for (const auto card : hand)
    if (!card.is_joker()) naturals.add(plain(card));
  const auto jokers = hand.size() - naturals.size();
  if (naturals.how_many(14) + static_cast<int>(jokers) == 5) return Key{{12}, 1};
  if (jokers == 0) {
    auto key = high(naturals);
    if (key.numbers[0] == 9 && key.numbers[1] == 14) key.numbers[0] = 11;
    return key;
  }

  auto with_aces = naturals;
  while (with_aces.size() < 5) with_aces.add({14, -1 - static_cast<int>(with_aces.size())});
  Key best;
  best.push(group_category(grouping(with_aces)));
  push_groups(best, with_aces, as_it_is);

  const auto is_held = [](const Hand& some, PlainCard card) {
    return std::any_of(some.begin(), some.end(),
                       [&](PlainCard held) { return held.rank == card.rank && held.suit == card.suit; });
  };
  const auto offer = [&](const Hand& five) {
    auto key = high(five);
    if (key.numbers[0] != 5 && key.numbers[0] != 6 && key.numbers[0] != 9) return;
    if (key.numbers[0] == 9 && key.numbers[1] == 14) key.numbers[0] = 10;
    best = std::max(best, key);
  };
  for (int first = 0; first < 52; ++first) {
    const PlainCard one{first % 13 + 2, first / 13};
    if (is_held(naturals, one)) continue;
    auto hand_with_one = naturals;
    hand_with_one.add(one);
    if (jokers == 1) {
      offer(hand_with_one);
      continue;
    }
    for (int second = 0; second < first; ++second) {
      const PlainCard two{second % 13 + 2, second / 13};
      if (is_held(naturals, two)) continue;
      auto hand_with_two = hand_with_one;
      hand_with_two.add(two);
      offer(hand_with_two);
    }
  }
  return best;
}

// The best key over every choice of five cards; `better(a, b)` says whether a is the better one.
template <class KeyOf, class Better>
Key best_five(std::span<const cards::Card> from, KeyOf key_of, Better better) {
  std::optional<Key> best;
  const auto n = from.size();
  for (unsigned subset = 0; subset < 1u << n; ++subset) {
    if (__builtin_popcount(subset) != 5) continue;
    Hand five;
    for (std::size_t i = 0; i < n; ++i)
      if (subset >> i & 1) five.add(plain(from[i]));
    const auto key = key_of(five);
    if (!best || better(key, *best)) best = key;
  }
  return *best;
}

// Six cards: as the best five, and 10 the Super Royal.
inline Key six_card(std::span<const cards::Card> six) {
  std::array<bool, 15> held{};
  for (const auto card : six) held[static_cast<std::size_t>(plain(card).rank)] = true;
  const bool nine_to_ace = std::count(held.begin() + 9, held.end(), true) == 6;
  const bool suited =
      std::all_of(six.begin(), six.end(), [&](cards::Card card) { return card.suit() == six[0].suit(); });
  if (nine_to_ace && suited) return {{10}, 1};
  return best_five(six, [](const Hand& five) { return high(five); }, std::greater{});
}

// The same over every two of the hole cards with every three of the board; none if no choice is accepted.
template <class KeyOf, class Better, class Accept>
std::optional<Key> best_two_and_three(std::span<const cards::Card> hole, std::span<const cards::Card> board,
                                      KeyOf key_of, Better better, Accept accept) {
  std::optional<Key> best;
  for (std::size_t a = 0; a < hole.size(); ++a)
    for (std::size_t b = a + 1; b < hole.size(); ++b)
      for (std::size_t c = 0; c < board.size(); ++c)
        for (std::size_t d = c + 1; d < board.size(); ++d)
          for (std::size_t e = d + 1; e < board.size(); ++e) {
            const std::array five_cards{hole[a], hole[b], board[c], board[d], board[e]};
            const Hand five{std::span<const cards::Card>(five_cards)};
            if (!accept(five)) continue;
            const auto key = key_of(five);
            if (!best || better(key, *best)) best = key;
          }
  return best;
}

}  // namespace lammer::reference
