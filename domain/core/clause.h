// Clause: the address of one rule in the clause ledger (domain/rules/ledger), such as POKER-08.B.5.c.
//
// A clause written in code is checked when it is compiled: an id that is not in the ledger does not build. Two bytes,
// so that events and refusals can carry several without cost.
#pragma once
#include <algorithm>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

#include "domain/rules/clause_ids.gen.h"

namespace lammer {

class Clause {
 public:
  // Implicit on purpose: `Refusal{..., "POKER-08.F"}` reads as the rule book does.
  // NOLINTNEXTLINE(google-explicit-constructor)
  consteval Clause(const char* id) : index_(checked(find_index(id))) {}

  // For ids that arrive at run time (test fixtures, requests).
  static constexpr std::optional<Clause> find(std::string_view id) {
    const auto index = find_index(id);
    if (index == rules::clause_ids.size()) return std::nullopt;
    return Clause(static_cast<std::uint16_t>(index));
  }

  constexpr std::string_view id() const { return rules::clause_ids[index_]; }
  constexpr std::size_t index() const { return index_; }

  friend constexpr auto operator<=>(Clause, Clause) = default;

 private:
  constexpr explicit Clause(std::uint16_t index) : index_(index) {}

  static constexpr std::size_t find_index(std::string_view id) {
    const auto& ids = rules::clause_ids;
    const auto at = std::lower_bound(ids.begin(), ids.end(), id);
    return at != ids.end() && *at == id ? static_cast<std::size_t>(at - ids.begin()) : ids.size();
  }

  static consteval std::uint16_t checked(std::size_t index) {
    if (index >= rules::clause_ids.size()) throw "this clause id is not in the ledger (domain/rules/ledger)";
    return static_cast<std::uint16_t>(index);
  }

  std::uint16_t index_;
};

}  // namespace lammer
