// The record on PostgreSQL as it was at one moment, for checking.
#pragma once
#include <memory>
#include <string>

#include <pqxx/pqxx>

#include "services/ports/record_audit.h"

namespace lammer::db {

// Over a transaction of the caller's: everything is read in it.
std::unique_ptr<services::RecordAudit> make_record_audit(pqxx::transaction_base& transaction);

// Over a connection and a snapshot of its own.
std::unique_ptr<services::RecordAudit> make_record_audit(const std::string& url);

}  // namespace lammer::db
