// Length does most of the work; the rest refuses what is tried first.
#include "domain/identity/secrets.h"

#include <algorithm>
#include <set>
#include <string>

namespace lammer::identity {
namespace {

std::string small_letters(std::string_view text) {
  std::string small(text);
  std::ranges::transform(small, small.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return small;
}

bool holds(const std::string& text, const std::string& part) {
  return part.size() >= 4 && text.find(part) != std::string::npos;
}

tl::unexpected<Refusal> weak(std::string_view code, const char* sentence) {
  return tl::unexpected(Refusal{code, sentence, {}});
}

bool is_run(std::string_view digits, int step) {
  for (std::size_t i = 1; i < digits.size(); ++i)
    if (digits[i] - digits[i - 1] != step) return false;
  return true;
}

}  // namespace

Expected<void> check_password(std::string_view password, std::string_view name, const LicenceNo& licence) {
  constexpr std::string_view code = "password.weak";
  if (password.size() < password_bytes_min) return weak(code, "A password has at least 12 characters.");
  if (password.size() > password_bytes_max) return weak(code, "A password has at most 128 bytes.");
  if (std::set(password.begin(), password.end()).size() < 5)
    return weak(code, "A password has at least 5 different characters.");
  const auto small = small_letters(password);
  if (holds(small, small_letters(name)) || holds(small, small_letters(licence.value())))
    return weak(code, "A password does not contain the person's name or licence number.");
  return {};
}

Expected<void> check_pin(std::string_view pin, const LicenceNo& licence) {
  constexpr std::string_view code = "pin.weak";
  const bool digits = std::ranges::all_of(pin, [](char c) { return c >= '0' && c <= '9'; });
  if (!digits || pin.size() < pin_digits_min || pin.size() > pin_digits_max)
    return weak(code, "A PIN has 6 to 8 digits.");
  if (is_run(pin, 0) || is_run(pin, 1) || is_run(pin, -1))
    return weak(code, "A PIN is not one digit or a run of digits.");
  std::string of_licence;
  std::ranges::copy_if(licence.value(), std::back_inserter(of_licence), [](char c) { return c >= '0' && c <= '9'; });
  if (pin == of_licence) return weak(code, "A PIN is not the number of the licence.");
  return {};
}

}  // namespace lammer::identity
