// The ledger's texts, compiled in.
#include "domain/rules/ledger.h"

#include <iterator>

namespace lammer::rules {
namespace {

struct LedgerText {
  std::string_view kind;
  std::string_view who;
  std::string_view requirement;
  std::string_view example;
  std::string_view decision;
};

#include "domain/rules/ledger_rows.gen.h"

static_assert(std::size(ledger_texts) == clause_ids.size());

}  // namespace

LedgerRow ledger_row(Clause clause) {
  const auto& text = ledger_texts[clause.index()];
  return {clause, text.kind, text.who, text.requirement, text.example, text.decision};
}

std::vector<LedgerRow> ledger() {
  std::vector<LedgerRow> rows;
  rows.reserve(clause_ids.size());
  for (const auto id : clause_ids) rows.push_back(ledger_row(*Clause::find(id)));
  return rows;
}

}  // namespace lammer::rules
