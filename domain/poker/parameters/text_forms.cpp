// How values of parameters are written and read.
#include "domain/poker/parameters/text_forms.h"

namespace lammer::poker::forms {
namespace {

constexpr std::string_view separator = ", ";
constexpr std::string_view level_separator = ": ";
constexpr std::string_view empty_list = "none";

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

std::string quoted(std::string_view text) {
  return "\"" + std::string(text) + "\"";
}

std::string percent_text(std::int64_t hundredths) {
  auto text = std::to_string(hundredths / 100);
  if (const auto rest = hundredths % 100; rest != 0) {
    text += rest < 10 ? ".0" : ".";
    text += std::to_string(rest % 10 == 0 ? rest / 10 : rest);
  }
  return text + "%";
}

}  // namespace

tl::unexpected<Refusal> malformed(std::string_view text, const std::string& wanted) {
  return tl::make_unexpected(Refusal{"rules.malformed", quoted(text) + " is not " + wanted, std::nullopt});
}

tl::unexpected<Refusal> out_of_range(std::string_view text, const std::string& allowed) {
  return tl::make_unexpected(
      Refusal{"rules.out_of_range", quoted(text) + " is not allowed; allowed: " + allowed, std::nullopt});
}

Expected<std::int64_t> read_whole_number(std::string_view text) {
  const bool leading_zero = text.size() > 1 && text[0] == '0';
  if (text.empty() || text.size() > 9 || leading_zero || !std::ranges::all_of(text, is_digit))
    return malformed(text, "a whole number");
  std::int64_t number = 0;
  for (const auto digit : text) number = number * 10 + (digit - '0');
  return number;
}

std::string joined(const std::vector<std::string>& parts) {
  if (parts.empty()) return std::string(empty_list);
  auto text = parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i) text += std::string(separator) + parts[i];
  return text;
}

std::vector<std::string_view> parts_of(std::string_view list) {
  std::vector<std::string_view> parts;
  if (list == empty_list) return parts;
  while (true) {
    const auto end = list.find(separator);
    parts.push_back(list.substr(0, end));
    if (end == std::string_view::npos) return parts;
    list.remove_prefix(end + separator.size());
  }
}

Expected<Money> Amount::read(std::string_view text) const {
  const auto amount = Money::parse(text);
  if (!amount) return malformed(text, "an amount of money such as $12 or $2.50");
  if (amount->is_negative() || *amount > amount_most) return out_of_range(text, allowed());
  return *amount;
}

std::string Amount::allowed() const {
  return "$0 to " + amount_most.short_text();
}

Expected<bool> YesNo::read(std::string_view text) const {
  if (text != "yes" && text != "no") return malformed(text, "yes or no");
  return text == "yes";
}

Expected<std::string> Text::read(std::string_view text) const {
  if (text.size() > bytes_max) return out_of_range(text.substr(0, 40), allowed());
  const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; };
  if (std::ranges::any_of(text, is_control)) return malformed(text, "one line of text");
  return std::string(text);
}

std::string Percent::text(Ratio share) const {
  // A share that is no whole number of hundredths has no text form; written as a fraction, it is refused when read.
  if (share.lower <= 0 || share.upper * 10'000 % share.lower != 0)
    return std::to_string(share.upper) + "/" + std::to_string(share.lower);
  return percent_text(share.upper * 10'000 / share.lower);
}

Expected<Ratio> Percent::read(std::string_view text) const {
  const std::string wanted = "a percentage such as 10% or 2.5%";
  const auto point = text.find('.');
  const auto whole = read_whole_number(text.substr(0, std::min(point, text.find('%'))));
  if (!whole) return malformed(text, wanted);
  std::int64_t hundredths = *whole * 100;
  if (point != std::string_view::npos) {
    std::int64_t worth = 10;
    for (auto digits = text.substr(point + 1); !digits.empty() && is_digit(digits[0]); digits.remove_prefix(1)) {
      hundredths += worth * (digits[0] - '0');
      worth /= 10;
    }
  }
  if (percent_text(hundredths) != text) return malformed(text, wanted);
  if (hundredths < least_hundredths || hundredths > most_hundredths) return out_of_range(text, allowed());
  return hundredths % 100 == 0 ? percent(hundredths / 100) : Ratio{hundredths, 10'000};
}

std::string Percent::allowed() const {
  return percent_text(least_hundredths) + " to " + percent_text(most_hundredths);
}

std::string Amounts::text(const std::vector<Money>& amounts) const {
  std::vector<std::string> parts;
  for (const auto amount : amounts) parts.push_back(amount.short_text());
  return joined(parts);
}

Expected<std::vector<Money>> Amounts::read(std::string_view text) const {
  std::vector<Money> amounts;
  for (const auto part : parts_of(text)) {
    const auto amount = Amount{}.read(part);
    if (!amount) return tl::make_unexpected(amount.error());
    const auto before = amounts.empty() ? Money() : amounts.back();
    const bool in_order = order == Order::rising ? *amount > before : *amount >= before && !amount->is_zero();
    if (!in_order || amounts.size() == count_max) return out_of_range(text, allowed());
    amounts.push_back(*amount);
  }
  return amounts;
}

std::string Amounts::allowed() const {
  return "none or up to " + std::to_string(count_max) + " amounts above $0, " +
         (order == Order::rising ? "each above the one before" : "none below the one before");
}

std::string Steps::text(const std::vector<RakeStep>& steps) const {
  std::vector<std::string> parts;
  for (const auto& [level, amount] : steps)
    parts.push_back(level.short_text() + std::string(level_separator) + amount.short_text());
  return joined(parts);
}

Expected<std::vector<RakeStep>> Steps::read(std::string_view text) const {
  std::vector<RakeStep> steps;
  for (const auto part : parts_of(text)) {
    const auto middle = part.find(level_separator);
    if (middle == std::string_view::npos) return malformed(part, "a step such as $20: $1");
    const auto level = Amount{}.read(part.substr(0, middle));
    if (!level) return tl::make_unexpected(level.error());
    const auto amount = Amount{}.read(part.substr(middle + level_separator.size()));
    if (!amount) return tl::make_unexpected(amount.error());
    const auto before = steps.empty() ? RakeStep{} : steps.back();
    if (*level <= before.level || *amount <= before.amount || steps.size() == count_max)
      return out_of_range(text, allowed());
    steps.push_back({*level, *amount});
  }
  return steps;
}

std::string Steps::allowed() const {
  return "none or up to " + std::to_string(count_max) + " steps of pot level and amount, both rising from above $0";
}

}  // namespace lammer::poker::forms
