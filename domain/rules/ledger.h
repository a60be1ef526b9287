// The clause ledger: for each clause what it asks of the software, an example, and what we decided where the text is
// unclear. The source of every "Why?" answer; one row a clause, none without a requirement.
#pragma once
#include <string_view>
#include <vector>

#include "domain/core/clause.h"

namespace lammer::rules {

struct LedgerRow {
  Clause clause;
  std::string_view kind;  // rule, config, procedure, posting, custody, equipment, conduct, definition, paytable
  std::string_view who;
  std::string_view requirement;
  std::string_view example;
  std::string_view decision;
};

LedgerRow ledger_row(Clause clause);

// Every row, ordered by clause id.
std::vector<LedgerRow> ledger();

}  // namespace lammer::rules
