// Text forms of what only the room decides: games, periods of the day, dates, Bad Beat hands, time fees.
#pragma once
#include "domain/poker/parameters/text_forms.h"
#include "domain/poker/room_rules.h"

namespace lammer::poker::forms {

// "HOLDEM, OMAHA_HIGH" in the order of the catalogue, or "none".
struct Games {
  using Value = std::vector<GameCode>;
  static constexpr auto kind = ParameterKind::list;

  std::string text(const std::vector<GameCode>& games) const;
  Expected<std::vector<GameCode>> read(std::string_view text) const;
  std::string allowed() const;
};

// "2025-07-01".
struct Date {
  using Value = std::chrono::local_days;
  static constexpr auto kind = ParameterKind::text;

  std::string text(std::chrono::local_days day) const;
  Expected<std::chrono::local_days> read(std::string_view text) const;
  std::string allowed() const { return "a date such as 2025-07-01"; }
};

// "2025-07-01 06:00", by the clock of the room.
struct Moment {
  using Value = LocalMinute;
  static constexpr auto kind = ParameterKind::text;

  std::string text(LocalMinute moment) const;
  Expected<LocalMinute> read(std::string_view text) const;
  std::string allowed() const { return "a time such as 2025-07-01 06:00"; }
};

// "12:00-14:00, 22:00-02:00", or "none". Periods follow each other and do not overlap; only the last may pass midnight.
struct Periods {
  using Value = std::vector<DayPeriod>;
  static constexpr auto kind = ParameterKind::list;

  std::string text(const std::vector<DayPeriod>& periods) const;
  Expected<std::vector<DayPeriod>> read(std::string_view text) const;
  std::string allowed() const;
};

// "aces full of kings | four of a kind | 4 | 2 | 50/25/25": losing hand, winning hand, players dealt in, hole cards
// used, shares of loser, winner and table. Hands stand apart by ", "; none is "none".
struct BadBeatHands {
  using Value = std::vector<BadBeatHand>;
  static constexpr auto kind = ParameterKind::list;

  std::string text(const std::vector<BadBeatHand>& hands) const;
  Expected<std::vector<BadBeatHand>> read(std::string_view text) const;
  std::string allowed() const;
};

// "$3-$300: $12, $10-$1,000: $16", or "none".
struct TimeFees {
  using Value = std::vector<TimeFee>;
  static constexpr auto kind = ParameterKind::steps;

  std::string text(const std::vector<TimeFee>& fees) const;
  Expected<std::vector<TimeFee>> read(std::string_view text) const;
  std::string allowed() const;
};

}  // namespace lammer::poker::forms
