// SqlArray: a PostgreSQL array as text, built as rows are added: a batch travels as a few arrays that the statement
// takes apart with unnest, so its cost does not grow with round trips.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace lammer::db {

class SqlArray {
 public:
  void add(std::string_view text) {
    comma();
    text_ += '"';
    for (const char c : text) {
      if (c == '"' || c == '\\') text_ += '\\';
      text_ += c;
    }
    text_ += '"';
  }
  void add(std::int64_t number) {
    comma();
    text_ += std::to_string(number);
  }
  void add_bool(bool value) {
    comma();
    text_ += value ? 't' : 'f';
  }

  std::string take() {
    text_ += '}';
    return std::move(text_);
  }

 private:
  void comma() {
    if (text_.size() > 1) text_ += ',';
  }

  std::string text_ = "{";
};

}  // namespace lammer::db
