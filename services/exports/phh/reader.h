// Reading PHH: text in, hands or a refusal out. The codes: phh.syntax (not TOML), phh.field (a field is missing, wrong,
// or not of this variant), phh.variant (an unknown game), phh.action (an entry of actions). A sentence names the line,
// the field or the action, and the text that is wrong. Nothing is thrown, whatever the bytes.
#pragma once
#include <string_view>
#include <vector>

#include "services/exports/phh/hand.h"

namespace lammer::phh {

// A .phh file: one hand.
Expected<PhhHand> parse_phh(std::string_view text);

// A .phhs file: hands as tables [1], [2], ..., given in the order of their numbers.
Expected<std::vector<NamedPhhHand>> parse_phhs(std::string_view text);

}  // namespace lammer::phh
