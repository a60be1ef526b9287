// Strong ids: a seat number is not a table number, and the compiler knows it. An id can be compared, hashed and turned
// back into its value, and nothing else: no arithmetic, no silent conversion.
#pragma once
#include <compare>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

namespace lammer {

template <class Of, class Value>
class Id {
 public:
  using value_type = Value;

  constexpr explicit Id(Value value) : value_(std::move(value)) {}

  constexpr const Value& value() const { return value_; }

  friend constexpr auto operator<=>(const Id&, const Id&) = default;

 private:
  Value value_;
};

using SeatNo = Id<struct SeatOfTable, std::uint8_t>;  // 1 is the first seat on the dealer's left
using RoomId = Id<struct RoomKey, std::int64_t>;
using TableId = Id<struct TableKey, std::int64_t>;
using HandId = Id<struct HandKey, std::int64_t>;
using BoxId = Id<struct BoxKey, std::int64_t>;
using JackpotId = Id<struct JackpotKey, std::int64_t>;
using PlayerId = Id<struct PlayerKey, std::int64_t>;
using LicenceNo = Id<struct LicenceKey, std::string>;

}  // namespace lammer

template <class Of, class Value>
struct std::hash<lammer::Id<Of, Value>> {
  std::size_t operator()(const lammer::Id<Of, Value>& id) const { return std::hash<Value>{}(id.value()); }
};
