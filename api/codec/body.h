// Body: a request's JSON object, read strictly: every field is known, present where needed, of its type and within its
// limits; text is UTF-8; no field twice. The first thing that is wrong is kept, with the field's name, and said by
// finish(); until then values are read as if all were well.
#pragma once
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace lammer::api {

struct BodyError {
  std::string sentence;
  std::string field;  // empty: the body as a whole
};

class Body {
 public:
  explicit Body(std::string_view text);

  std::string text(const char* field, std::size_t bytes_max);
  std::optional<std::string> maybe_text(const char* field, std::size_t bytes_max);
  std::int64_t number(const char* field, std::int64_t least, std::int64_t most);
  std::optional<std::int64_t> maybe_number(const char* field, std::int64_t least, std::int64_t most);
  std::optional<bool> maybe_flag(const char* field);
  std::optional<std::vector<std::string>> maybe_texts(const char* field, std::size_t count_max, std::size_t bytes_max);

  // For what the caller finds wrong with a field.
  void refuse(const std::string& field, std::string sentence);

  // What was wrong first; fields nobody asked for are wrong too.
  std::optional<BodyError> finish();

 private:
  const nlohmann::json* find(const char* field);
  const nlohmann::json* need(const char* field);
  std::optional<std::string> text_of(const nlohmann::json& value, const std::string& field, std::size_t bytes_max);

  nlohmann::json object_ = nlohmann::json::object();
  std::set<std::string> asked_;
  std::optional<BodyError> error_;
};

}  // namespace lammer::api
