// The books of a table, made from its events alone: the table that the events fold to says what lies where.
#pragma once
#include "services/integrity/verify.h"
#include "services/ports/table_codec.h"

namespace lammer::services {

// Books for table streams, none for others.
MakeBooks table_books(const TableCodec& codec);

}  // namespace lammer::services
