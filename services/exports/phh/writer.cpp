// TOML by hand: the few forms a hand needs, in a fixed order, so that equal hands are equal files.
#include "services/exports/phh/writer.h"

#include <algorithm>

#include "services/exports/phh/amount.h"

namespace lammer::phh {
namespace {

std::string toml_text(std::string_view text) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string written = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      written += '\\';
      written += c;
    } else if (byte < 0x20 || byte == 0x7f) {
      written += "\\u00";
      written += digits[byte >> 4];
      written += digits[byte & 15];
    } else {
      written += c;
    }
  }
  return written + '"';
}

std::string toml_key(std::string_view name) {
  const auto bare = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  return !name.empty() && std::ranges::all_of(name, bare) ? std::string(name) : toml_text(name);
}

struct DetailText {
  std::string operator()(const std::string& text) const { return toml_text(text); }
  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(const TimeOfDay& time) const {
    return two_digits(time.hour) + ':' + two_digits(time.minute) + ':' + two_digits(time.second);
  }

 private:
  static std::string two_digits(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }
};

class HandText {
 public:
  void field(std::string_view name, const std::string& value) {
    text_ += toml_key(name);
    text_ += " = ";
    text_ += value;
    text_ += '\n';
  }
  void field(std::string_view name, const std::optional<Money>& amount) {
    if (amount) field(name, amount_text(*amount));
  }
  template <class Item, class Write>
  void list(std::string_view name, const std::vector<Item>& items, const Write& write) {
    std::string joined;
    for (const auto& item : items) joined += (joined.empty() ? "" : ", ") + write(item);
    field(name, '[' + joined + ']');
  }
  void amounts(std::string_view name, const std::vector<Money>& amounts) { list(name, amounts, amount_text); }
  void actions(const std::vector<PhhAction>& actions) {
    std::string lines;
    for (const auto& action : actions) lines += "  " + toml_text(phh::text(action)) + ",\n";
    field("actions", "[\n" + lines + ']');
  }
  std::string taken() && { return std::move(text_); }

 private:
  std::string text_;
};

}  // namespace

std::string write_phh(const PhhHand& hand) {
  HandText text;
  text.field("variant", toml_text(code(hand.variant)));
  text.field("ante_trimming_status", std::string(hand.ante_trimming_status ? "true" : "false"));
  text.amounts("antes", hand.antes);
  if (!has_bring_in(hand.variant)) text.amounts("blinds_or_straddles", hand.blinds_or_straddles);
  text.field("bring_in", hand.bring_in);
  text.field("small_bet", hand.small_bet);
  text.field("big_bet", hand.big_bet);
  text.field("min_bet", hand.min_bet);
  text.amounts("starting_stacks", hand.starting_stacks);
  text.actions(hand.actions);
  if (hand.seats) text.list("seats", *hand.seats, [](std::int64_t seat) { return std::to_string(seat); });
  if (hand.players) text.list("players", *hand.players, toml_text);
  if (hand.finishing_stacks) text.amounts("finishing_stacks", *hand.finishing_stacks);
  if (hand.winnings) text.amounts("winnings", *hand.winnings);
  for (const auto& [name, detail] : hand.details) text.field(name, std::visit(DetailText(), detail));
  return std::move(text).taken();
}

}  // namespace lammer::phh
