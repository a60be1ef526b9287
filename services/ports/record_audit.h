// RecordAudit: the port by which the whole record is read for checking, as it was at one moment, whatever is written
// meanwhile. Throws StoreAway.
#pragma once
#include <map>
#include <span>
#include <vector>

#include "services/ports/hand_store.h"
#include "services/record/root.h"

namespace lammer::services {

struct BalanceRow {
  std::string room;
  std::string account;
  bool counterparty = false;
  std::int64_t cents = 0;

  friend auto operator<=>(const BalanceRow&, const BalanceRow&) = default;
};

class RecordAudit {
 public:
  virtual ~RecordAudit() = default;

  virtual std::int64_t count_events() = 0;
  // Every stream that has a head, events or postings or that a root has seen; one without a head stands at 0.
  virtual std::vector<RootHead> heads() = 0;
  virtual std::vector<StoredEvent> events(const StreamName& name, std::int64_t after, std::size_t most) = 0;
  virtual std::vector<StoredPosting> postings(const StreamName& name, std::int64_t after_seq, std::int64_t to_seq) = 0;
  // Of events that are not there.
  virtual std::int64_t count_stray_postings() = 0;
  // Events at a time that no clock of ours gives: finer than what is hashed.
  virtual std::int64_t count_uneven_times() = 0;
  virtual std::optional<Snapshot> snapshot(const StreamName& name) = 0;
  // As they are kept, and as they follow from the postings; ordered.
  virtual std::vector<BalanceRow> balances() = 0;
  virtual std::vector<BalanceRow> balances_by_postings() = 0;
  virtual std::vector<Root> roots(std::int64_t after, std::size_t most) = 0;
  // What the roots say of a stream: the hash it had at a number.
  virtual std::map<std::int64_t, Hash> vouched(const StreamName& name) = 0;
  // The projection 'hands' of a table's stream, ordered by number, and how far it has read.
  virtual HandBatch hands(const StreamName& name, std::int64_t table) = 0;
  // Of tables that have no stream.
  virtual std::int64_t count_stray_hands() = 0;
};

}  // namespace lammer::services
