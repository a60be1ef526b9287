// TableService: the tables of the rooms: a command is decided in order, durable before it is answered, and the state is
// read as the record has it.
#pragma once
#include "services/record/stream_host.h"
#include "services/tables/table_model.h"

namespace lammer::services {

struct TableRequest {
  std::string room;
  TableId table;
  std::string actor;
  std::string device;
  std::string command_id;
  Hash request{};
  TableOrder order;
};

StreamName stream_of(const std::string& room, TableId table);
// Nothing unless it is a table's stream.
std::optional<TableId> table_of(const StreamName& name);

class TableService {
 public:
  // `table` is null if the record is away. Called under the table's lock.
  using Reader = std::function<void(const room::Table* table, std::int64_t seq)>;

  explicit TableService(StreamHost& host) : host_(host) {}

  void submit(TableRequest request, StreamHost::Done done);
  void read(const std::string& room, TableId table, Reader reader);

 private:
  StreamHost& host_;
};

}  // namespace lammer::services
