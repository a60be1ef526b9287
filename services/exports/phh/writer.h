// Writing PHH: the canonical text of a hand, one field a line, actions one a line. parse_phh reads it back to an equal
// hand, provided the hand's texts are UTF-8 and the hand is one parse_phh could have given.
#pragma once
#include <string>

#include "services/exports/phh/hand.h"

namespace lammer::phh {

std::string write_phh(const PhhHand& hand);

}  // namespace lammer::phh
