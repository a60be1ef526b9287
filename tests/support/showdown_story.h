// A showdown at one table, told in dollars: seats table their hands, then the story asks who gets what.
#pragma once
#include <array>
#include <map>
#include <string>

#include "domain/cards/card_text.h"
#include "domain/poker/settlement.h"
#include "tests/support/dollars.h"

namespace lammer::testing {

using namespace poker;  // NOLINT(google-build-using-namespace): stories read like the rule book

template <class List>
List cards_from(const std::string& text) {
  const auto cards = cards::parse_cards(text).value();
  List list;
  for (const auto card : cards) list.push_back(card);
  return list;
}

using Payouts = std::map<int, std::int64_t>;  // seat to dollars

class Showdown {
 public:
  explicit Showdown(GameCode code) : game_(game(code)) {
    rules_.game = code;
    button(game_.has_button() ? 1 : 10);
  }

  Showdown& button(int number) {
    origin_ = seat(number);
    return *this;
  }
  Showdown& board(const std::string& text) {
    boards_.push_back(cards_from<Board>(text));
    return *this;
  }
  Showdown& holds(int number, const std::string& text) {
    own_[seat(number)] = cards_from<OwnCards>(text);
    tabled_.add(seat(number));
    return *this;
  }
  Showdown& pot(std::int64_t amount) { return pot(amount, tabled_); }
  Showdown& pot(std::int64_t amount, SeatSet eligible, bool twice = false) {
    pots_.push_back({dollars(amount), eligible});
    twice_[pots_.size() - 1] = twice;
    return *this;
  }
  HouseRules& rules() { return rules_; }

  SettlementSheet sheet() const {
    auto boards = boards_;
    if (boards.empty()) boards.push_back({});
    const TabledHands hands{own_, tabled_, boards};
    const auto shares = winners_of(game_, readings_of(game_, rules_), pots_, hands, twice_);
    const auto rake = rake_due(pots_, rules_.rake, HandReach::beyond);
    return settle(pots_, rake, contributions_due(pots_, rake, rules_), shares,
                  OddChipOrder(game_, rules_, origin_, hands), rules_.split.unit);
  }
  Payouts pays() const {
    Payouts payouts;
    for (const auto& award : sheet().awards) payouts[award.seat.value()] += award.amount.in_cents() / 100;
    return payouts;
  }

 private:
  const GameDefinition& game_;
  HouseRules rules_;
  SeatNo origin_ = SeatNo(10);
  SeatMap<OwnCards> own_;
  SeatSet tabled_;
  FixedVector<Board, boards_max> boards_;
  Pots pots_;
  std::array<bool, seats_max> twice_{};
};

}  // namespace lammer::testing
