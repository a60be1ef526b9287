// `lammer health`: asks the node on this machine whether it is ready and prints each check. For people and containers.
#pragma once

#include "api/config/settings.h"

namespace lammer::api {

// 0 if the node is ready, 1 if not or if it does not answer.
int ask_health(const Settings& settings);

}  // namespace lammer::api
