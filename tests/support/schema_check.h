// SchemaCheck: judges JSON by a schema of an OpenAPI document, and remembers which properties and words of the schema
// it has met. Knows the part of the language api/openapi.yaml uses; a keyword beyond it is a fault of the schema.
#pragma once
#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

namespace lammer::testing {

using Json = nlohmann::json;

class SchemaCheck {
 public:
  explicit SchemaCheck(std::string_view openapi) : document_(Json::parse(openapi)) {}

  const Json& schema(const std::string& name) const { return document_.at("components").at("schemas").at(name); }

  // Empty if the value is good; else where it is not: "seats[2].presence: no word of the list".
  std::string wrong(const std::string& name, const Json& value) { return wrong(schema(name), value, name); }

  // Properties and words of the schema, and of those it refers to, that no value had yet.
  std::set<std::string> not_met(const std::string& name) const {
    std::set<std::string> all;
    std::set<std::string> walked;
    walk(schema(name), name, all, walked);
    for (const auto& one : met_) all.erase(one);
    return all;
  }

 private:
  static std::string name_in(const Json& reference) {
    const auto text = reference.get<std::string>();
    return text.substr(text.rfind('/') + 1);
  }

  void walk(const Json& schema, const std::string& at, std::set<std::string>& all,
            std::set<std::string>& walked) const {
    if (schema.contains("$ref")) {
      const auto name = name_in(schema["$ref"]);
      if (walked.insert(name).second) walk(this->schema(name), name, all, walked);
      return;
    }
    if (schema.contains("enum"))
      for (const auto& word : schema["enum"]) all.insert(at + '=' + word.get<std::string>());
    if (schema.contains("properties"))
      for (const auto& [key, of] : schema["properties"].items()) {
        all.insert(at + '.' + key);
        walk(of, at + '.' + key, all, walked);
      }
    for (const auto* key : {"items", "additionalProperties"})
      if (schema.contains(key) && schema[key].is_object()) walk(schema[key], at + "[]", all, walked);
    if (schema.contains("oneOf"))
      for (const auto& one : schema["oneOf"]) walk(one, at, all, walked);
  }

  // `at`: the place in the schemas.
  std::string wrong(const Json& schema, const Json& value, const std::string& at) {
    if (schema.contains("$ref")) return wrong(this->schema(name_in(schema["$ref"])), value, name_in(schema["$ref"]));
    insist_known(schema, at);
    if (schema.contains("oneOf")) return wrong_of_all(schema["oneOf"], value, at);
    if (!is_of_type(schema.at("type"), value)) return at + ": is no " + schema["type"].dump() + " but " + value.dump();
    if (value.is_object()) return wrong_object(schema, value, at);
    if (value.is_array()) return wrong_list(schema, value, at);
    if (value.is_number()) return wrong_number(schema, value, at);
    if (value.is_string()) return wrong_text(schema, value, at);
    return {};
  }

  static void insist_known(const Json& schema, const std::string& at) {
    static const std::set<std::string> known{
        "type",          "description", "examples", "required", "properties",   "additionalProperties",
        "propertyNames", "items",       "minItems", "maxItems", "minimum",      "maximum",
        "enum",          "const",       "oneOf",    "pattern",  "discriminator"};
    for (const auto& [key, ignored] : schema.items())
      if (!known.contains(key)) throw std::logic_error(at + ": this check does not know " + key);
  }

  static bool is_of_type(const Json& type, const Json& value) {
    if (type.is_array()) return std::ranges::any_of(type, [&](const Json& one) { return is_of_type(one, value); });
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "integer") return value.is_number_integer();
    if (type == "string") return value.is_string();
    if (type == "boolean") return value.is_boolean();
    return type == "null" && value.is_null();
  }

  // Which one of them is decided by the discriminator's word, or nothing good can be said about what is wrong.
  std::string wrong_of_all(const Json& alternatives, const Json& value, const std::string& at) {
    for (const auto& one : alternatives) {
      const auto name = name_in(one.at("$ref"));
      if (schema(name).at("properties").at("type").at("const") == value.at("type")) return wrong(one, value, name);
    }
    return at + ": there is no " + value.at("type").dump();
  }

  static const Json* find_property(const Json& schema, const std::string& key) {
    if (!schema.contains("properties")) return nullptr;
    const auto found = schema["properties"].find(key);
    return found == schema["properties"].end() ? nullptr : &*found;
  }

  std::string wrong_object(const Json& schema, const Json& value, const std::string& at) {
    if (schema.contains("required"))
      for (const auto& key : schema["required"])
        if (!value.contains(key)) return at + '.' + key.get<std::string>() + ": is missing";
    for (const auto& [key, of] : value.items()) {
      const auto* const property = find_property(schema, key);
      if (property == nullptr && schema.at("additionalProperties") == false) return at + '.' + key + ": is no property";
      if (schema.contains("propertyNames"))
        if (auto text = wrong_text(schema["propertyNames"], key, at); !text.empty()) return text;
      const auto below = property != nullptr ? at + '.' + key : at + "[]";
      if (auto text = wrong(property != nullptr ? *property : schema.at("additionalProperties"), of, below);
          !text.empty())
        return text;
      met_.insert(below);
    }
    return {};
  }

  std::string wrong_list(const Json& schema, const Json& value, const std::string& at) {
    if (value.size() < schema.value("minItems", 0U) || value.size() > schema.value("maxItems", SIZE_MAX))
      return at + ": has " + std::to_string(value.size()) + " elements";
    for (const auto& one : value)
      if (auto text = wrong(schema.at("items"), one, at + "[]"); !text.empty()) return text;
    return {};
  }

  static std::string wrong_number(const Json& schema, const Json& value, const std::string& at) {
    const bool low = schema.contains("minimum") && value < schema["minimum"];
    const bool high = schema.contains("maximum") && value > schema["maximum"];
    return low || high ? at + ": is out of range: " + value.dump() : std::string();
  }

  std::string wrong_text(const Json& schema, const Json& value, const std::string& at) {
    const auto text = value.get<std::string>();
    if (schema.contains("const") && schema["const"] != value) return at + ": is another word: " + text;
    if (schema.contains("enum")) {
      if (std::ranges::find(schema["enum"], value) == schema["enum"].end()) return at + ": is no word of it: " + text;
      met_.insert(at + '=' + text);
    }
    if (schema.contains("pattern") && !std::regex_search(text, pattern(schema["pattern"])))
      return at + ": is not of its pattern: " + text;
    return {};
  }

  const std::regex& pattern(const std::string& text) {
    const auto [found, added] = patterns_.try_emplace(text);
    if (added) found->second = std::regex(text);
    return found->second;
  }

  Json document_;
  std::map<std::string, std::regex> patterns_;
  std::set<std::string> met_;
};

}  // namespace lammer::testing
