// TableModel: a table as a stream: the domain decides, and what it decided becomes events, postings and an answer.
#pragma once
#include "domain/room/command.h"
#include "services/ports/table_codec.h"
#include "services/record/stream_model.h"

namespace lammer::services {

struct TableOrder {
  room::TableCommand command;
  room::By by;
  // Where the caller saw the table; refused if it has moved on since. None: wherever it stands.
  std::optional<std::int64_t> expected_seq;
};

class TableModel : public StreamModel {
 public:
  TableModel(TableId table, const TableCodec& codec) : table_(table), codec_(codec) {}

  Decided decide(const TableOrder& order, Instant now, std::int64_t seq);

  void restore(const StoredEvent& event) override;
  std::optional<std::pair<int, std::string>> snapshot() const override;
  bool restore_snapshot(int version, const std::string& state) override;

  const room::Table& table() const { return table_; }

 private:
  room::Table table_;
  const TableCodec& codec_;
  std::string last_command_;      // of the last event restored
  bool hand_just_ended_ = false;  // by the last decision
};

}  // namespace lammer::services
