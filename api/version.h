// The program's version: the project's number and the commit it was built from, such as 0.1.0+a1b2c3d.
#pragma once
#include <string_view>

namespace lammer::api {

std::string_view version();

}  // namespace lammer::api
