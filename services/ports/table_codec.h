// TableCodec: the port by which a table's events, snapshots and answers become the texts that are stored.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "domain/core/refusal.h"
#include "domain/room/event.h"
#include "services/record/stream_model.h"

namespace lammer::services {

class TableCodec {
 public:
  virtual ~TableCodec() = default;

  // Type, version and payload; the clauses are the model's to add. HandEvent::begins is not written: the first event of
  // a hand in its command begins, and the record knows the command of each event.
  virtual NewEvent encode(const room::TableEvent& event) const = 0;
  virtual Expected<room::TableEvent> decode(std::string_view type, int version, std::string_view payload) const = 0;

  // Version and state.
  virtual std::pair<int, std::string> encode(const room::TableSnapshot& snapshot) const = 0;
  // Nothing if it is of another version or cannot be read.
  virtual std::optional<room::TableSnapshot> decode_snapshot(int version, std::string_view state) const = 0;

  // The stored answer to a command that was accepted: {"seq":813} is where the table stands after it.
  virtual std::string accepted(std::int64_t seq) const = 0;
  virtual std::string refused(const Refusal& refusal) const = 0;
};

}  // namespace lammer::services
