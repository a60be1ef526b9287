// The fields in the order in which a reader of the file would doubt them: variant, players, money, actions, the rest.
#include "services/exports/phh/reader.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "domain/core/quoted.h"
#include "services/exports/phh/fields.h"

namespace lammer::phh {
namespace {

constexpr std::size_t players_least = 2;

// These have members of their own in PhhHand.
constexpr std::array<std::string_view, 14> own_fields{"variant",
                                                      "ante_trimming_status",
                                                      "antes",
                                                      "blinds_or_straddles",
                                                      "bring_in",
                                                      "small_bet",
                                                      "big_bet",
                                                      "min_bet",
                                                      "starting_stacks",
                                                      "actions",
                                                      "seats",
                                                      "players",
                                                      "finishing_stacks",
                                                      "winnings"};

Variant read_variant(Fields& fields) {
  fields.require("variant", "it is one of " + known_variants());
  const auto written = fields.text("variant");
  if (!written) return {};
  const auto variant = find_variant(*written);
  if (!variant)
    fields.refuse(Refusal{
        "phh.variant", "variant " + quoted(*written) + " is not known; the known ones are " + known_variants(), {}});
  return variant.value_or(Variant());
}

// A money field belongs to the variant and must be there, or does not and must not.
void expect(Fields& fields, Variant variant, bool belongs, std::string_view name) {
  const auto shown = std::string(code(variant));
  if (belongs)
    fields.require(name, shown + " has one");
  else
    fields.forbid(name, shown + " has none");
}

template <class Item>
std::optional<std::vector<Item>> one_each(Fields& fields, std::string_view name, std::optional<std::vector<Item>> items,
                                          std::size_t players) {
  if (items && items->size() != players)
    fields.refuse(name, "has " + std::to_string(items->size()) + " and starting_stacks " + std::to_string(players) +
                            ": there is one entry a player");
  return items;
}

void read_money(Fields& fields, PhhHand& hand) {
  const auto fixed = has_fixed_bets(hand.variant);
  const auto stud = has_bring_in(hand.variant);
  fields.require("starting_stacks", "it says who plays");
  fields.require("antes", "it is a list of zeros where there are none");
  expect(fields, hand.variant, !stud, "blinds_or_straddles");
  expect(fields, hand.variant, stud, "bring_in");
  expect(fields, hand.variant, fixed, "small_bet");
  expect(fields, hand.variant, fixed, "big_bet");
  expect(fields, hand.variant, !fixed, "min_bet");

  const auto amounts_each = [&](std::string_view name, Least least) {
    return one_each(fields, name, fields.amounts(name, least), hand.player_count());
  };
  hand.starting_stacks = fields.amounts("starting_stacks", Least::above_zero).value_or(std::vector<Money>());
  if (hand.player_count() < players_least) fields.refuse("starting_stacks", "has fewer than two players");
  hand.antes = amounts_each("antes", Least::zero).value_or(std::vector<Money>());
  hand.blinds_or_straddles = amounts_each("blinds_or_straddles", Least::any).value_or(std::vector<Money>());
  hand.ante_trimming_status = fields.flag("ante_trimming_status").value_or(false);
  hand.bring_in = fields.amount("bring_in", Least::above_zero);
  hand.small_bet = fields.amount("small_bet", Least::above_zero);
  hand.big_bet = fields.amount("big_bet", Least::above_zero);
  hand.min_bet = fields.amount("min_bet", Least::above_zero);
  hand.finishing_stacks = amounts_each("finishing_stacks", Least::zero);
  hand.winnings = amounts_each("winnings", Least::zero);
}

void read_actions(Fields& fields, PhhHand& hand) {
  fields.require("actions", "it is a list of entries such as \"p1 cc\"");
  const auto entries = fields.texts("actions").value_or(std::vector<std::string>());
  hand.actions.reserve(entries.size());
  for (const auto& entry : entries) {
    auto action = parse_action(entry, hand.actions.size() + 1, hand.player_count());
    if (!action) return fields.refuse(std::move(action.error()));
    hand.actions.push_back(*std::move(action));
  }
}

std::optional<Detail> read_detail(const toml::node& value) {
  if (auto text = value.value_exact<std::string>()) return *std::move(text);
  if (const auto number = value.value_exact<std::int64_t>()) return *number;
  if (const auto time = value.value_exact<toml::time>()) return TimeOfDay{time->hour, time->minute, time->second};
  return std::nullopt;
}

void read_details(Fields& fields, PhhHand& hand) {
  for (auto&& [key, value] : fields.table()) {
    if (std::ranges::find(own_fields, key.str()) != own_fields.end()) continue;
    if (auto detail = read_detail(value)) hand.details.emplace(key.str(), *std::move(detail));
  }
}

Expected<PhhHand> read_hand(Fields fields) {
  PhhHand hand;
  hand.variant = read_variant(fields);
  if (!fields.refusal()) {
    read_money(fields, hand);
    read_actions(fields, hand);
    hand.seats = one_each(fields, "seats", fields.numbers("seats"), hand.player_count());
    hand.players = one_each(fields, "players", fields.texts("players"), hand.player_count());
    read_details(fields, hand);
  }
  if (fields.refusal()) return tl::make_unexpected(*fields.refusal());
  return hand;
}

// 1 to 2^63-1 without sign or leading zero, so that no two names are one number.
std::optional<std::int64_t> hand_number(std::string_view name) {
  std::int64_t number = 0;
  if (name.empty() || name[0] < '0' || name[0] > '9' || (name[0] == '0' && name.size() > 1)) return std::nullopt;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
  if (error != std::errc() || end != name.data() + name.size()) return std::nullopt;
  return number;
}

}  // namespace

Expected<PhhHand> parse_phh(std::string_view text) {
  const auto document = Document::parse(text);
  if (!document) return tl::make_unexpected(document.error());
  return read_hand(Fields(*document, document->root(), ""));
}

Expected<std::vector<NamedPhhHand>> parse_phhs(std::string_view text) {
  const auto document = Document::parse(text);
  if (!document) return tl::make_unexpected(document.error());
  std::vector<NamedPhhHand> hands;
  for (auto&& [key, value] : document->root()) {
    const auto number = hand_number(key.str());
    const auto* table = value.as_table();
    if (!number || !table)
      return tl::make_unexpected(Refusal{"phh.field",
                                         "line " + std::to_string(value.source().begin.line) + ": " +
                                             quoted(key.str()) + " is not a hand; hands are tables [1], [2], ...",
                                         {}});
    auto hand = read_hand(Fields(*document, *table, "hand " + std::string(key.str()) + ", "));
    if (!hand) return tl::make_unexpected(std::move(hand.error()));
    hands.push_back({*number, *std::move(hand)});
  }
  std::ranges::sort(hands, {}, &NamedPhhHand::number);
  return hands;
}

}  // namespace lammer::phh
