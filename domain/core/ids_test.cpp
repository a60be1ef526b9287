// Ids of different things do not mix, and behave as keys.
#include "domain/core/ids.h"

#include <concepts>
#include <unordered_set>

#include <gtest/gtest.h>

namespace lammer {
namespace {

static_assert(!std::convertible_to<int, SeatNo>);
static_assert(!std::convertible_to<TableId, HandId>);
static_assert(!std::equality_comparable_with<TableId, RoomId>);
static_assert(sizeof(SeatNo) == 1);

TEST(Ids, CompareByValue) {
  EXPECT_EQ(SeatNo(3), SeatNo(3));
  EXPECT_LT(SeatNo(3), SeatNo(10));
  EXPECT_LT(LicenceNo("D-100"), LicenceNo("D-200"));
}

TEST(Ids, ServeAsKeys) {
  const std::unordered_set<TableId> tables{TableId(7), TableId(8), TableId(7)};
  EXPECT_EQ(tables.size(), 2u);
  EXPECT_TRUE(tables.contains(TableId(8)));
}

}  // namespace
}  // namespace lammer
