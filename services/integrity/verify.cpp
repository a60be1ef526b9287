// Roots first: they say which hash each stream had where; then stream by stream.
#include "services/integrity/verify.h"

#include <algorithm>
#include <map>

#include "domain/ledger/transfer.h"
#include "services/tables/table_service.h"

namespace lammer::services {
namespace {

constexpr std::size_t page = 1000;

struct Broken {
  Break what;
};

[[noreturn]] void broken(const StreamName& name, std::int64_t seq, std::string what) {
  throw Broken{{name, seq, std::move(what)}};
}

void check_root(const Root& root, const Root& before, const Trust& trust) {
  const auto say = [&](const char* what) {
    broken({}, root.number, "root " + std::to_string(root.number) + " " + what);
  };
  if (root.number != before.number + 1) say("does not follow the one before");
  if (root.at < before.at) say("is older than the one before");
  if (digest_of(root, before.digest) != root.digest) say("has a digest that is not of what it lists");
  if (!trust.keys.empty() && std::ranges::find(trust.keys, root.key) == trust.keys.end())
    say("is signed with an unknown key");
  if (!is_signed_by(root.key, as_text(root.digest), root.signature)) say("has a wrong signature");
}

void check_roots(RecordAudit& audit, const Trust& trust, Verified& verified) {
  std::map<std::int64_t, Hash> outside;
  for (const auto& root : trust.outside) outside[root.number] = root.digest;
  Root before;
  for (;;) {
    const auto roots = audit.roots(before.number, page);
    for (const auto& root : roots) {
      check_root(root, before, trust);
      if (const auto kept = outside.extract(root.number); kept && kept.mapped() != root.digest)
        broken({}, root.number, "root " + std::to_string(root.number) + " is not the one that was kept outside");
      before = root;
      ++verified.roots;
      verified.last_root = root.at;
    }
    if (roots.size() < page) break;
  }
  if (!outside.empty()) {
    const auto gone = outside.begin()->first;
    broken({}, gone, "root " + std::to_string(gone) + " was kept outside and is gone");
  }
}

// Postings of a page of events, event by event.
class Postings {
 public:
  explicit Postings(std::vector<StoredPosting> all) : all_(std::move(all)) {}

  std::span<const StoredPosting> of(std::int64_t seq) {
    const auto begin = next_;
    while (next_ < all_.size() && all_[next_].seq == seq) ++next_;
    return std::span(all_).subspan(begin, next_ - begin);
  }

 private:
  std::vector<StoredPosting> all_;
  std::size_t next_ = 0;
};

bool is_permitted(const StoredPosting& posting) {
  const bool corrects = posting.flow.starts_with('-');
  const auto flow = ledger::find_flow(std::string_view(posting.flow).substr(corrects ? 1 : 0));
  const auto debit = ledger::parse_account(posting.debit);
  const auto credit = ledger::parse_account(posting.credit);
  if (!flow || !debit || !credit) return false;
  const auto booking = corrects ? ledger::Booking::correction : ledger::Booking::entry;
  return ledger::check({*flow, *debit, *credit, Money::cents(posting.cents), booking}).has_value();
}

class StreamCheck {
 public:
  StreamCheck(RecordAudit& audit, const RootHead& stands, std::unique_ptr<Books> books, const VerifyRange& range)
      : audit_(audit),
        name_(stands.name),
        head_(stands.head),
        vouched_(audit.vouched(stands.name)),
        books_(std::move(books)),
        range_(range) {
    if (range_.from || range_.to) books_.reset();
    if (books_) snapshot_ = audit_.snapshot(name_);
  }

  void run(Verified& verified, const std::function<void(std::int64_t)>& done) {
    for (bool more = true; more;) {
      const auto events = audit_.events(name_, at_.seq, page);
      more = events.size() == page;
      if (events.empty()) break;
      Postings postings(audit_.postings(name_, at_.seq, events.back().seq));
      for (const auto& event : events) {
        const auto own = postings.of(event.seq);
        check_chain(event, own);
        check_flows(event, own);
        verified.postings += static_cast<std::int64_t>(own.size());
        if (books_) check_money(event, own);
        ++verified.events;
      }
      done(static_cast<std::int64_t>(events.size()));
    }
    if (at_ != head_)
      broken(name_, at_.seq, "the stream ends here, but its head is said to be at " + std::to_string(head_.seq));
    if (!vouched_.empty() && vouched_.rbegin()->first > at_.seq) {
      if (at_.seq == 0) broken(name_, 0, "a signed root has seen this stream, and it is gone");
      broken(name_, at_.seq,
             "the stream ends here, but a signed root has seen it at " + std::to_string(vouched_.rbegin()->first));
    }
    if (snapshot_ && snapshot_->seq > at_.seq) broken(name_, snapshot_->seq, "a snapshot is ahead of its stream");
    if (books_) check_hands();
    ++verified.streams;
  }

 private:
  bool in_range(const StoredEvent& event) const {
    return (!range_.from || event.at >= *range_.from) && (!range_.to || event.at <= *range_.to);
  }

  void check_chain(const StoredEvent& event, std::span<const StoredPosting> postings) {
    if (event.seq != at_.seq + 1) broken(name_, at_.seq + 1, "the event is missing");
    if (event.at < last_at_) broken(name_, event.seq, "the event is older than the one before it");
    if (in_range(event)) {
      const auto hash = hash_of({name_.room, name_.stream, event.seq, event.at, event.type, event.version,
                                 event.payload, event.clauses, event.actor, event.device, event.command_id, postings},
                                at_.hash);
      if (hash != event.hash)
        broken(name_, event.seq, "the event or the money it moved is not what was recorded: the hash does not fit");
      if (const auto root = vouched_.find(event.seq); root != vouched_.end() && root->second != event.hash)
        broken(name_, event.seq, "the event is not the one a signed root has seen");
    }
    at_ = {event.seq, event.hash};
    last_at_ = event.at;
  }

  void check_flows(const StoredEvent& event, std::span<const StoredPosting> postings) {
    int line = 0;
    for (const auto& posting : postings) {
      if (posting.line != ++line) broken(name_, event.seq, "posting " + std::to_string(line) + " is missing");
      if (!is_permitted(posting)) broken(name_, event.seq, "the posting " + posting.flow + " is not a permitted flow");
    }
  }

  void check_money(const StoredEvent& event, std::span<const StoredPosting> postings) {
    for (const auto& posting : postings) {
      balances_[posting.debit] += posting.cents;
      balances_[posting.credit] -= posting.cents;
    }
    try {
      books_->add(event);
    } catch (const std::exception& e) {
      broken(name_, event.seq, e.what());
    }
    compare(event.seq);
    if (snapshot_ && snapshot_->seq == event.seq && (snapshot_->at != event.at || !books_->fits(*snapshot_)))
      broken(name_, event.seq, "the snapshot is not the state the events make");
  }

  void check_hands() {
    const auto table = table_of(name_);
    if (!table) return;
    const auto kept = audit_.hands(name_, table->value());
    if (kept.through > at_.seq) broken(name_, kept.through, "the list of hands is ahead of its stream");
    if (const auto fault = books_->fault_of(kept)) broken(name_, kept.through, *fault);
  }

  void compare(std::int64_t seq) {
    auto left = balances_;
    for (const auto& [account, cents] : books_->balances()) {
      const auto found = left.find(account);
      const auto posted = found == left.end() ? 0 : found->second;
      if (posted != cents)
        broken(name_, seq,
               account + " holds " + Money::cents(cents).text() + " by the events and " + Money::cents(posted).text() +
                   " by the postings");
      if (found != left.end()) left.erase(found);
    }
    for (const auto& [account, cents] : left)
      if (const auto parsed = ledger::parse_account(account); cents != 0 && parsed && parsed->is_never_negative())
        broken(name_, seq,
               account + " holds " + Money::cents(cents).text() + " by the postings and nothing by the events");
  }

  RecordAudit& audit_;
  const StreamName name_;
  const StreamHead head_;
  const std::map<std::int64_t, Hash> vouched_;
  std::unique_ptr<Books> books_;
  const VerifyRange range_;
  std::optional<Snapshot> snapshot_;
  std::map<std::string, std::int64_t> balances_;
  StreamHead at_;
  Instant last_at_{};
};

void check_balances(RecordAudit& audit) {
  const auto kept = audit.balances();
  const auto posted = audit.balances_by_postings();
  std::map<std::pair<std::string, std::string>, std::int64_t> difference;
  for (const auto& row : kept) {
    difference[{row.room, row.account}] += row.cents;
    const auto account = ledger::parse_account(row.account);
    if (!account || account->is_never_negative() == row.counterparty)
      broken({row.room, {}}, 0, "the balance of " + row.account + " is not kept as that kind of account");
  }
  for (const auto& row : posted) difference[{row.room, row.account}] -= row.cents;
  for (const auto& [account, cents] : difference)
    if (cents != 0)
      broken({account.first, {}}, 0,
             "the balance of " + account.second + " differs from its postings by " + Money::cents(cents).text());
}

void check_all(RecordAudit& audit, const MakeBooks& make_books, const Trust& trust, const VerifyRange& range,
               const VerifyProgress& progress, Verified& verified) {
  check_roots(audit, trust, verified);
  const auto all = audit.count_events();
  if (!trust.keys.empty() && verified.roots == 0 && all > 0) broken({}, 0, "nothing is signed: there is no root");
  std::int64_t done = 0;
  for (const auto& stands : audit.heads()) {
    StreamCheck(audit, stands, make_books(stands.name), range).run(verified, [&](std::int64_t count) {
      progress(done += count, all);
    });
  }
  if (const auto uneven = audit.count_uneven_times(); uneven != 0)
    broken({}, 0, std::to_string(uneven) + " events are at a time that no clock of ours gives");
  if (const auto stray = audit.count_stray_postings(); stray != 0)
    broken({}, 0, std::to_string(stray) + " postings belong to no event");
  if (const auto stray = audit.count_stray_hands(); stray != 0)
    broken({}, 0, std::to_string(stray) + " hands are listed of tables that have no record");
  check_balances(audit);
}

}  // namespace

Verified verify(RecordAudit& audit, const MakeBooks& make_books, const Trust& trust, const VerifyRange& range,
                const VerifyProgress& progress) {
  Verified verified;
  try {
    check_all(audit, make_books, trust, range, progress, verified);
  } catch (const Broken& found) {
    verified.broken = found.what;
  }
  return verified;
}

}  // namespace lammer::services
