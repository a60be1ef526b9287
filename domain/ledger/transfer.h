// Transfer: money from one account to another under the name of a permitted flow. One amount, taken here and put there,
// so a transfer sums to nothing by construction. permitted_flows() is the whole list; check() refuses what is not in
// it.
//
// A correction is the same flow backwards, from a rewind: nothing is deleted. What the push made final cannot be
// corrected.
#pragma once
#include <vector>

#include "domain/core/money.h"
#include "domain/ledger/account.h"

namespace lammer::ledger {

enum class Flow : std::uint8_t {
  buy_in,
  cash_out,
  currency_taken,      // currency that played, to the bank
  chips_for_currency,  // and its chips
  bet,                 // ante, blind, forced bet, bet, call, raise, preset amount
  bet_returned,        // change, or the uncalled part of a bet
  side_pot,
  rake_set_aside,
  time_charge,
  drop,
  bad_beat_contribution,
  high_hand_contribution,
  award,
  rake_returned,
  refund,
  tip,
  box_count,
  cage_count,
  bad_beat_payout,
  high_hand_payout,
  promotion_payout,
  carry_over,
  to_promotion,
  bad_beat_closing,
};
std::span<const Flow> all_flows();
std::string_view name(Flow flow);
std::optional<Flow> find_flow(std::string_view name);

struct Side {
  Container container;
  Claimant claimant;

  friend bool operator==(const Side&, const Side&) = default;
};

// One row: a flow may have several where giver or receiver may differ.
struct PermittedFlow {
  Flow flow;
  Side debit;   // who receives
  Side credit;  // who gives
  Clause clause;
  std::string_view trigger;
};
std::span<const PermittedFlow> permitted_flows();

enum class Booking : std::uint8_t { entry, correction };

struct Transfer {
  Flow flow;
  Account debit;   // receives
  Account credit;  // gives
  Money amount;
  Booking booking = Booking::entry;

  friend bool operator==(const Transfer&, const Transfer&) = default;
};
using Transfers = std::vector<Transfer>;

// The opposite of an entry; a correction's is the entry again.
Transfer opposite_of(const Transfer& transfer);

// Whether a rewind may take it back: what happens inside a hand before the push (POKER-17.E).
bool is_correctable(Flow flow);

// Codes, in this order: ledger.amount, ledger.same_account, ledger.fund, ledger.flow, ledger.other_table,
// ledger.other_fund, ledger.final.
Expected<void> check(const Transfer& transfer);

}  // namespace lammer::ledger
