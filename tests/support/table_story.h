// TableStory: a table told in a test, with its books beside it. Every step must be accepted, every refusal leaves the
// table as it was.
#pragma once
#include "domain/poker/next_step.h"
#include "domain/poker/presets.h"
#include "domain/room/decide.h"
#include "tests/support/books.h"
#include "tests/support/dollars.h"

namespace lammer::testing {

inline const LicenceNo dealer_licence("D-201");
inline const LicenceNo floor_licence("F-17");

inline room::By dealer() {
  return {poker::Authority::dealer, dealer_licence};
}
inline room::By floor_person() {
  return {poker::Authority::floor, floor_licence};
}

// The least a table needs, no limit Hold 'Em at $1/$2.
inline poker::HouseRules plain_holdem() {
  auto rules = poker::preset_rules("no_limit", poker::GameCode::holdem).value();
  rules.cards_entry = poker::CardsEntry::none;
  return rules;
}

class TableStory {
 public:
  explicit TableStory(const poker::HouseRules& rules = plain_holdem(), room::Mode mode = room::Mode::real) {
    by_floor(room::OpenTable{"Table 7", 10, mode, 1, texts_of(rules)});
    by_floor(room::TapIn{dealer_licence});
  }

  TableStory& take(const room::TableCommand& command, const room::By& by = dealer()) {
    const auto decided = decide(table_, command, by, now_);
    EXPECT_TRUE(decided) << decided.error().sentence;
    if (decided) happen(*decided);
    return *this;
  }
  TableStory& by_floor(const room::TableCommand& command) { return take(command, floor_person()); }
  TableStory& in_hand(const poker::Command& command) { return take(room::PlayHand{command}); }

  // Whether it was accepted.
  bool attempt(const room::TableCommand& command, const room::By& by) {
    const auto decided = decide(table_, command, by, now_);
    if (decided) happen(*decided);
    return decided.has_value();
  }

  // The code of the refusal, or nothing.
  std::string_view refusal_of(const room::TableCommand& command, const room::By& by = dealer()) {
    const auto before = table_;
    const auto decided = decide(table_, command, by, now_);
    EXPECT_TRUE(table_ == before);
    return decided ? std::string_view() : decided.error().code;
  }
  std::string_view clause_against(const room::TableCommand& command, const room::By& by = dealer()) {
    const auto decided = decide(table_, command, by, now_);
    return decided || !decided.error().clause ? std::string_view() : decided.error().clause->id();
  }

  TableStory& sit(int number, std::int64_t chips = 0) {
    take(room::TakeSeat{seat(number), {PlayerId(number), "Player " + std::to_string(number), {}}});
    if (chips > 0) take(room::BuyIn{seat(number), dollars(chips)});
    return *this;
  }
  TableStory& start() { return take(room::StartHand{}); }
  // Everyone throws the hand in until one is left, and the pot is pushed.
  TableStory& fold_out() {
    in_hand(poker::DealDown{});
    while (hand().phase == poker::Phase::betting) in_hand(poker::Act{*hand().betting.turn(), poker::Said::fold});
    return push();
  }
  TableStory& push() {
    return in_hand(poker::Push{static_cast<std::uint8_t>(poker::next_step(hand(), table_.hand->rules()).cards)});
  }
  TableStory& later(std::chrono::minutes minutes) {
    now_ += minutes;
    return *this;
  }

  const room::Table& table() const { return table_; }
  const poker::Hand& hand() const { return table_.hand->hand(); }
  const room::Seat& at(int number) const { return table_.seats[seat(number)]; }
  Books& books() { return books_; }
  const room::TableEvents& log() const { return log_; }
  room::Instant now() const { return now_; }

 private:
  void happen(const room::TableEvents& events) {
    for (const auto& event : events) {
      const auto before = table_;
      apply(table_, event);
      if (table_.mode == room::Mode::real)
        books_.take(before, event, table_);
      else
        EXPECT_TRUE(transfers_of(before, event).empty());
      log_.push_back(event);
    }
  }

  room::Table table_{TableId(7)};
  room::Instant now_{std::chrono::hours(500'000)};
  Books books_;
  room::TableEvents log_;
};

}  // namespace lammer::testing
