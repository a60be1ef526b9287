// How the values of the room are written and read.
#include "domain/poker/parameters/room_forms.h"

namespace lammer::poker::forms {
namespace {

using std::chrono::minutes;

constexpr minutes day_length{24 * 60};

std::string two_digits(std::int64_t number) {
  return (number < 10 ? "0" : "") + std::to_string(number);
}

// The number that two_digits() writes, below `end`.
std::optional<int> read_two_digits(std::string_view text, int end) {
  if (text.size() != 2 || text[0] < '0' || text[0] > '9' || text[1] < '0' || text[1] > '9') return std::nullopt;
  const int number = (text[0] - '0') * 10 + (text[1] - '0');
  return number < end ? std::optional(number) : std::nullopt;
}

std::string clock_text(minutes time) {
  return two_digits(time.count() / 60) + ":" + two_digits(time.count() % 60);
}

std::optional<minutes> read_clock(std::string_view text) {
  if (text.size() != 5 || text[2] != ':') return std::nullopt;
  const auto hour = read_two_digits(text.substr(0, 2), 24);
  const auto minute = read_two_digits(text.substr(3), 60);
  if (!hour || !minute) return std::nullopt;
  return minutes{*hour * 60 + *minute};
}

// The parts of "a | b | c"; a part may be empty.
std::vector<std::string_view> cut(std::string_view text, std::string_view at) {
  std::vector<std::string_view> parts;
  for (auto end = text.find(at); end != std::string_view::npos; end = text.find(at)) {
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end + at.size());
  }
  parts.push_back(text);
  return parts;
}

std::string hand_text(const BadBeatHand& hand) {
  return hand.losing + " | " + hand.winning + " | " + std::to_string(hand.dealt_min) + " | " +
         std::to_string(hand.hole_cards_min) + " | " + std::to_string(hand.loser_percent) + "/" +
         std::to_string(hand.winner_percent) + "/" + std::to_string(hand.table_percent);
}

// Zero where the text is no number up to `most`: every such text then fails hand_text() == text or a range.
std::uint8_t small_number(std::string_view text, std::uint8_t most) {
  return Whole<std::uint8_t>{0, most}.read(text).value_or(std::uint8_t{0});
}

std::optional<BadBeatHand> read_hand(std::string_view text) {
  const auto parts = cut(text, " | ");
  if (parts.size() != 5) return std::nullopt;
  const auto shares = cut(parts[4], "/");
  if (shares.size() != 3) return std::nullopt;
  BadBeatHand hand{std::string(parts[0]),       std::string(parts[1]),        small_number(parts[2], 10),
                   small_number(parts[3], 5),   small_number(shares[0], 100), small_number(shares[1], 100),
                   small_number(shares[2], 100)};
  return hand_text(hand) == text ? std::optional(std::move(hand)) : std::nullopt;
}

bool is_complete(const BadBeatHand& hand) {
  return !hand.losing.empty() && !hand.winning.empty() && hand.dealt_min >= 2 &&
         hand.loser_percent + hand.winner_percent + hand.table_percent == 100;
}

}  // namespace

std::string Games::text(const std::vector<GameCode>& games) const {
  std::vector<std::string> ids;
  for (const auto code : games) ids.emplace_back(game(code).id);
  return joined(ids);
}

Expected<std::vector<GameCode>> Games::read(std::string_view text) const {
  std::vector<GameCode> games;
  for (const auto id : parts_of(text)) {
    const auto* found = find_game(id);
    if (found == nullptr || !found->offered) return out_of_range(id, allowed());
    if (!games.empty() && games.back() >= found->code) return malformed(text, "a list in the order of the catalogue");
    games.push_back(found->code);
  }
  return games;
}

std::string Games::allowed() const {
  std::vector<GameCode> offered;
  for (const auto& game : all_games())
    if (game.offered) offered.push_back(game.code);
  return "none or any of " + text(offered);
}

std::string Date::text(std::chrono::local_days day) const {
  const std::chrono::year_month_day date(day);
  return std::to_string(static_cast<int>(date.year())) + "-" + two_digits(static_cast<unsigned>(date.month())) + "-" +
         two_digits(static_cast<unsigned>(date.day()));
}

Expected<std::chrono::local_days> Date::read(std::string_view text) const {
  const auto year = text.size() == 10 ? read_whole_number(text.substr(0, 4)) : malformed(text, allowed());
  if (!year || text[4] != '-' || text[7] != '-') return malformed(text, allowed());
  const auto month = read_two_digits(text.substr(5, 2), 13);
  const auto day = read_two_digits(text.substr(8), 32);
  if (!month || !day) return malformed(text, allowed());
  const std::chrono::year_month_day date(std::chrono::year(static_cast<int>(*year)),
                                         std::chrono::month(static_cast<unsigned>(*month)),
                                         std::chrono::day(static_cast<unsigned>(*day)));
  if (!date.ok()) return malformed(text, allowed());
  return std::chrono::local_days(date);
}

std::string Moment::text(LocalMinute moment) const {
  const auto day = std::chrono::floor<std::chrono::days>(moment);
  return Date{}.text(day) + " " + clock_text(moment - day);
}

Expected<LocalMinute> Moment::read(std::string_view text) const {
  if (text.size() != 16 || text[10] != ' ') return malformed(text, allowed());
  const auto day = Date{}.read(text.substr(0, 10));
  const auto time = read_clock(text.substr(11));
  if (!day || !time) return malformed(text, allowed());
  return *day + *time;
}

std::string Periods::text(const std::vector<DayPeriod>& periods) const {
  std::vector<std::string> parts;
  for (const auto& [start, end] : periods) parts.push_back(clock_text(start) + "-" + clock_text(end));
  return joined(parts);
}

Expected<std::vector<DayPeriod>> Periods::read(std::string_view text) const {
  std::vector<DayPeriod> periods;
  minutes taken_until{0};
  for (const auto part : parts_of(text)) {
    const auto times = cut(part, "-");
    const auto start = read_clock(times[0]);
    const auto end = times.size() == 2 ? read_clock(times[1]) : std::nullopt;
    if (!start || !end) return malformed(part, "a period such as 12:00-14:00");
    if (*start < taken_until) return out_of_range(text, allowed());
    periods.push_back({*start, *end});
    taken_until = *end > *start ? *end : *end + day_length;
  }
  if (!periods.empty() && taken_until > periods.front().start + day_length) return out_of_range(text, allowed());
  return periods;
}

std::string Periods::allowed() const {
  return "none or periods of the day such as 12:00-14:00 that follow each other and do not overlap";
}

std::string BadBeatHands::text(const std::vector<BadBeatHand>& hands) const {
  std::vector<std::string> parts;
  for (const auto& hand : hands) parts.push_back(hand_text(hand));
  return joined(parts);
}

Expected<std::vector<BadBeatHand>> BadBeatHands::read(std::string_view text) const {
  std::vector<BadBeatHand> hands;
  for (const auto part : parts_of(text)) {
    auto hand = read_hand(part);
    if (!hand) return malformed(part, "a hand such as aces full of kings | four of a kind | 4 | 2 | 50/25/25");
    if (!is_complete(*hand)) return out_of_range(part, allowed());
    hands.push_back(*std::move(hand));
  }
  return hands;
}

std::string BadBeatHands::allowed() const {
  return "none or hands with losing hand, winning hand, players dealt in (2 to 10), hole cards used and shares of 100 "
         "together";
}

std::string TimeFees::text(const std::vector<TimeFee>& fees) const {
  std::vector<std::string> parts;
  for (const auto& fee : fees)
    parts.push_back(fee.bet_min.short_text() + "-" + fee.bet_max.short_text() + ": " + fee.hourly.short_text());
  return joined(parts);
}

Expected<std::vector<TimeFee>> TimeFees::read(std::string_view text) const {
  std::vector<TimeFee> fees;
  for (const auto part : parts_of(text)) {
    const auto sides = cut(part, ": ");
    const auto limits = cut(sides[0], "-");
    if (sides.size() != 2 || limits.size() != 2) return malformed(part, "a fee such as $3-$300: $12");
    const auto min = Amount{}.read(limits[0]);
    const auto max = Amount{}.read(limits[1]);
    const auto hourly = Amount{}.read(sides[1]);
    for (const auto* amount : {&min, &max, &hourly})
      if (!*amount) return tl::make_unexpected(amount->error());
    if (min->is_zero() || *max < *min || hourly->is_zero()) return out_of_range(part, allowed());
    fees.push_back({*min, *max, *hourly});
  }
  return fees;
}

std::string TimeFees::allowed() const {
  return "none or limits and their fee for an hour, such as $3-$300: $12";
}

}  // namespace lammer::poker::forms
