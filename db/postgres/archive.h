// The database in one file, by PostgreSQL's own tools (pg_dump, pg_restore). Throws Fault.
#pragma once
#include <string>

namespace lammer::db {

// As it is at one moment, while nodes go on. An existing file is not overwritten; a failed dump leaves none behind.
void dump(const std::string& owner_url, const std::string& file);

// Into a database that has nothing in it yet: all of it or nothing.
void restore(const std::string& owner_url, const std::string& file);

}  // namespace lammer::db
