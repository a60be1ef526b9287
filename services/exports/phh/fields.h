// Fields: one hand's fields read one after another. The first that is wrong is remembered and everything read after it
// is empty, so that the reader asks once, at the end, whether the hand stands.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain/core/money.h"
#include "services/exports/phh/document.h"

namespace lammer::phh {

enum class Least { any, zero, above_zero };

class Fields {
 public:
  // `where` opens every sentence: "" or "hand 12, ".
  Fields(const Document& document, const toml::table& table, std::string where)
      : document_(document), table_(table), where_(std::move(where)) {}

  bool has(std::string_view name) const { return table_.contains(name); }
  const toml::table& table() const { return table_; }

  // An absent field is empty; require() makes it wrong.
  void require(std::string_view name, std::string_view why);
  void forbid(std::string_view name, std::string_view why);
  std::optional<bool> flag(std::string_view name);
  std::optional<std::string> text(std::string_view name);
  std::optional<Money> amount(std::string_view name, Least least);
  std::optional<std::vector<Money>> amounts(std::string_view name, Least least);
  std::optional<std::vector<std::string>> texts(std::string_view name);
  std::optional<std::vector<std::int64_t>> numbers(std::string_view name);

  void refuse(std::string_view name, std::string_view problem);
  void refuse(Refusal refusal);
  const std::optional<Refusal>& refusal() const { return refusal_; }

 private:
  const toml::node* find(std::string_view name) const;
  std::optional<Money> read_amount(const std::string& name, const toml::node& value, Least least);
  template <class Item, class Read>
  std::optional<std::vector<Item>> list(std::string_view name, const Read& read);
  template <class Item>
  std::optional<std::vector<Item>> list_of(std::string_view name, std::string_view kind);

  const Document& document_;
  const toml::table& table_;
  std::string where_;
  std::optional<Refusal> refusal_;
};

}  // namespace lammer::phh
