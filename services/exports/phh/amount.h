// Amounts as PHH writes them: 400, 1259450.25, -2, 1e6. One unit of the file is one dollar here, so a chip of a
// tournament is a dollar too. Exact: what is not a whole number of cents is refused, never rounded.
#pragma once
#include <string>
#include <string_view>

#include "domain/core/money.h"

namespace lammer::phh {

// [+-] digits [. digits] [e [+-] digits]. The refusal (phh.amount) says what is wrong with the text.
Expected<Money> parse_amount(std::string_view text);

// A whole number of units, in the way of a TOML integer.
Expected<Money> amount_of_units(std::int64_t units);

// 400 or 1259450.25: what parse_amount reads back to the same money.
std::string amount_text(Money amount);

}  // namespace lammer::phh
