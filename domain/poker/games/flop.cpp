// Flop games: hole cards and a board of five. Hold 'Em (chapter 11), Omaha (12), Five-Card Omaha (19), Six Plus (22).
#include "domain/poker/games/families.h"

namespace lammer::poker::games {
namespace {

constexpr std::array<Street, 4> with_hole_cards(std::uint8_t count) {
  return {{
      {.name = "hole cards", .down = count},
      {.name = "flop", .burn = true, .community = 3},
      {.name = "turn", .burn = true, .community = 1},
      {.name = "river", .burn = true, .community = 1},
  }};
}

constexpr auto two_down = with_hole_cards(2);
constexpr auto four_down = with_hole_cards(4);
constexpr auto five_down = with_hole_cards(5);

constexpr GameDefinition holdem{
    .code = GameCode::holdem,
    .id = "HOLDEM",
    .name = "Hold 'Em High",
    .chapter = "POKER-11.A",
    .clauses = {.seats = "POKER-11.B",
                .ante = "POKER-11.B.1",
                .forced_bet = "POKER-11.D.1",
                .straddle = "POKER-11.E",
                .kill = "POKER-01.B.21",
                .odd_unit = "POKER-11.K.4",
                .draw_count = "POKER-01.B.11",
                .draw_max = "POKER-01.B.11"},
    .deck = cards::DeckKind::standard_52,
    .seats_max = 10,
    .streets = two_down,
    .forced = ForcedMoney::blinds_before_deal,
    .straddle_allowed = true,
    .bring_in = std::nullopt,
    .opens_later = Opens::left_of_button,
    .showing = ranking::ShowingFor::high,
    .big_bet_from = 2,
    .first = {HandRule::high_any_five, OddChipTo::first_left_of_button, ""},
    .second = std::nullopt,
    .kill_allowed = false,
    .deck_short = DeckShort::cannot_happen,
    .tabled = 2,
};

constexpr GameDefinition omaha_high() {
  auto omaha = holdem;
  omaha.code = GameCode::omaha_high;
  omaha.id = "OMAHA_HIGH";
  omaha.name = "Omaha High";
  omaha.chapter = "POKER-12.A";
  omaha.clauses.seats = "POKER-12.B";
  omaha.clauses.ante = "POKER-12.B.1";
  omaha.clauses.forced_bet = "POKER-12.D.1";
  omaha.clauses.straddle = "POKER-12.E";
  omaha.clauses.kill = "POKER-12.M";
  omaha.clauses.odd_unit = "POKER-12.K.6";
  omaha.streets = four_down;
  omaha.first = {HandRule::high_two_and_three, OddChipTo::high_card, ""};
  omaha.deck_short = DeckShort::second_boards_limited;
  omaha.tabled = 4;
  return omaha;
}

constexpr GameDefinition five_card_omaha_high() {
  auto omaha = omaha_high();
  omaha.code = GameCode::omaha5_high;
  omaha.id = "OMAHA5_HIGH";
  omaha.name = "Five-Card Omaha High";
  omaha.chapter = "POKER-19.A";
  omaha.clauses.seats = "POKER-19.B";
  omaha.clauses.ante = "POKER-19.B.1";
  omaha.clauses.forced_bet = "POKER-19.D.1";
  omaha.clauses.straddle = "POKER-19.E";
  omaha.clauses.kill = "POKER-19.M";
  omaha.clauses.odd_unit = "POKER-19.K.6";
  omaha.seats_max = 8;
  omaha.streets = five_down;
  omaha.tabled = 5;
  return omaha;
}

// The same game played both ways; only here do the Omaha chapters know a kill.
constexpr GameDefinition eight_or_better(GameDefinition omaha, GameCode code, std::string_view id,
                                         std::string_view name) {
  omaha.code = code;
  omaha.id = id;
  omaha.name = name;
  omaha.first.name = "high";
  omaha.second = WinningHalf{HandRule::ace_to_five_eight_two_and_three, OddChipTo::low_card, "low"};
  omaha.kill_allowed = true;
  return omaha;
}

constexpr GameDefinition six_plus() {
  auto six = holdem;
  six.code = GameCode::sixplus;
  six.id = "SIXPLUS";
  six.name = "Six Plus Hold 'Em";
  six.chapter = "POKER-22.A";
  six.clauses.seats = "POKER-22.B";
  six.clauses.ante = "POKER-22.B.1";
  six.clauses.forced_bet = "POKER-22.D.1";
  six.clauses.straddle = "POKER-22.E";
  six.clauses.odd_unit = "POKER-22.K.4";
  six.deck = cards::DeckKind::six_plus_36;
  six.first.rule = HandRule::high_six_plus;
  return six;
}

}  // namespace

constinit const std::array<GameDefinition, 6> flop{
    holdem,
    omaha_high(),
    eight_or_better(omaha_high(), GameCode::omaha_hl8, "OMAHA_HL8", "Omaha High-Low Split Eight or Better"),
    five_card_omaha_high(),
    eight_or_better(five_card_omaha_high(), GameCode::omaha5_hl8, "OMAHA5_HL8",
                    "Five-Card Omaha High-Low Split Eight or Better"),
    six_plus()};

}  // namespace lammer::poker::games
