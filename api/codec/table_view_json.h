// What a table's screen shows, as one JSON document: the table as it lies, the one thing to do next, and the rules the
// dealer has in front of him. Written only; nothing is judged here.
#pragma once
#include <optional>
#include <span>
#include <string>

#include "api/codec/hand_json.h"
#include "domain/room/table.h"

namespace lammer::codec {

// `seq`: of the last event in it.
std::string encode_table_view(const room::Table& table, std::int64_t seq, DownCards down);

// The same table as one row of a list.
std::string encode_table_row(const room::Table& table, std::int64_t seq);
// {"items": [...], "next": number}: `next` is the next page's `after`, if there may be one.
std::string encode_table_list(std::span<const std::string> rows, std::optional<std::int64_t> next);

}  // namespace lammer::codec
