// TableDirectory: the port to the question which tables a room has: those whose streams have begun. How each stands is
// asked of its stream.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "domain/core/ids.h"

namespace lammer::services {

class TableDirectory {
 public:
  virtual ~TableDirectory() = default;

  // By number, those after this one. Throws StoreAway.
  virtual std::vector<TableId> list(const std::string& room, TableId after, std::size_t most) = 0;
};

}  // namespace lammer::services
