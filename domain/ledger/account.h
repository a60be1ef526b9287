// Account: one place where money lies, and whose it is. The text key (stack:7:3, pot:7, cage:bad_beat:4) is canonical:
// parse_account() takes exactly what text() writes.
//
// An account can only be made through the functions below, so its parts always fit its container.
#pragma once
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "domain/core/ids.h"
#include "domain/core/refusal.h"

namespace lammer::ledger {

enum class Container : std::uint8_t {
  stack,
  pot,
  rake_area,
  drop_box,
  bad_beat_box,
  high_hand_box,
  tip_box,
  bank,              // the table's chip inventory
  locked_container,  // on its way from a count at the table to the cage
  cage,
  player_cash,  // out of the room's hands
};
std::span<const Container> all_containers();
std::string_view name(Container container);

enum class Claimant : std::uint8_t { players, house, bad_beat, high_hand, promotion, dealers };
std::string_view name(Claimant claimant);

// Whose the money is. A Bad Beat is told from another by its id, a High Hand by its period; the boxes at a table hold
// one fund's money at a time and name none.
struct Claim {
  Claimant claimant = Claimant::players;
  std::int64_t fund = 0;  // 0: not named

  bool is_fund() const {
    return claimant == Claimant::bad_beat || claimant == Claimant::high_hand || claimant == Claimant::promotion;
  }
  friend auto operator<=>(const Claim&, const Claim&) = default;
};

class Account {
 public:
  static Account stack(TableId table, SeatNo seat);
  static Account pot(TableId table, std::uint8_t side = 0);     // 0: the main pot
  static Account at_table(Container container, TableId table);  // the area, the boxes, the bank
  static Account cage();                                        // the house's own
  static Account cage_fund(Claim fund);
  static Account locked_container(std::string serial, Claim fund);
  static Account player_cash();

  Container container() const { return container_; }
  const Claim& claim() const { return claim_; }
  const std::optional<TableId>& table() const { return table_; }
  std::uint8_t number() const { return number_; }  // the seat of a stack, the side of a pot
  const std::string& serial() const { return serial_; }

  // Chips that lie there or money that is owed to a fund: never less than nothing. The bank, the house's cage and the
  // players' pockets are counterparties whose float is not recorded here.
  bool is_never_negative() const;

  friend auto operator<=>(const Account&, const Account&) = default;

 private:
  Account(Container container, Claim claim) : container_(container), claim_(claim) {}

  Container container_;
  Claim claim_;
  std::optional<TableId> table_;
  std::uint8_t number_ = 0;
  std::string serial_;
};

std::string text(const Account& account);
Expected<Account> parse_account(std::string_view text);

}  // namespace lammer::ledger
