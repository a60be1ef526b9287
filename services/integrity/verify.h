// verify(): whether the record is what it was: every chain, every root, every cent. Ends at the first break and names
// it.
//
// Money is checked by other code than the one that booked it: the events are folded into the table they make, and what
// the table says lies where must be what the postings say.
#pragma once
#include <functional>

#include "services/ports/record_audit.h"
#include "services/record/stream_model.h"

namespace lammer::services {

struct VerifyRange {
  std::optional<Instant>
      from;  // chains are checked from the first event at or after it; money and snapshots only without
  std::optional<Instant> to;
};

struct Break {
  StreamName name;  // empty: the record as a whole
  std::int64_t seq = 0;
  std::string what;
};

struct Verified {
  std::optional<Break> broken;
  std::int64_t streams = 0;
  std::int64_t events = 0;
  std::int64_t postings = 0;
  std::int64_t roots = 0;
  std::optional<Instant> last_root;
};

// What a stream says about the money it moved; none for streams that move none.
class Books {
 public:
  virtual ~Books() = default;
  // One event more; throws if it cannot be read or breaks an invariant.
  virtual void add(const StoredEvent& event) = 0;
  // Where money lies now, by account; accounts that are not named hold nothing.
  virtual std::vector<std::pair<std::string, std::int64_t>> balances() const = 0;
  // Whether this is the snapshot of the state now.
  virtual bool fits(const Snapshot& snapshot) const = 0;
  // Why what is kept of the hands does not follow from these events; nothing if it does.
  virtual std::optional<std::string> fault_of(const HandBatch& kept) const = 0;
};
using MakeBooks = std::function<std::unique_ptr<Books>(const StreamName&)>;

using VerifyProgress = std::function<void(std::int64_t events_done, std::int64_t events_all)>;

struct Trust {
  // That may have signed roots; none: signatures are checked against the key a root names itself.
  std::span<const PublicKey> keys;
  // Roots as they were kept outside the database (their heads are not): the record must still have each.
  std::span<const Root> outside;
};

Verified verify(RecordAudit& audit, const MakeBooks& make_books, const Trust& trust, const VerifyRange& range,
                const VerifyProgress& progress);

}  // namespace lammer::services
