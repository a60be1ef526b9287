// What is JSON at all is decided by json_text.h; what is in it, here.
#include "api/codec/body.h"

#include <utility>

#include "api/codec/json_text.h"
#include "domain/core/quoted.h"

namespace lammer::api {
Body::Body(std::string_view text) {
  auto parsed = codec::parse(text, codec::command_bytes_max);
  if (!parsed)
    error_ = BodyError{parsed.error().sentence, ""};
  else if (!parsed->is_object())
    error_ = BodyError{"The body is a JSON object.", ""};
  else
    object_ = std::move(*parsed);
}

void Body::refuse(const std::string& field, std::string sentence) {
  if (!error_) error_ = BodyError{std::move(sentence), field};
}

const nlohmann::json* Body::find(const char* field) {
  asked_.insert(field);
  const auto found = object_.find(field);
  return found == object_.end() ? nullptr : &*found;
}

const nlohmann::json* Body::need(const char* field) {
  const auto* value = find(field);
  if (value == nullptr) refuse(field, "This field is missing.");
  return value;
}

std::optional<std::string> Body::text_of(const nlohmann::json& value, const std::string& field, std::size_t bytes_max) {
  if (!value.is_string()) {
    refuse(field, "This field is a text.");
    return std::nullopt;
  }
  auto text = value.get<std::string>();
  if (text.empty() || text.size() > bytes_max)
    refuse(field, "This field has 1 to " + std::to_string(bytes_max) + " bytes.");
  else if (text.find('\0') != std::string::npos)
    refuse(field, "This field has no zero character.");
  else
    return text;
  return std::nullopt;
}

std::string Body::text(const char* field, std::size_t bytes_max) {
  const auto* value = need(field);
  return value == nullptr ? "" : text_of(*value, field, bytes_max).value_or("");
}

std::optional<std::string> Body::maybe_text(const char* field, std::size_t bytes_max) {
  const auto* value = find(field);
  return value == nullptr ? std::nullopt : text_of(*value, field, bytes_max);
}

std::int64_t Body::number(const char* field, std::int64_t least, std::int64_t most) {
  const auto* value = need(field);
  if (value == nullptr) return least;
  const bool whole = value->is_number_integer();
  const bool huge = value->is_number_unsigned() && value->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
  if (whole && !huge && value->get<std::int64_t>() >= least && value->get<std::int64_t>() <= most)
    return value->get<std::int64_t>();
  refuse(field, "This field is a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ".");
  return least;
}

std::optional<std::int64_t> Body::maybe_number(const char* field, std::int64_t least, std::int64_t most) {
  return find(field) == nullptr ? std::nullopt : std::optional(number(field, least, most));
}

std::optional<bool> Body::maybe_flag(const char* field) {
  const auto* value = find(field);
  if (value == nullptr) return std::nullopt;
  if (value->is_boolean()) return value->get<bool>();
  refuse(field, "This field is true or false.");
  return std::nullopt;
}

std::optional<std::vector<std::string>> Body::maybe_texts(const char* field, std::size_t count_max,
                                                          std::size_t bytes_max) {
  const auto* value = find(field);
  if (value == nullptr) return std::nullopt;
  if (!value->is_array() || value->size() > count_max) {
    refuse(field, "This field is a list of at most " + std::to_string(count_max) + " texts.");
    return std::nullopt;
  }
  std::vector<std::string> texts;
  for (const auto& item : *value)
    if (auto text = text_of(item, field, bytes_max)) texts.push_back(std::move(*text));
  return texts;
}

std::optional<BodyError> Body::finish() {
  for (const auto& [name, value] : object_.items())
    if (!asked_.contains(name)) refuse(printable(name).substr(0, 40), "This field is not known here.");
  return error_;
}

}  // namespace lammer::api
