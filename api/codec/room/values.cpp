// House rules as one object.
#include "api/codec/room/values.h"

#include "domain/poker/parameters.h"

namespace lammer::codec {
namespace {

// Where a parameter stands in the domain's list; behind all of them if it is none, and the domain says so.
std::size_t rank_of(const poker::ParameterText& text) {
  const auto list = poker::table_parameters();
  const auto* const parameter = poker::find_table_parameter(text.name);
  return parameter == nullptr ? list.size() : static_cast<std::size_t>(parameter - list.data());
}

}  // namespace

void Form<poker::ParameterTexts>::write(std::string& out, const poker::ParameterTexts& texts) {
  auto sorted = texts;
  std::ranges::sort(sorted, {}, &poker::ParameterText::name);
  insist(std::ranges::adjacent_find(sorted, {}, &poker::ParameterText::name) == sorted.end(),
         "a parameter is named once");
  out += '{';
  for (const auto& [name, text] : sorted) {
    if (out.back() != '{') out += ',';
    write_string(out, name);
    out += ':';
    write_string(out, text);
  }
  out += '}';
}

Expected<poker::ParameterTexts> Form<poker::ParameterTexts>::read(const Json& json, const Place& place) {
  if (!json.is_object()) return place.should_be("an object of parameters");
  poker::ParameterTexts texts;
  for (const auto& [name, value] : json.items()) {
    auto text = codec::read<std::string>(value, place.in(name));
    if (!text) return tl::unexpected(std::move(text).error());
    texts.push_back({name, *std::move(text)});
  }
  std::ranges::stable_sort(texts, {}, &rank_of);
  return texts;
}

}  // namespace lammer::codec
