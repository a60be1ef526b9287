// Texts are applied in the order of the list, because a schedule is read by the method that stands before it.
#include "domain/poker/parameter_texts.h"

#include <map>

#include "domain/core/quoted.h"
#include "domain/poker/parameters.h"

namespace lammer::poker {

ParameterTexts texts_of(const HouseRules& rules) {
  ParameterTexts texts;
  for (const auto& parameter : table_parameters()) texts.push_back({std::string(parameter.name), parameter.get(rules)});
  return texts;
}

Expected<HouseRules> rules_from(const ParameterTexts& texts) {
  std::map<std::string_view, std::string_view> chosen;
  for (const auto& [name, text] : texts) {
    const auto* parameter = find_table_parameter(name);
    if (parameter == nullptr)
      return tl::unexpected(
          Refusal{"rules.unknown_parameter", quoted(name) + " is no parameter of a table", std::nullopt});
    if (!chosen.emplace(parameter->name, text).second)
      return tl::unexpected(
          Refusal{"rules.parameter_twice", std::string(parameter->name) + " is set twice", parameter->clause});
  }
  HouseRules rules;
  for (const auto& parameter : table_parameters()) {
    const auto found = chosen.find(parameter.name);
    if (found == chosen.end()) continue;
    if (auto set = parameter.set(rules, found->second); !set) return tl::unexpected(set.error());
  }
  return rules;
}

}  // namespace lammer::poker
