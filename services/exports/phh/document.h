// A TOML text and what was written where in it. The only place that meets toml++ together with fields.cpp; nothing here
// throws, and text made to exhaust the stack is refused before it is parsed.
#pragma once
#include <string>
#include <string_view>
#include <vector>

// toml++ 3.3 asserts of some malformed input what it then answers with an error (`a = [ }`); the error is what we want.
#define TOML_ASSERT(expr) static_cast<void>(0)
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#define TOML_MAX_NESTED_VALUES 16
#include <toml++/toml.h>

#include "domain/core/refusal.h"

namespace lammer::phh {

class Document {
 public:
  // The text must outlive the document.
  static Expected<Document> parse(std::string_view text);

  const toml::table& root() const { return root_; }

  // The value's own text, which keeps every digit of a number.
  std::string_view written(const toml::node& value) const;

 private:
  Document(std::string_view text, toml::table root);

  toml::table root_;
  std::vector<std::string_view> lines_;
};

}  // namespace lammer::phh
