// Every variant has a code, a game and a betting structure.
#include "services/exports/phh/variant.h"

#include <gtest/gtest.h>

namespace lammer::phh {
namespace {

using poker::BetStructure;
using poker::GameCode;

TEST(PhhVariant, CodesAreReadBack) {
  for (int i = 0; i < variant_count; ++i) {
    const auto variant = static_cast<Variant>(i);
    EXPECT_EQ(find_variant(code(variant)), variant) << code(variant);
  }
  for (const auto* unknown : {"", "nt", "PLO", "F7S/9", "NT "}) EXPECT_EQ(find_variant(unknown), std::nullopt);
}

TEST(PhhVariant, AreGamesOfTheEngine) {
  EXPECT_EQ(game_of_variant(Variant::ft), (VariantGame{GameCode::holdem, BetStructure::fixed}));
  EXPECT_EQ(game_of_variant(Variant::nt), (VariantGame{GameCode::holdem, BetStructure::no_limit}));
  EXPECT_EQ(game_of_variant(Variant::ns), (VariantGame{GameCode::sixplus, BetStructure::no_limit}));
  EXPECT_EQ(game_of_variant(Variant::po), (VariantGame{GameCode::omaha_high, BetStructure::pot}));
  EXPECT_EQ(game_of_variant(Variant::fo8), (VariantGame{GameCode::omaha_hl8, BetStructure::fixed}));
  EXPECT_EQ(game_of_variant(Variant::f7s), (VariantGame{GameCode::stud_high, BetStructure::fixed}));
  EXPECT_EQ(game_of_variant(Variant::f7s8), (VariantGame{GameCode::stud_hl8, BetStructure::fixed}));
  EXPECT_EQ(game_of_variant(Variant::fr), (VariantGame{GameCode::stud_low, BetStructure::fixed}));
  EXPECT_EQ(game_of_variant(Variant::n2l1d), (VariantGame{GameCode::single_27, BetStructure::no_limit}));
  EXPECT_EQ(game_of_variant(Variant::f2l3d), (VariantGame{GameCode::td_27, BetStructure::fixed}));
  EXPECT_EQ(game_of_variant(Variant::fb), (VariantGame{GameCode::badugi, BetStructure::fixed}));
}

TEST(PhhVariant, StudHasABringIn) {
  for (const auto variant : {Variant::f7s, Variant::f7s8, Variant::fr}) EXPECT_TRUE(has_bring_in(variant));
  for (const auto variant : {Variant::ft, Variant::nt, Variant::po, Variant::n2l1d, Variant::fb})
    EXPECT_FALSE(has_bring_in(variant));
}

TEST(PhhVariant, AreListedInOneSentence) {
  EXPECT_EQ(known_variants(), "FT, NT, NS, PO, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB");
}

}  // namespace
}  // namespace lammer::phh
