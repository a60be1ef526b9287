// The table of variants, in the order of the format's own list.
#include "services/exports/phh/variant.h"

#include <algorithm>
#include <array>

namespace lammer::phh {
namespace {

using poker::BetStructure;
using poker::GameCode;

struct Row {
  Variant variant;
  std::string_view code;
  VariantGame game;
};

constexpr std::array<Row, variant_count> rows{{
    {Variant::ft, "FT", {GameCode::holdem, BetStructure::fixed}},
    {Variant::nt, "NT", {GameCode::holdem, BetStructure::no_limit}},
    {Variant::ns, "NS", {GameCode::sixplus, BetStructure::no_limit}},
    {Variant::po, "PO", {GameCode::omaha_high, BetStructure::pot}},
    {Variant::fo8, "FO/8", {GameCode::omaha_hl8, BetStructure::fixed}},
    {Variant::f7s, "F7S", {GameCode::stud_high, BetStructure::fixed}},
    {Variant::f7s8, "F7S/8", {GameCode::stud_hl8, BetStructure::fixed}},
    {Variant::fr, "FR", {GameCode::stud_low, BetStructure::fixed}},
    {Variant::n2l1d, "N2L1D", {GameCode::single_27, BetStructure::no_limit}},
    {Variant::f2l3d, "F2L3D", {GameCode::td_27, BetStructure::fixed}},
    {Variant::fb, "FB", {GameCode::badugi, BetStructure::fixed}},
}};

constexpr bool in_order() {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (static_cast<std::size_t>(rows[i].variant) != i) return false;
  return true;
}
static_assert(in_order());

const Row& row(Variant variant) {
  return rows.at(static_cast<std::size_t>(variant));
}

}  // namespace

std::string_view code(Variant variant) {
  return row(variant).code;
}

std::optional<Variant> find_variant(std::string_view code) {
  const auto found = std::ranges::find(rows, code, &Row::code);
  if (found == rows.end()) return std::nullopt;
  return found->variant;
}

std::string known_variants() {
  std::string list;
  for (const auto& each : rows) {
    if (!list.empty()) list += ", ";
    list += each.code;
  }
  return list;
}

VariantGame game_of_variant(Variant variant) {
  return row(variant).game;
}

bool has_bring_in(Variant variant) {
  return variant == Variant::f7s || variant == Variant::f7s8 || variant == Variant::fr;
}

bool has_fixed_bets(Variant variant) {
  return game_of_variant(variant).structure == BetStructure::fixed;
}

}  // namespace lammer::phh
