// One transfer after the other, on a copy of what they touch.
#include "domain/ledger/balances.h"

namespace lammer::ledger {

Expected<void> Balances::post(std::span<const Transfer> transfers) {
  std::map<Account, Money> touched;
  const auto at = [&](const Account& account) -> Money& {
    return touched.try_emplace(account, of(account)).first->second;
  };
  for (const auto& transfer : transfers) {
    if (auto checked = check(transfer); !checked) return checked;
    auto& given = at(transfer.credit);
    given -= transfer.amount;
    if (given.is_negative() && transfer.credit.is_never_negative())
      return tl::unexpected(Refusal{"ledger.overdrawn",
                                    text(transfer.credit) + " does not hold " + transfer.amount.text(),
                                    Clause("POKER-08.B")});
    at(transfer.debit) += transfer.amount;
  }
  for (const auto& [account, balance] : touched) balances_.insert_or_assign(account, balance);
  return {};
}

Money Balances::of(const Account& account) const {
  const auto found = balances_.find(account);
  return found == balances_.end() ? Money() : found->second;
}

Money Balances::total() const {
  Money sum;
  for (const auto& [account, balance] : balances_) sum += balance;
  return sum;
}

}  // namespace lammer::ledger
