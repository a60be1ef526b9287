// What a good password and a good PIN are. A password opens a desk from anywhere on the network; a PIN opens one
// enrolled tablet for a person who stands before it.
#pragma once
#include <string_view>

#include "domain/core/ids.h"
#include "domain/core/refusal.h"

namespace lammer::identity {

constexpr std::size_t password_bytes_min = 12;
constexpr std::size_t password_bytes_max = 128;
constexpr std::size_t pin_digits_min = 6;
constexpr std::size_t pin_digits_max = 8;

// Long, not one character over and over, and not the person's own name or licence.
Expected<void> check_password(std::string_view password, std::string_view name, const LicenceNo& licence);

// Digits; no digit alone (111111), no run (123456, 987654), not the digits of the licence.
Expected<void> check_pin(std::string_view pin, const LicenceNo& licence);

}  // namespace lammer::identity
