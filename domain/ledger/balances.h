// Balances: what lies where after a list of transfers. All accounts together always come to nothing, and what can hold
// chips never holds less than none.
#pragma once
#include <map>

#include "domain/ledger/transfer.h"

namespace lammer::ledger {

class Balances {
 public:
  // All of them or, if one is not permitted or takes what is not there, none.
  Expected<void> post(std::span<const Transfer> transfers);

  Money of(const Account& account) const;
  // Every account that was ever named.
  const std::map<Account, Money>& all() const { return balances_; }
  Money total() const;

 private:
  std::map<Account, Money> balances_;
};

}  // namespace lammer::ledger
