// PhhAction: one entry of a hand's `actions`: what was done, by whom, and the annotator's remark on it. A player is
// counted from 1 in the order of the file's arrays and is always one of them.
//
// What the replay must know and the entry does not say:
//  - Burns are not recorded.
//  - The first DealHole of stud gives two cards down and the third up; on later streets one card, down on the last.
//  - After a draw, DealHole gives as many cards as StandPatOrDiscard took; a pat hand gets no DealHole.
//  - All in before the last street, players may show first and the remaining cards come afterwards; a player may then
//    show a second time.
//  - A hand may end where the recording does, before anyone has won.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "domain/core/money.h"
#include "services/exports/phh/maybe_card.h"

namespace lammer::phh {

// d dh pN cards
struct DealHole {
  int player;
  MaybeCards cards;
  friend bool operator==(const DealHole&, const DealHole&) = default;
};

// d db cards
struct DealBoard {
  MaybeCards cards;
  friend bool operator==(const DealBoard&, const DealBoard&) = default;
};

// pN pb
struct PostBringIn {
  int player;
  friend bool operator==(const PostBringIn&, const PostBringIn&) = default;
};

// pN f
struct Fold {
  int player;
  friend bool operator==(const Fold&, const Fold&) = default;
};

// pN cc
struct CheckOrCall {
  int player;
  friend bool operator==(const CheckOrCall&, const CheckOrCall&) = default;
};

// pN cbr amount: `to` is everything the player has in on this street, blinds and bring-in included, antes not.
struct CompleteBetOrRaiseTo {
  int player;
  Money to;
  friend bool operator==(const CompleteBetOrRaiseTo&, const CompleteBetOrRaiseTo&) = default;
};

// pN sd [cards]: no cards is standing pat.
struct StandPatOrDiscard {
  int player;
  MaybeCards cards;
  friend bool operator==(const StandPatOrDiscard&, const StandPatOrDiscard&) = default;
};

// pN sm [cards]: no cards is mucking.
struct ShowOrMuck {
  int player;
  MaybeCards cards;
  friend bool operator==(const ShowOrMuck&, const ShowOrMuck&) = default;
};

// An entry without an act: a remark, or nothing at all.
struct NoAct {
  friend bool operator==(const NoAct&, const NoAct&) = default;
};

using Act = std::variant<DealHole, DealBoard, PostBringIn, Fold, CheckOrCall, CompleteBetOrRaiseTo, StandPatOrDiscard,
                         ShowOrMuck, NoAct>;

struct PhhAction {
  Act act = NoAct{};
  std::string remark;        // what follows #, without the space around it
  std::size_t position = 0;  // from 1, in the file's actions
  std::string source;        // the entry as it stood in the file

  // Where and how an action was written does not make it another one.
  friend bool operator==(const PhhAction& a, const PhhAction& b) { return a.act == b.act && a.remark == b.remark; }
};

// `players` is how many the hand has. The refusal (phh.action) names the position and the text.
Expected<PhhAction> parse_action(std::string_view source, std::size_t position, std::size_t players);

// The canonical entry: "p3 cbr 275000 # the third raise".
std::string text(const PhhAction& action);

// For refusals: action 7 "p1 cbr 20".
std::string name(const PhhAction& action);

}  // namespace lammer::phh
