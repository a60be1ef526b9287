// Draw games: down cards only, exchanged once (chapter 13), four times (Badugi, 20) or three times (Triple Draw, 21).
// 2-7 single draw has no chapter: it is here to replay recorded hands.
#include "domain/poker/games/families.h"

namespace lammer::poker::games {
namespace {

constexpr std::array<Street, 2> single_draw{{
    {.name = "deal", .down = 5},
    {.name = "draw", .burn = true, .draw = true},
}};

constexpr std::array<Street, 4> triple_draw{{
    {.name = "deal", .down = 5},
    {.name = "first draw", .burn = true, .draw = true},
    {.name = "second draw", .burn = true, .draw = true},
    {.name = "third draw", .burn = true, .draw = true},
}};

// By the letter of chapter 20; draw.count = 3 leaves the last one out.
constexpr std::array<Street, 5> badugi_draws{{
    {.name = "deal", .down = 4},
    {.name = "first draw", .burn = true, .draw = true},
    {.name = "second draw", .burn = true, .draw = true},
    {.name = "third draw", .burn = true, .draw = true},
    {.name = "fourth draw", .burn = true, .draw = true},
}};

constexpr auto left = OddChipTo::first_left_of_button;

constexpr GameDefinition triple_draw_27{
    .code = GameCode::td_27,
    .id = "TD_27",
    .name = "2-7 Triple Draw",
    .chapter = "POKER-21.A",
    .clauses = {.seats = "POKER-21.B.1",
                .ante = "POKER-21.B.2",
                .forced_bet = "POKER-21.C.2.b",
                .straddle = "POKER-21.C.3.a",
                .kill = "POKER-21.B.3",
                .odd_unit = "POKER-21.E.5",
                .draw_count = "POKER-21.D.13",
                .draw_max = "POKER-21.D.7"},
    .deck = cards::DeckKind::standard_52,
    .seats_max = 7,
    .streets = triple_draw,
    .forced = ForcedMoney::blinds_before_deal,
    .straddle_allowed = true,
    .bring_in = std::nullopt,
    .opens_later = Opens::left_of_button,
    .showing = ranking::ShowingFor::low,
    .big_bet_from = 2,
    .first = {HandRule::deuce_to_seven, left, ""},
    .second = std::nullopt,
    .kill_allowed = true,
    .deck_short = DeckShort::reshuffle_discards,
    .tabled = 5,
};

constexpr GameDefinition triple_draw_a5() {
  auto draw = triple_draw_27;
  draw.code = GameCode::td_a5;
  draw.id = "TD_A5";
  draw.name = "A-5 Triple Draw";
  draw.first.rule = HandRule::ace_to_five;
  return draw;
}

constexpr GameDefinition badeucey() {
  auto draw = triple_draw_27;
  draw.code = GameCode::td_badeucey;
  draw.id = "TD_BADEUCEY";
  draw.name = "Badeucey";
  draw.chapter = "POKER-21.F.1";
  draw.first.name = "2-7";
  draw.second = WinningHalf{HandRule::badugi_ace_high, left, "badugi"};
  return draw;
}

constexpr GameDefinition badacey() {
  auto draw = triple_draw_a5();
  draw.code = GameCode::td_badacey;
  draw.id = "TD_BADACEY";
  draw.name = "Badacey";
  draw.chapter = "POKER-21.F.2";
  draw.first.name = "A-5";
  draw.second = WinningHalf{HandRule::badugi_ace_low, left, "badugi"};
  return draw;
}

constexpr GameDefinition badugi() {
  auto draw = triple_draw_27;
  draw.code = GameCode::badugi;
  draw.id = "BADUGI";
  draw.name = "Badugi";
  draw.chapter = "POKER-20.A";
  draw.clauses = {.seats = "POKER-20.B",
                  .ante = "POKER-20.B.1",
                  .forced_bet = "POKER-20.D.1",
                  .straddle = "POKER-20.E",
                  .kill = "POKER-20.B.2",
                  .odd_unit = "POKER-20.L.7",
                  .draw_count = "POKER-20.K",
                  .draw_max = "POKER-20.H.2"};
  draw.seats_max = 9;
  draw.streets = badugi_draws;
  draw.first = {HandRule::badugi_ace_low, OddChipTo::low_card, ""};
  draw.tabled = 4;
  return draw;
}

// The blinds are posted after the deal (POKER-13.E).
constexpr GameDefinition five_card_draw_high() {
  auto draw = triple_draw_27;
  draw.code = GameCode::draw_high;
  draw.id = "DRAW_HIGH";
  draw.name = "Five-Card Draw High";
  draw.chapter = "POKER-13.A";
  draw.clauses = {.seats = "POKER-13.B",
                  .ante = "POKER-13.B.1",
                  .forced_bet = "POKER-13.E.1",
                  .straddle = "POKER-13.F",
                  .kill = "POKER-01.B.21",
                  .odd_unit = "POKER-13.I",
                  .draw_count = "POKER-13.G",
                  .draw_max = "POKER-13.G.2"};
  draw.seats_max = 8;
  draw.streets = single_draw;
  draw.forced = ForcedMoney::blinds_after_deal;
  draw.straddle_allowed = false;
  draw.showing = ranking::ShowingFor::high;
  draw.big_bet_from = 1;
  draw.first = {HandRule::high_any_five, left, ""};
  draw.kill_allowed = false;
  return draw;
}

constexpr GameDefinition five_card_draw_low() {
  auto draw = five_card_draw_high();
  draw.code = GameCode::draw_low;
  draw.id = "DRAW_LOW";
  draw.name = "Five-Card Draw Low";
  draw.showing = ranking::ShowingFor::low;
  draw.first = {HandRule::ace_to_five, left, ""};
  return draw;
}

// As it is played where it is recorded: blinds before the deal, the seats of Triple Draw.
constexpr GameDefinition single_draw_27() {
  auto draw = triple_draw_27;
  draw.code = GameCode::single_27;
  draw.id = "SINGLE_27";
  draw.name = "2-7 Single Draw";
  draw.chapter = "POKER-09.A.6";
  draw.streets = single_draw;
  draw.straddle_allowed = false;
  draw.big_bet_from = 1;
  draw.kill_allowed = false;
  draw.offered = false;
  return draw;
}

}  // namespace

constinit const std::array<GameDefinition, 8> draw{
    five_card_draw_high(), five_card_draw_low(), badugi(),  triple_draw_27,
    triple_draw_a5(),      badeucey(),           badacey(), single_draw_27()};

}  // namespace lammer::poker::games
