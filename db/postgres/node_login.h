// The login of a node: it belongs to lammer_service and so may add to the record and read it, and nothing else.
#pragma once
#include <string>

namespace lammer::db {

// Makes the login that `node_url` names, with its password, through the owner's connection; a login that is there keeps
// everything but its password. Throws Fault.
void let_node_in(const std::string& owner_url, const std::string& node_url);

}  // namespace lammer::db
