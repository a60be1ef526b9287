// A table that plays by itself: the next command for any table, by whoever must give it, so that hands follow hands:
// opening, dealers, seats, chips, hands of its game, top-ups, tips, players leaving, calls and holds.
#pragma once
#include "domain/room/command.h"
#include "tests/property/chance.h"

namespace lammer::property {

struct TableOrder {
  room::TableCommand command;
  room::By by;
};

// Always one the table accepts, unless `mischief` says so: then one in so many is nonsense (0: never).
TableOrder next_table_order(const room::Table& table, poker::GameCode game, Chance& chance,
                            std::uint64_t mischief_one_in = 0);

}  // namespace lammer::property
