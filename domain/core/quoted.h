// Text from outside as a refusal shows it: printable ASCII whatever was given, because a refusal travels in logs and
// JSON. What is not printable is shown as an escape, and a long text is cut.
#pragma once
#include <string>
#include <string_view>

namespace lammer {

// Every byte that is not printable ASCII as \xNN.
std::string printable(std::string_view text);

// The first 40 bytes, printable and in quotation marks.
std::string quoted(std::string_view text);

}  // namespace lammer
