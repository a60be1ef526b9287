// What stands of what a player said and put in (POKER-08.C to 08.I, 18.L): words before chips, the first movement
// before the second, one oversized chip is a call.
#pragma once
#include "domain/core/refusal.h"
#include "domain/poker/command.h"

namespace lammer::poker {

struct Standing {
  ActionKind kind = ActionKind::fold;
  Money to;                        // bet, raise
  std::optional<Clause> corrects;  // why the chips put in are not what stands
};

// `in_round`: what the seat already has in. A refusal names the first thing wrong and what is legal.
Expected<Standing> what_stands(const Act& act, const LegalActions& legal, Money in_round, Money chip);

// "fold, call $12, raise to $24-$100": what the dealer can say aloud (POKER-07.F.2).
std::string choices_text(const LegalActions& legal);

}  // namespace lammer::poker
