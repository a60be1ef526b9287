// PostgresProbe: keeps one connection of its own to ask whether PostgreSQL answers and the migrations are current.
#pragma once
#include <memory>
#include <string>

#include "services/ports/record_probe.h"

namespace lammer::db {

std::unique_ptr<services::RecordProbe> make_postgres_probe(std::string url);

}  // namespace lammer::db
