// Stud: up cards, a bring-in instead of blinds, no button. Seven cards in four forms (chapter 10), five cards in one
// (chapter 14).
#include "domain/poker/games/families.h"

namespace lammer::poker::games {
namespace {

constexpr std::array<Street, 5> seven_cards{{
    {.name = "third card", .down = 2, .up = 1},
    {.name = "fourth card", .burn = true, .up = 1},
    {.name = "fifth card", .burn = true, .up = 1},
    {.name = "sixth card", .burn = true, .up = 1},
    {.name = "seventh card", .burn = true, .down = 1},
}};

constexpr std::array<Street, 4> five_cards{{
    {.name = "second card", .down = 1, .up = 1},
    {.name = "third card", .burn = true, .up = 1},
    {.name = "fourth card", .burn = true, .up = 1},
    {.name = "fifth card", .burn = true, .up = 1},
}};

constexpr WinningHalf high_half{HandRule::high_any_five, OddChipTo::high_card, "high"};

// Stud knows no straddle, kill or draw.
constexpr GameClauses clauses(Clause seats, Clause ante, Clause bring_in, Clause forced_bettor, Clause odd_unit) {
  return {.seats = seats,
          .ante = ante,
          .forced_bet = bring_in,
          .straddle = forced_bettor,
          .kill = "POKER-01.B.21",
          .odd_unit = odd_unit,
          .draw_count = "POKER-01.B.11",
          .draw_max = "POKER-01.B.11"};
}

constexpr GameDefinition seven_card_stud{
    .code = GameCode::stud_high,
    .id = "STUD_HIGH",
    .name = "Seven-Card Stud High",
    .chapter = "POKER-10.A",
    .clauses = clauses("POKER-10.B", "POKER-10.B.1", "POKER-10.D.1", "POKER-10.D", "POKER-10.L.3.d"),
    .deck = cards::DeckKind::standard_52,
    .seats_max = 8,
    .streets = seven_cards,
    .forced = ForcedMoney::bring_in,
    .straddle_allowed = false,
    .bring_in = ranking::BringInBy::lowest_ace_high,
    .opens_later = Opens::best_showing,
    .showing = ranking::ShowingFor::high,
    .big_bet_from = 2,
    .first = {HandRule::high_any_five, OddChipTo::high_card, ""},
    .second = std::nullopt,
    .kill_allowed = false,
    .deck_short = DeckShort::common_card,
    .tabled = 7,
};

constexpr GameDefinition stud_low() {
  auto stud = seven_card_stud;
  stud.code = GameCode::stud_low;
  stud.id = "STUD_LOW";
  stud.name = "Seven-Card Stud Low";
  stud.clauses.odd_unit = "POKER-10.L.3.f";
  stud.bring_in = ranking::BringInBy::highest_ace_low;
  stud.showing = ranking::ShowingFor::low;
  stud.first = {HandRule::ace_to_five, OddChipTo::low_card, ""};
  return stud;
}

constexpr GameDefinition stud_high_low() {
  auto stud = seven_card_stud;
  stud.code = GameCode::stud_hl;
  stud.id = "STUD_HL";
  stud.name = "Seven-Card Stud High-Low Split";
  stud.bring_in = ranking::BringInBy::highest_ace_low;
  stud.first = high_half;
  stud.second = WinningHalf{HandRule::ace_to_five, OddChipTo::low_card, "low"};
  return stud;
}

constexpr GameDefinition stud_high_low_eight() {
  auto stud = seven_card_stud;
  stud.code = GameCode::stud_hl8;
  stud.id = "STUD_HL8";
  stud.name = "Seven-Card Stud High-Low Split Eight or Better";
  stud.first = high_half;
  stud.second = WinningHalf{HandRule::ace_to_five_eight, OddChipTo::low_card, "low"};
  return stud;
}

constexpr GameDefinition five_card_stud() {
  auto stud = seven_card_stud;
  stud.code = GameCode::stud5_high;
  stud.id = "STUD5_HIGH";
  stud.name = "Five-Card Stud High";
  stud.chapter = "POKER-14.A";
  stud.clauses = clauses("POKER-14.B", "POKER-14.B.1", "POKER-14.D.1", "POKER-14.D", "POKER-14.J");
  stud.streets = five_cards;
  stud.deck_short = DeckShort::cannot_happen;
  stud.tabled = 5;
  return stud;
}

}  // namespace

constinit const std::array<GameDefinition, 5> stud{seven_card_stud, stud_low(), stud_high_low(), stud_high_low_eight(),
                                                   five_card_stud()};

}  // namespace lammer::poker::games
