// `lammer phh replay` and `lammer phh export`: recorded hands (Poker Hand History, .phh and .phhs) through our engine.
#pragma once
#include <iosfwd>
#include <string>
#include <vector>

namespace lammer::api {

enum class ReplayCheck { none, finishing_stacks };

// One line of JSON a hand. 0 if every file could be read and every hand played and, if it is checked, ended with its
// file's finishing stacks; otherwise 1.
int replay_phh(const std::vector<std::string>& files, ReplayCheck check, std::ostream& out);

// Each hand played and written again from the engine's own log: one hand as a .phh text, several as a .phhs. 0 if all
// could be; otherwise 1, with one sentence on `complaints` for each that could not.
int export_phh(const std::vector<std::string>& files, std::ostream& out, std::ostream& complaints);

}  // namespace lammer::api
