// The directory of tables, read from where the streams stand.
#pragma once
#include <memory>
#include <string>

#include "services/ports/table_directory.h"

namespace lammer::db {

// Connects when first used, and again after a fault.
std::unique_ptr<services::TableDirectory> make_postgres_table_directory(std::string url);

}  // namespace lammer::db
