// Variants of the room hold a whole variant of the hand in one alternative, and JSON knows no such nesting: Without<>
// takes an alternative out.
#pragma once
#include <type_traits>
#include <utility>
#include <variant>

namespace lammer::codec {

namespace detail {

template <class... Variants>
struct Join;
template <class... Alternatives>
struct Join<std::variant<Alternatives...>> {
  using Type = std::variant<Alternatives...>;
};
template <class... First, class... Second, class... Rest>
struct Join<std::variant<First...>, std::variant<Second...>, Rest...>
    : Join<std::variant<First..., Second...>, Rest...> {};

template <class Variant, class Taken>
struct TakeOut;
template <class... Alternatives, class Taken>
struct TakeOut<std::variant<Alternatives...>, Taken>
    : Join<std::conditional_t<std::is_same_v<Alternatives, Taken>, std::variant<>, std::variant<Alternatives>>...> {};

}  // namespace detail

template <class Variant, class Taken>
using Without = typename detail::TakeOut<Variant, Taken>::Type;

}  // namespace lammer::codec
