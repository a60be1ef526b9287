// People, sessions and devices on PostgreSQL: IdentityStore over one connection that is made when first needed and made
// anew after it broke.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "services/ports/identity_store.h"

namespace lammer::db {

// Facts of an event as canonical JSON; api/codec knows how.
using FactsText = std::function<std::string(const std::map<std::string, std::string>&)>;

std::unique_ptr<services::IdentityStore> make_postgres_identity_store(std::string url, FactsText facts_text,
                                                                      services::Bus::Listener committed);

}  // namespace lammer::db
