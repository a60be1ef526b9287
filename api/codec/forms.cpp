// The forms that are no templates.
#include "api/codec/forms.h"

#include "api/codec/fields.h"
#include "domain/cards/card_text.h"
#include "domain/core/quoted.h"

namespace lammer::codec {
namespace {

// A text form for one joker stands in the domain; the record must tell the two apart.
constexpr std::string_view second_joker_text = "Jk2";
constexpr std::string_view unknown_card = "??";

Expected<cards::Card> card_of(std::string_view text, const Place& place) {
  if (text == second_joker_text) return cards::second_joker;
  const auto card = cards::parse_card(text);
  if (!card) return place.wrong("is no card: " + card.error().sentence);
  return *card;
}

}  // namespace

Expected<std::int64_t> read_number(const Json& json, const Place& place, std::int64_t least, std::int64_t most) {
  const auto wanted = [&] {
    return place.should_be("a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  };
  if (json.is_number_unsigned()) {
    const auto number = json.get<std::uint64_t>();
    if (std::cmp_less(number, least) || std::cmp_greater(number, most)) return wanted();
    return static_cast<std::int64_t>(number);
  }
  if (!json.is_number_integer()) return wanted();
  const auto number = json.get<std::int64_t>();
  if (number < least || number > most) return wanted();
  return number;
}

Expected<std::string_view> read_text(const Json& json, const Place& place, const std::string& wanted) {
  if (!json.is_string()) return place.should_be(wanted);
  return std::string_view(json.get_ref<const std::string&>());
}

std::string list_of_words(std::span<const std::string_view> words) {
  std::string text = "one of";
  for (const auto word : words) text.append(text.size() > 6 ? ", " : " ").append(word);
  return text;
}

Expected<bool> Form<bool>::read(const Json& json, const Place& place) {
  if (!json.is_boolean()) return place.should_be("true or false");
  return json.get<bool>();
}

Expected<std::string> Form<std::string>::read(const Json& json, const Place& place) {
  return read_text(json, place, "a text").map([](std::string_view text) { return std::string(text); });
}

void Form<Money>::write(std::string& out, Money amount) {
  insist(!amount.is_negative(), "an amount in the record is not below zero");
  write_number(out, amount.in_cents());
}

Expected<Money> Form<Money>::read(const Json& json, const Place& place) {
  return read_number(json, place, 0, number_most).map(&Money::cents);
}

Expected<Money> SignedForm<Money>::read(const Json& json, const Place& place) {
  return read_number(json, place, -number_most, number_most).map(&Money::cents);
}

Expected<Instant> Form<Instant>::read(const Json& json, const Place& place) {
  return read_number(json, place, 0, number_most).map([](std::int64_t count) {
    return Instant(std::chrono::milliseconds(count));
  });
}

Expected<SeatNo> Form<SeatNo>::read(const Json& json, const Place& place) {
  return read_number(json, place, 1, poker::seats_max).map([](std::int64_t seat) {
    return SeatNo(static_cast<std::uint8_t>(seat));
  });
}

Expected<Clause> Form<Clause>::read(const Json& json, const Place& place) {
  const auto id = read_text(json, place, "the id of a clause");
  if (!id) return tl::unexpected(id.error());
  const auto clause = Clause::find(*id);
  if (!clause) return place.should_be("the id of a clause, not " + quoted(*id));
  return *clause;
}

void Form<cards::Card>::write(std::string& out, cards::Card card) {
  if (card.is_joker()) return write_word(out, card == cards::second_joker ? second_joker_text : cards::text(card));
  const std::array<char, 2> letters{cards::letter(card.rank()),
                                    cards::suit_letters[static_cast<std::size_t>(card.suit())]};
  write_word(out, {letters.data(), letters.size()});
}

Expected<cards::Card> Form<cards::Card>::read(const Json& json, const Place& place) {
  const auto text = read_text(json, place, "a card such as \"As\"");
  if (!text) return tl::unexpected(text.error());
  return card_of(*text, place);
}

void Form<std::optional<cards::Card>>::write(std::string& out, const std::optional<cards::Card>& card) {
  if (card)
    Form<cards::Card>::write(out, *card);
  else
    write_word(out, unknown_card);
}

Expected<std::optional<cards::Card>> Form<std::optional<cards::Card>>::read(const Json& json, const Place& place) {
  const auto text = read_text(json, place, "a card such as \"As\", or \"??\"");
  if (!text) return tl::unexpected(text.error());
  if (*text == unknown_card) return std::optional<cards::Card>();
  return card_of(*text, place).map([](cards::Card card) { return std::optional(card); });
}

void Form<cards::CardSet>::write(std::string& out, cards::CardSet cards) {
  write_list(out, cards);
}

Expected<cards::CardSet> Form<cards::CardSet>::read(const Json& json, const Place& place) {
  cards::CardSet cards;
  const auto add = [&](cards::Card card, const Place& at) -> Expected<void> {
    if (cards.contains(card)) return at.wrong("stands twice");
    cards.add(card);
    return {};
  };
  return read_list<cards::Card>(json, place, 54, add).map([&] { return cards; });
}

Expected<poker::GameCode> Form<poker::GameCode>::read(const Json& json, const Place& place) {
  const auto id = read_text(json, place, "the id of a game");
  if (!id) return tl::unexpected(id.error());
  const auto* const game = poker::find_game(*id);
  if (game == nullptr) return place.should_be("the id of a game, not " + quoted(*id));
  return game->code;
}

void Form<poker::SeatSet>::write(std::string& out, poker::SeatSet seats) {
  write_list(out, seats);
}

Expected<poker::SeatSet> Form<poker::SeatSet>::read(const Json& json, const Place& place) {
  poker::SeatSet seats;
  const auto add = [&](SeatNo seat, const Place& at) -> Expected<void> {
    if (seats.contains(seat)) return at.wrong("stands twice");
    seats.add(seat);
    return {};
  };
  return read_list<SeatNo>(json, place, poker::seats_max, add).map([&] { return seats; });
}

Expected<SeatNo> read_seat_key(std::string_view key, const Place& place) {
  for (std::uint8_t seat = 1; seat <= poker::seats_max; ++seat)
    if (key == (seat == 10 ? std::string_view("10") : std::string_view("123456789").substr(seat - 1U, 1)))
      return SeatNo(seat);
  return place.wrong("is no seat from 1 to 10");
}

Expected<std::string_view> tag_of(const Json& json, const Place& place) {
  if (!json.is_object()) return place.should_be("an object");
  const auto tag = json.find(detail::tag_key);
  const auto tag_place = place.in(detail::tag_key);
  if (tag == json.end()) return tag_place.wrong("is missing");
  if (!tag->is_string()) return tag_place.should_be("a word");
  return std::string_view(tag->get_ref<const std::string&>());
}

}  // namespace lammer::codec
