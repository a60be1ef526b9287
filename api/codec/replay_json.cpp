// Amounts as the files write them: whole units where they are whole.
#include "api/codec/replay_json.h"

#include <nlohmann/json.hpp>

namespace lammer::api {
namespace {

using Json = nlohmann::ordered_json;

// Shortest text that reads back as the same number: exact to the cent far beyond any stack.
Json number(Money amount) {
  constexpr int cents_in_unit = 100;
  if (amount.in_cents() % cents_in_unit == 0) return amount.in_cents() / cents_in_unit;
  return static_cast<double>(amount.in_cents()) / cents_in_unit;
}

}  // namespace

std::string replay_json(const ReplayLine& line) {
  Json json;
  json["file"] = line.file;
  if (line.hand) json["hand"] = *line.hand;
  json["ok"] = line.error.empty();
  if (!line.error.empty()) json["error"] = line.error;
  if (!line.finishing_stacks.empty()) {
    auto& stacks = json["finishing_stacks"] = Json::array();
    for (const auto stack : line.finishing_stacks) stacks.push_back(number(stack));
    if (!line.rake.is_zero()) json["rake"] = number(line.rake);
  }
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace lammer::api
