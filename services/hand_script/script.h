// A hand script: one table told line by line in a text file, played through the engine. Test fixtures, examples for
// people and `lammer hand play`. docs/hand-scripts.md describes the language.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "domain/core/clause.h"
#include "domain/core/refusal.h"
#include "domain/room/event.h"

namespace lammer::hand_script {

struct Played {
  std::vector<Clause> clauses;  // the ones the script names
  std::size_t steps = 0;
  std::size_t expectations = 0;
};

// Each line of the script with what happened, for people.
using Print = std::function<void(std::string_view)>;

// Every event with the table before and after it, for tests.
using Watch = std::function<void(const room::Table&, const room::TableEvent&, const room::Table&)>;

// Plays the whole script. A line that is not understood, refused against expectation, or an expectation that does not
// hold stops it with the number of the line.
Expected<Played> play(std::string_view script, const Print& print, const Watch& watch = {});

}  // namespace lammer::hand_script
