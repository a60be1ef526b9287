// Parameter: one named choice of the Rules Submission, over the struct that holds it. Its text form is strict and goes
// both ways: set(rules, get(rules)) changes nothing. A value that set() refuses has changed nothing either.
#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "domain/core/refusal.h"
#include "domain/poker/parameters/text_forms.h"

namespace lammer::poker {

template <class Rules>
struct Parameter {
  std::string_view name;  // bet.max_raises
  Clause clause;
  std::string_view meaning;  // one sentence for people
  ParameterKind kind;
  std::string allowed;
  std::function<std::string(const Rules&)> get;
  std::function<Expected<void>(Rules&, std::string_view)> set;
  std::string_view required;  // when it has no default: "at every table", "with kill.mode"

  // What stands where nobody has chosen.
  std::string default_text() const { return required.empty() ? get(Rules()) : "required " + std::string(required); }
};

// What a form refused, with the parameter's name and clause.
inline tl::unexpected<Refusal> refused_for(std::string_view name, Clause clause, const Refusal& refusal) {
  return tl::make_unexpected(Refusal{refusal.code, std::string(name) + ": " + refusal.sentence, clause});
}

// A parameter that is not one field: `read` gives its value, `write` stores it.
template <class Rules, class Form, class Read, class Write>
Parameter<Rules> parameter(std::string_view name, Clause clause, std::string_view meaning, Form form, Read read,
                           Write write, std::string_view required = "") {
  return {name,
          clause,
          meaning,
          Form::kind,
          form.allowed(),
          [form, read](const Rules& rules) { return form.text(read(rules)); },
          [form, write, name, clause](Rules& rules, std::string_view text) -> Expected<void> {
            auto value = form.read(text);
            if (!value) return refused_for(name, clause, value.error());
            write(rules, *std::move(value));
            return {};
          },
          required};
}

// The way to a field through its groups: field(&HouseRules::bet, &BetRules::min).
template <class Member>
constexpr auto field(Member member) {
  return [member](auto& rules) -> auto& { return rules.*member; };
}

template <class Group, class... Members>
constexpr auto field(Group group, Members... members) {
  return [=](auto& rules) -> auto& { return field(members...)(rules.*group); };
}

// A parameter that is one field.
template <class Rules, class Field, class Form>
Parameter<Rules> parameter_at(Field field, std::string_view name, Clause clause, std::string_view meaning, Form form,
                              std::string_view required = "") {
  return parameter<Rules>(
      name, clause, meaning, form, [field](const Rules& rules) { return field(rules); },
      [field](Rules& rules, auto value) { field(rules) = std::move(value); }, required);
}

}  // namespace lammer::poker
