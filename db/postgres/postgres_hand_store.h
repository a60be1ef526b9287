// The list of hands on PostgreSQL.
#pragma once
#include <memory>
#include <string>

#include "services/ports/hand_store.h"

namespace lammer::db {

std::unique_ptr<services::HandStore> make_postgres_hand_store(std::string url);

}  // namespace lammer::db
