// Fault: the outside world failed us (a server is away, a disk is full, a schema does not fit). Its text is one
// sentence that names the cure and never holds a secret. Thrown at the edge, mapped once.
#pragma once
#include <stdexcept>

namespace lammer::db {

class Fault : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace lammer::db
