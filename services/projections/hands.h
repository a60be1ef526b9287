// The list of hands, made from the events of a table.
#pragma once
#include "services/ports/hand_store.h"
#include "services/ports/table_codec.h"

namespace lammer::services {

// Event by event, from between two hands on.
class HandProjection {
 public:
  HandProjection(const TableCodec& codec, StreamName name);
  ~HandProjection();

  // Throws if the event cannot be read.
  void add(const StoredEvent& event);
  const HandBatch& batch() const { return batch_; }

 private:
  class Reader;

  const TableCodec& codec_;
  const StreamName name_;
  HandBatch batch_;
  std::unique_ptr<Reader> reader_;
};

// Rows of the hands that end within these events. They begin between two hands; what belongs to a hand that is not over
// is left for the next time.
HandBatch project_hands(const TableCodec& codec, const StreamName& name, std::span<const StoredEvent> events);

}  // namespace lammer::services
