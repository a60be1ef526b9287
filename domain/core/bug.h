// insist(): what must be true whatever the caller asked. A broken promise is a bug of ours, never a refusal: it throws
// Bug in every build, release included, and whoever owns the state drops it and rebuilds it from the log.
#pragma once
#include <source_location>
#include <stdexcept>
#include <string>

namespace lammer {

class Bug : public std::logic_error {
 public:
  Bug(const char* promise, const std::source_location& where)
      : std::logic_error(std::string(where.file_name()) + ':' + std::to_string(where.line()) + ": " + promise) {}
};

// Out of the way, so that a promise that holds costs a comparison and nothing else.
[[noreturn, gnu::cold, gnu::noinline]] inline void break_off(const char* promise, const std::source_location& where) {
  throw Bug(promise, where);
}

// `promise` says what should have held: insist(count > 0, "a hand has cards").
[[gnu::always_inline]] constexpr void insist(bool holds, const char* promise,
                                             const std::source_location& where = std::source_location::current()) {
  if (!holds) [[unlikely]]
    break_off(promise, where);
}

}  // namespace lammer
