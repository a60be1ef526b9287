// Refusal: the caller asked for what the rules forbid. A value, never an exception: a stable code for programs, a
// sentence a dealer understands, and the clause that says so. A refused command has changed nothing.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "domain/core/clause.h"

namespace lammer {

struct Refusal {
  std::string_view code;         // a literal such as "bet.below_minimum"; never changes once published
  std::string sentence;          // what is wrong and, where there is one, the legal alternative
  std::optional<Clause> clause;  // absent only where no rule book speaks (malformed text, unknown id)
};

template <class Value>
using Expected = tl::expected<Value, Refusal>;

}  // namespace lammer
