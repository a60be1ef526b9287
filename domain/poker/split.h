// Dividing a sum among an ordered list, in whole units as far as possible: equal shares, one unit more for the first in
// the order while units are left over, and what is less than a unit to the next in that order (POKER-06.H).
//
// Invariant: the shares add up to the sum; no two differ by more than one unit.
#pragma once
#include <span>

#include "domain/core/money.h"

namespace lammer::poker {

// shares[i] belongs to the i-th in odd-unit order; at least one.
void divide(Money sum, Money unit, std::span<Money> shares);

}  // namespace lammer::poker
