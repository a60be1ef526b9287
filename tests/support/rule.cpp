// Clauses of the running test, kept as one property because GoogleTest keeps only the last value of a key.
#include "tests/support/rule.h"

#include <string>

#include <gtest/gtest.h>

namespace lammer::testing {
namespace {

void record(Clause clause) {
  static const ::testing::TestInfo* running = nullptr;
  static std::string ids;
  const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
  if (test != running) ids.clear();
  running = test;
  if (!ids.empty()) ids += ' ';
  ids += clause.id();
  ::testing::Test::RecordProperty("clauses", ids);
}

}  // namespace

void record_clauses(std::initializer_list<Clause> clauses) {
  for (const auto clause : clauses) record(clause);
}

void record_clause_named(std::string_view id) {
  if (const auto clause = Clause::find(id))
    record(*clause);
  else
    ADD_FAILURE() << "the ledger has no clause " << id;
}

}  // namespace lammer::testing
