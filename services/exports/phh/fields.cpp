// A sentence about a field names the line it stands in, the field and, in an array, the entry: "line 4: antes[2] ...".
#include "services/exports/phh/fields.h"

#include "domain/core/quoted.h"
#include "services/exports/phh/amount.h"

namespace lammer::phh {

const toml::node* Fields::find(std::string_view name) const {
  return refusal_ ? nullptr : table_.get(name);
}

void Fields::refuse(Refusal refusal) {
  if (refusal_) return;
  refusal.sentence.insert(0, where_);
  refusal_ = std::move(refusal);
}

void Fields::refuse(std::string_view name, std::string_view problem) {
  // The line is that of the field, also where `name` is one entry of it: antes[2].
  const auto* field = table_.get(name.substr(0, name.find('[')));
  const auto line = field ? "line " + std::to_string(field->source().begin.line) + ": " : std::string();
  refuse(Refusal{"phh.field", line + std::string(name) + ' ' + std::string(problem), {}});
}

void Fields::require(std::string_view name, std::string_view why) {
  if (!has(name)) refuse(name, "is missing: " + std::string(why));
}

void Fields::forbid(std::string_view name, std::string_view why) {
  if (has(name)) refuse(name, "does not belong here: " + std::string(why));
}

std::optional<bool> Fields::flag(std::string_view name) {
  const auto* value = find(name);
  if (!value) return std::nullopt;
  const auto flag = value->value_exact<bool>();
  if (!flag) refuse(name, "is true or false");
  return flag;
}

std::optional<std::string> Fields::text(std::string_view name) {
  const auto* value = find(name);
  if (!value) return std::nullopt;
  auto text = value->value_exact<std::string>();
  if (!text) refuse(name, "is a text");
  return text;
}

std::optional<Money> Fields::amount(std::string_view name, Least least) {
  const auto* value = find(name);
  return value ? read_amount(std::string(name), *value, least) : std::nullopt;
}

std::optional<std::vector<Money>> Fields::amounts(std::string_view name, Least least) {
  return list<Money>(
      name, [&](const std::string& entry, const toml::node& value) { return read_amount(entry, value, least); });
}

std::optional<std::vector<std::string>> Fields::texts(std::string_view name) {
  return list_of<std::string>(name, "is a text");
}

std::optional<std::vector<std::int64_t>> Fields::numbers(std::string_view name) {
  return list_of<std::int64_t>(name, "is a whole number");
}

std::optional<Money> Fields::read_amount(const std::string& name, const toml::node& value, Least least) {
  auto amount = Expected<Money>();
  if (const auto units = value.value_exact<std::int64_t>()) {
    amount = amount_of_units(*units);
  } else if (value.is_floating_point()) {
    std::string digits(document_.written(value));
    std::erase(digits, '_');
    amount = parse_amount(digits);
  } else {
    refuse(name, "is a number");
    return std::nullopt;
  }
  if (!amount)
    refuse(name, "has a wrong amount: " + amount.error().sentence);
  else if (least == Least::zero && *amount < Money())
    refuse(name, "is " + amount_text(*amount) + ": it cannot be below zero");
  else if (least == Least::above_zero && *amount <= Money())
    refuse(name, "is " + amount_text(*amount) + ": it must be above zero");
  else
    return *amount;
  return std::nullopt;
}

template <class Item, class Read>
std::optional<std::vector<Item>> Fields::list(std::string_view name, const Read& read) {
  const auto* value = find(name);
  if (!value) return std::nullopt;
  const auto* array = value->as_array();
  if (!array) {
    refuse(name, "is a list in [ ]");
    return std::nullopt;
  }
  std::vector<Item> items;
  items.reserve(array->size());
  for (const auto& each : *array) {
    auto item = read(std::string(name) + '[' + std::to_string(items.size() + 1) + ']', each);
    if (!item) return std::nullopt;
    items.push_back(*std::move(item));
  }
  return items;
}

template <class Item>
std::optional<std::vector<Item>> Fields::list_of(std::string_view name, std::string_view kind) {
  return list<Item>(name, [&](const std::string& entry, const toml::node& value) {
    auto item = value.value_exact<Item>();
    if (!item) refuse(entry, kind);
    return item;
  });
}

}  // namespace lammer::phh
