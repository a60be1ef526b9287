// Signed roots on PostgreSQL.
#pragma once
#include <memory>
#include <string>

#include "services/ports/root_store.h"

namespace lammer::db {

std::unique_ptr<services::RootStore> make_postgres_root_store(std::string url);

}  // namespace lammer::db
