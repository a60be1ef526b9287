// Where wrong answers are counted: in Redis where there is one, else in this process.
#pragma once
#include <memory>

#include "api/config/settings.h"
#include "services/ports/attempt_counter.h"

namespace lammer::api {

std::unique_ptr<services::AttemptCounter> make_attempts(const Settings& settings);

}  // namespace lammer::api
