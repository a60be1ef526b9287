// Replay: a recorded hand played through the engine, action by action, to its end. What the file leaves to the rules
// the engine decides: pots, uncalled bets, winners from the cards, odd chips. Nothing is guessed: a hand whose winner
// the file does not determine is refused, and so is one that ends before its end.
//
// Where file and engine differ in form only:
//  - The file deals a whole hand at once, the engine goes round the table; it discards and draws for all, the engine
//  for
//    one after another. Cards are held back until they are due.
//  - Players all-in show before the last cards come; the engine asks at the showdown. The last show of a player counts.
//  - The file raises no higher than anybody can call; where that is below the least raise, the least is raised and the
//    rest of it comes back uncalled.
//  - Hands that nobody showed or mucked are shown if the deal is known.
//  - Where the file names finishing stacks, the odd chip may go by either of our rules, whichever gives them.
#pragma once
#include "domain/poker/event.h"
#include "services/exports/phh/hand.h"

namespace lammer::phh {

struct Replayed {
  poker::HouseRules rules;
  poker::Events log;
  std::vector<Money> finishing_stacks;  // one a player
  Money rake;
};

// A refusal of the engine keeps its code and clause; its sentence names the action first. Of our own: phh.players,
// phh.amount, phh.forced_money, phh.cards, phh.unfinished.
Expected<Replayed> replay(const PhhHand& hand);

// What the file's finishing stacks say otherwise: "p3 has 77.50, the file says 78"; empty if nothing, or if it has
// none.
std::string difference(const PhhHand& hand, const Replayed& replayed);

}  // namespace lammer::phh
