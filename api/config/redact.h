// Hides the password inside an address or a libpq key=value string before it is shown or logged.
#pragma once
#include <string>
#include <string_view>

namespace lammer::api {

std::string redacted(std::string_view value);

}  // namespace lammer::api
