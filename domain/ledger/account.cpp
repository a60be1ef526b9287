// Keys are made of words and numbers between colons.
#include "domain/ledger/account.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "domain/core/bug.h"
#include "domain/core/quoted.h"
#include "domain/poker/seats.h"

namespace lammer::ledger {
namespace {

using enum Container;

constexpr std::size_t serial_max = 20;

struct ContainerRow {
  Container container;
  std::string_view name;
  Claimant claimant;  // of what lies there; cage and locked container have others too
};

// What is set aside as rake is the players' until it is dropped: a misdeal gives it back (POKER-18.G).
constexpr std::array rows{
    ContainerRow{stack, "stack", Claimant::players},
    ContainerRow{pot, "pot", Claimant::players},
    ContainerRow{rake_area, "rake_area", Claimant::players},
    ContainerRow{drop_box, "drop_box", Claimant::house},
    ContainerRow{bad_beat_box, "bad_beat_box", Claimant::bad_beat},
    ContainerRow{high_hand_box, "high_hand_box", Claimant::high_hand},
    ContainerRow{tip_box, "tip_box", Claimant::dealers},
    ContainerRow{bank, "bank", Claimant::house},
    ContainerRow{locked_container, "locked_container", Claimant::bad_beat},
    ContainerRow{cage, "cage", Claimant::house},
    ContainerRow{player_cash, "player_cash", Claimant::players},
};

constexpr std::array containers = [] {
  std::array<Container, rows.size()> all{};
  for (std::size_t i = 0; i < rows.size(); ++i) all[i] = rows[i].container;
  return all;
}();

const ContainerRow& row_of(Container container) {
  return rows[static_cast<std::size_t>(container)];
}

constexpr std::array claimants{
    std::pair{Claimant::players, std::string_view("players")},
    std::pair{Claimant::house, std::string_view("house")},
    std::pair{Claimant::bad_beat, std::string_view("bad_beat")},
    std::pair{Claimant::high_hand, std::string_view("high_hand")},
    std::pair{Claimant::promotion, std::string_view("promotion")},
    std::pair{Claimant::dealers, std::string_view("dealers")},
};

bool is_at_table(Container container) {
  return container != cage && container != player_cash && container != locked_container;
}

bool is_serial(std::string_view text) {
  const auto is_allowed = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-'; };
  return !text.empty() && text.size() <= serial_max && std::ranges::all_of(text, is_allowed);
}

// A promotion fund is one; Bad Beat and High Hand funds are numbered.
bool is_named_fund(const Claim& claim) {
  return claim.is_fund() && (claim.claimant == Claimant::promotion ? claim.fund == 0 : claim.fund > 0);
}

std::optional<std::int64_t> number_in(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value <= 0 || text.front() == '0')
    return std::nullopt;
  return value;
}

std::optional<std::uint8_t> small_number_in(std::string_view text, std::int64_t most) {
  const auto number = number_in(text);
  if (!number || *number > most) return std::nullopt;
  return static_cast<std::uint8_t>(*number);
}

std::vector<std::string_view> parts_of(std::string_view text) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto colon = text.find(':');
    parts.push_back(text.substr(0, colon));
    if (colon == std::string_view::npos) return parts;
    text.remove_prefix(colon + 1);
  }
}

using Words = std::span<const std::string_view>;

std::optional<Claim> fund_in(Words words) {
  if (words.empty()) return std::nullopt;
  const auto* found = std::ranges::find(claimants, words[0], [](const auto& row) { return row.second; });
  if (found == claimants.end()) return std::nullopt;
  Claim claim{found->first, 0};
  if (words.size() == 2) {
    const auto number = number_in(words[1]);
    if (!number) return std::nullopt;
    claim.fund = *number;
  }
  return words.size() <= 2 && is_named_fund(claim) ? std::optional(claim) : std::nullopt;
}

std::optional<Account> at_table_in(Container container, Words words) {
  if (words.empty()) return std::nullopt;
  const auto table = number_in(words[0]);
  if (!table) return std::nullopt;
  if (container == stack) {
    const auto seat = words.size() == 2 ? small_number_in(words[1], poker::seats_max) : std::nullopt;
    return seat ? std::optional(Account::stack(TableId(*table), SeatNo(*seat))) : std::nullopt;
  }
  if (container == pot && words.size() == 2) {
    const auto side = small_number_in(words[1], poker::seats_max - 1);
    return side ? std::optional(Account::pot(TableId(*table), *side)) : std::nullopt;
  }
  if (words.size() != 1) return std::nullopt;
  return container == pot ? Account::pot(TableId(*table)) : Account::at_table(container, TableId(*table));
}

std::optional<Account> account_in(Container container, Words words) {
  if (is_at_table(container)) return at_table_in(container, words);
  if (container == player_cash) return words.empty() ? std::optional(Account::player_cash()) : std::nullopt;
  if (container == cage) {
    if (words.empty()) return Account::cage();
    const auto fund = fund_in(words);
    return fund ? std::optional(Account::cage_fund(*fund)) : std::nullopt;
  }
  if (words.empty() || !is_serial(words[0])) return std::nullopt;
  const auto fund = fund_in(words.subspan(1));
  if (!fund || fund->claimant == Claimant::promotion) return std::nullopt;
  return Account::locked_container(std::string(words[0]), *fund);
}

std::string fund_text(const Claim& claim) {
  auto text = ":" + std::string(name(claim.claimant));
  if (claim.fund != 0) text += ":" + std::to_string(claim.fund);
  return text;
}

}  // namespace

std::span<const Container> all_containers() {
  return containers;
}

std::string_view name(Container container) {
  return row_of(container).name;
}

std::string_view name(Claimant claimant) {
  return claimants[static_cast<std::size_t>(claimant)].second;
}

Account Account::stack(TableId table, SeatNo seat) {
  insist(poker::is_seat(seat), "a stack lies at a seat");
  Account account(Container::stack, {Claimant::players, 0});
  account.table_ = table;
  account.number_ = seat.value();
  return account;
}

Account Account::pot(TableId table, std::uint8_t side) {
  insist(side < poker::seats_max, "there are fewer side pots than seats");
  Account account(Container::pot, {Claimant::players, 0});
  account.table_ = table;
  account.number_ = side;
  return account;
}

Account Account::at_table(Container container, TableId table) {
  insist(is_at_table(container) && container != Container::stack && container != Container::pot,
         "a box, the area or the bank of a table");
  Account account(container, {row_of(container).claimant, 0});
  account.table_ = table;
  return account;
}

Account Account::cage() {
  return {Container::cage, {Claimant::house, 0}};
}

Account Account::cage_fund(Claim fund) {
  insist(is_named_fund(fund), "a fund in the cage is named");
  return {Container::cage, fund};
}

Account Account::locked_container(std::string serial, Claim fund) {
  insist(is_serial(serial) && is_named_fund(fund) && fund.claimant != Claimant::promotion,
         "a locked container has a serial number and carries one fund's money");
  Account account(Container::locked_container, fund);
  account.serial_ = std::move(serial);
  return account;
}

Account Account::player_cash() {
  return {Container::player_cash, {Claimant::players, 0}};
}

bool Account::is_never_negative() const {
  switch (container_) {
    case Container::bank:
    case Container::player_cash:
      return false;
    case Container::cage:
      return claim_.is_fund();
    default:
      return true;
  }
}

std::string text(const Account& account) {
  std::string key(name(account.container()));
  if (account.table()) key += ":" + std::to_string(account.table()->value());
  if (account.number() != 0) key += ":" + std::to_string(account.number());
  if (!account.serial().empty()) key += ":" + account.serial();
  const bool names_fund = account.container() == cage || account.container() == locked_container;
  if (names_fund && account.claim().is_fund()) key += fund_text(account.claim());
  return key;
}

Expected<Account> parse_account(std::string_view text) {
  const auto parts = parts_of(text);
  const auto* row = std::ranges::find(rows, parts.front(), &ContainerRow::name);
  if (row != rows.end())
    if (auto account = account_in(row->container, Words(parts).subspan(1))) return *std::move(account);
  return tl::unexpected(Refusal{"ledger.malformed_account", quoted(text) + " is no account", std::nullopt});
}

}  // namespace lammer::ledger
