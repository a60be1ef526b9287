// The table parameters by area; parameters.cpp joins them. A scope names the games a parameter is for.
#pragma once
#include <vector>

#include "domain/poker/parameters.h"

namespace lammer::poker::parameters {

inline constexpr Scope every_game{"every game", [](const GameDefinition&) { return true; }};
inline constexpr Scope button_games{"games with a button",
                                    [](const GameDefinition& game) { return game.has_button(); }};
inline constexpr Scope stud_games{"stud games", [](const GameDefinition& game) { return !game.has_button(); }};
inline constexpr Scope draw_games{"draw games", [](const GameDefinition& game) { return game.has_draws(); }};
inline constexpr Scope board_games{"games with a board", [](const GameDefinition& game) { return game.has_board(); }};
inline constexpr Scope split_games{"games with two halves",
                                   [](const GameDefinition& game) { return game.has_halves(); }};
inline constexpr Scope whole_pot_games{"games with one half",
                                       [](const GameDefinition& game) { return !game.has_halves(); }};

std::vector<TableParameter> table_area();
std::vector<TableParameter> bet_area();
std::vector<TableParameter> forced_money_area();
std::vector<TableParameter> stud_area();
std::vector<TableParameter> draw_area();
std::vector<TableParameter> pot_area();      // split and kill
std::vector<TableParameter> rake_area();     // rake and time charge
std::vector<TableParameter> jackpot_area();  // contributions of bad beat and high hand
std::vector<TableParameter> special_hand_area();
std::vector<TableParameter> equipment_area();  // decks and clock

}  // namespace lammer::poker::parameters
