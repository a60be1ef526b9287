// Variant: the eleven games the PHH format has a code for, and what each is here: a game of the engine, a betting
// structure and, by that, which money fields a file has. A code that is not in the table is no variant.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "domain/poker/game.h"
#include "domain/poker/house_rules.h"

namespace lammer::phh {

enum class Variant : std::uint8_t { ft, nt, ns, po, fo8, f7s, f7s8, fr, n2l1d, f2l3d, fb };
inline constexpr int variant_count = 11;

struct VariantGame {
  poker::GameCode game;
  poker::BetStructure structure;

  friend constexpr bool operator==(const VariantGame&, const VariantGame&) = default;
};

// The code as it stands in files: "F7S/8".
std::string_view code(Variant variant);
std::optional<Variant> find_variant(std::string_view code);

// All codes, for a refusal: "FT, NT, ...".
std::string known_variants();

// N2L1D is GameCode::single_27, which exists for replay and is not offered to rooms.
VariantGame game_of_variant(Variant variant);

// Stud has a bring-in and no button; every other variant has blinds.
bool has_bring_in(Variant variant);

// Fixed limit has a small and a big bet; pot limit and no limit have a least bet.
bool has_fixed_bets(Variant variant);

}  // namespace lammer::phh
