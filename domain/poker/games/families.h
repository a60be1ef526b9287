// The game tables, one a family. Only game.cpp joins them; everybody else asks game().
#pragma once
#include <array>

#include "domain/poker/game.h"

namespace lammer::poker::games {

extern const std::array<GameDefinition, 5> stud;
extern const std::array<GameDefinition, 6> flop;
extern const std::array<GameDefinition, 8> draw;

}  // namespace lammer::poker::games
