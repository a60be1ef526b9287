// The ledger is complete and every row can answer "Why?".
#include "domain/rules/ledger.h"

#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace lammer::rules {
namespace {

TEST(Ledger, HoldsEveryRowOfTheThreeBooks) {
  std::map<std::string, int> rows_by_book;
  for (const auto& row : ledger()) ++rows_by_book[std::string(row.clause.id().substr(0, row.clause.id().find('-')))];
  EXPECT_EQ(rows_by_book["POKER"], 345 + 425);
  EXPECT_EQ(rows_by_book["LIR"] + rows_by_book["LIR14"] + rows_by_book["UTH"] + rows_by_book["DDP"], 695);
}

TEST(Ledger, EveryRowSaysWhatIsRequiredOfWhom) {
  const std::set<std::string_view> kinds{"definition", "rule",    "config",    "procedure", "posting",
                                         "custody",    "conduct", "equipment", "paytable"};
  for (const auto& row : ledger()) {
    EXPECT_TRUE(kinds.contains(row.kind)) << row.clause.id() << " is of kind " << row.kind;
    EXPECT_FALSE(row.who.empty()) << row.clause.id();
    EXPECT_FALSE(row.requirement.empty()) << row.clause.id();
  }
}

TEST(Ledger, QuotedFieldsAndTheirCommasSurviveTheBuild) {
  const auto row = ledger_row("POKER-01.B.1");
  EXPECT_EQ(row.kind, "definition");
  EXPECT_EQ(row.who, "system");
  EXPECT_TRUE(row.requirement.starts_with("A seat becomes all-in when its stack reaches 0 inside a round"));
  EXPECT_EQ(row.example,
            "Three payers, seat 2 calls $30 with its last $18: state all-in, eligible for the $54 main pot only.");
  EXPECT_TRUE(row.decision.empty());
  EXPECT_EQ(ledger_row("LIR-01.A").example, "Decision buttons read \"Withdraw Bet 1\" / \"Let It Ride\".");
}

TEST(Clause, IsFoundByItsIdAndNothingElse) {
  EXPECT_EQ(Clause::find("POKER-08.F")->id(), "POKER-08.F");
  EXPECT_EQ(Clause::find("POKER-06.A+games"), Clause("POKER-06.A+games"));
  for (const auto* wrong : {"", "POKER", "POKER-08.", "poker-08.F", "POKER-08.F ", "POKER-99.Z", "ZZZ"})
    EXPECT_FALSE(Clause::find(wrong)) << wrong;
}

}  // namespace
}  // namespace lammer::rules
