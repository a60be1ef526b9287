// RootFile: signed roots kept outside the database, one a line, so that who can alter the whole database still cannot
// alter what was seen before. Best kept where the database's administrator cannot write (docs/record.md).
#pragma once
#include <string>
#include <vector>

#include "services/record/root.h"

namespace lammer::api {

class RootFile {
 public:
  explicit RootFile(std::string path) : path_(std::move(path)) {}

  // All of them, without their heads. Throws a sentence if a line is none or the file cannot be read.
  std::vector<services::Root> read() const;

  // 0 for an empty file or none; a last line that was cut short is not counted.
  std::int64_t last_number() const;

  // Durable when it returns. Throws a sentence.
  void append(const std::vector<services::Root>& roots) const;

 private:
  std::string path_;
};

}  // namespace lammer::api
