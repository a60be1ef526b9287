// The record on PostgreSQL: EventStore over one connection that is made when first needed and made anew after it broke.
#pragma once
#include <memory>
#include <string>

#include "services/ports/event_store.h"

namespace lammer::db {

std::unique_ptr<services::EventStore> make_postgres_event_store(std::string url);

}  // namespace lammer::db
