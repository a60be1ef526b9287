// Row packing: turns a sparse table over weight sums into a dense one with a small table of rows. Build time only.
#pragma once
#include <algorithm>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <vector>

#include "domain/ranking/tables/weights.h"

namespace lammer::ranking::tables {

struct PackedRows {
  std::vector<std::uint16_t> rows;  // where a row's column 0 would be
  std::size_t cells = 0;

  std::size_t place(std::uint32_t sum) const { return rows[sum >> row_bits] + (sum & ((1u << row_bits) - 1)); }
};

// Each row goes to the first place where none of its cells is taken, fullest rows first.
inline PackedRows pack_rows(const std::vector<std::uint32_t>& sums) {
  std::map<std::uint32_t, std::vector<std::uint32_t>> columns_of_row;
  for (const auto sum : sums) columns_of_row[sum >> row_bits].push_back(sum & ((1u << row_bits) - 1));

  std::vector<std::pair<std::size_t, std::uint32_t>> fullest_first;
  for (const auto& [row, columns] : columns_of_row) fullest_first.emplace_back(columns.size(), row);
  std::sort(fullest_first.rbegin(), fullest_first.rend());

  PackedRows packed;
  packed.rows.assign(1u << (sum_bits - row_bits), 0);
  std::vector<char> taken(sums.size() + (2u << row_bits) + 65536, 0);
  for (const auto& [size, row] : fullest_first) {
    const auto& columns = columns_of_row[row];
    std::size_t start = 0;
    while (std::any_of(columns.begin(), columns.end(), [&](auto column) { return taken[start + column]; })) ++start;
    if (start > UINT16_MAX) throw std::runtime_error("a row starts beyond 16 bits");
    packed.rows[row] = static_cast<std::uint16_t>(start);
    for (const auto column : columns) {
      taken[start + column] = 1;
      packed.cells = std::max(packed.cells, start + column + 1);
    }
  }
  return packed;
}

}  // namespace lammer::ranking::tables
