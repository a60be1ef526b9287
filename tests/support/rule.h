// RULE("POKER-08.B.5.c", ...): names the clauses a test proves. The ids are checked when compiled and land in the test
// results, from which `make clauses` counts what is covered. Name a clause only where the test would fail without it.
#pragma once
#include <initializer_list>
#include <string_view>

#include "domain/core/clause.h"

namespace lammer::testing {

void record_clauses(std::initializer_list<Clause> clauses);

// For clauses named in a text fixture: fails the running test if the ledger does not know the id.
void record_clause_named(std::string_view id);

}  // namespace lammer::testing

#define RULE(...) ::lammer::testing::record_clauses({__VA_ARGS__})
