// Licence numbers as the gaming authority prints them on a badge: the name by which a person logs in and signs.
#pragma once
#include <string_view>

#include "domain/core/ids.h"
#include "domain/core/refusal.h"

namespace lammer::identity {

// 2 to 20 of A-Z, 0-9 and single hyphens between them. Small letters are taken for capitals: a badge has no case.
Expected<LicenceNo> read_licence(std::string_view text);

// A person's name as it is printed on documents: 1 to 80 bytes, no control characters, no space at either end.
Expected<void> check_name(std::string_view name);

}  // namespace lammer::identity
