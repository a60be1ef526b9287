// `lammer hand play FILE`: plays a hand script and prints each step with the clause behind it.
#pragma once
#include <string>
#include <vector>

namespace lammer::api {

// 0 if every script played to its end with all it expects, 1 if not or if a file cannot be read.
int play_hand_scripts(const std::vector<std::string>& files);

}  // namespace lammer::api
