// Card: one of the 52, or one of two jokers, in one byte. The code is suit * 16 + rank, which is also the card's bit in
// a CardSet; the jokers take two of the places that leaves free. A Card is always a real card.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "domain/core/bug.h"

namespace lammer::cards {

enum class Rank : std::uint8_t { two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace };
inline constexpr int rank_count = 13;

// In the order used where a clause lets suits decide (bring-in, odd chip, draw for the button): clubs lowest.
enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
inline constexpr std::array suits{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};

constexpr int index(Rank rank) {
  return static_cast<int>(rank);
}
constexpr int index(Suit suit) {
  return static_cast<int>(suit);
}
constexpr Rank rank_at(int index) {
  return static_cast<Rank>(index);
}

class Card {
 public:
  constexpr Card(Rank rank, Suit suit) : code_(static_cast<std::uint8_t>(index(suit) << 4 | index(rank))) {}

  static constexpr Card from_code(int code) {
    const int low = code & 15;
    insist(code >= 0 && code < 64 && (low < rank_count || code == joker_codes[0] || code == joker_codes[1]),
           "the code is that of a card");
    return Card(static_cast<std::uint8_t>(code));
  }

  // For a code that is known to be a card's, as every bit of a CardSet is.
  static constexpr Card from_bit(int code) { return Card(static_cast<std::uint8_t>(code)); }

  constexpr int code() const { return code_; }
  constexpr bool is_joker() const { return (code_ & 15) >= rank_count; }

  // A joker has neither (DDP-01.B.7); asking for them is a bug the caller rules out first.
  constexpr Rank rank() const { return rank_at(code_ & 15); }
  constexpr Suit suit() const { return static_cast<Suit>(code_ >> 4); }

  friend constexpr bool operator==(Card, Card) = default;

 private:
  constexpr explicit Card(std::uint8_t code) : code_(code) {}

  static constexpr std::array joker_codes{13, 29};

  std::uint8_t code_;
};
static_assert(sizeof(Card) == 1);

inline constexpr Card first_joker = Card::from_code(13);
inline constexpr Card second_joker = Card::from_code(29);

// Names for people: "ace of spades", "joker"; "six", "sixes"; "spades".
std::string name(Card card);
std::string_view name(Rank rank);
std::string plural(Rank rank);
std::string_view name(Suit suit);

// The letters of the text form, deuce and clubs first.
inline constexpr std::string_view rank_letters = "23456789TJQKA";
inline constexpr std::string_view suit_letters = "cdhs";
constexpr char letter(Rank rank) {
  return rank_letters[static_cast<std::size_t>(rank)];
}

// The card's text form: As, Td, 9c, Jk (either joker).
std::string text(Card card);

}  // namespace lammer::cards
