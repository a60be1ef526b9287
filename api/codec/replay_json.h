// The answer of `lammer phh replay` for one hand, as one line of JSON.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "domain/core/money.h"

namespace lammer::api {

struct ReplayLine {
  std::string file;
  std::optional<std::int64_t> hand;  // its number in a .phhs file
  std::string error;                 // none: the hand is good
  std::vector<Money> finishing_stacks;
  Money rake;
};

// {"file":"a.phh","ok":true,"finishing_stacks":[29,77.5]} or {"file":"a.phh","ok":false,"error":"..."}; the stacks
// stand beside an error if the hand was played and ended otherwise than its file says.
std::string replay_json(const ReplayLine& line);

}  // namespace lammer::api
