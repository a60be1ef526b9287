// Rights at one table: what the matrix leaves open, because it depends on which table it is and who stands at it.
#pragma once
#include "api/codec/hand_json.h"
#include "domain/core/refusal.h"
#include "domain/room/command.h"
#include "services/identity/principal.h"

namespace lammer::api {

// Cards that lie face down are for the table's own tablet and for those who may look over its shoulder.
codec::DownCards cards_for(const services::Principal& principal, TableId table);

// With whose authority a command comes: a dealer works the table the tablet is bound to, the floor works any.
Expected<room::By> authority_of(const services::Principal& principal, TableId table);

// Whether a screen may follow the table: a tablet, and a dealer who is nothing else, only the one he is tapped in to.
Expected<void> check_follows(const services::Principal& principal, TableId table);

}  // namespace lammer::api
