// A hand's row is filled as its events come and kept when it ends.
#include "services/projections/hands.h"

#include "domain/poker/words.h"
#include "services/tables/table_service.h"

namespace lammer::services {

class HandProjection::Reader {
 public:
  Reader(std::int64_t table, HandBatch& batch) : table_(table), batch_(batch) {}

  void read(const StoredEvent& stored, const room::TableEvent& event) {
    if (const auto* opened = std::get_if<room::HandOpened>(&event)) begin(stored, *opened);
    if (const auto* hand = std::get_if<room::HandEvent>(&event))
      std::visit([&](const auto& fact) { add(fact); }, hand->event);
    if (ended_) {
      row_.ended = stored.at;
      row_.last_seq = stored.seq;
      batch_.rows.push_back(row_);
      open_ = ended_ = false;
    }
    if (!open_) batch_.through = stored.seq;
  }

 private:
  // A start that was taken back is opened again under its number.
  void begin(const StoredEvent& stored, const room::HandOpened& opened) {
    const auto first = open_ && row_.number == static_cast<std::int64_t>(opened.number) ? row_.first_seq : stored.seq;
    row_ = {.table = table_, .number = static_cast<std::int64_t>(opened.number)};
    row_.rules_version = opened.rules_version;
    row_.dealer = opened.dealer.value();
    row_.started = stored.at;
    row_.first_seq = first;
    open_ = true;
  }

  template <class Fact>
  void add(const Fact& /*fact*/) {}
  void add(const poker::HandStarted& fact) { row_.game = poker::game(fact.game).id; }
  void add(const poker::SeatDealtIn& /*fact*/) { ++row_.players; }
  // Only the push books and pays, and it cannot be taken back.
  void add(const poker::RakeBooked& fact) { pay(row_.rake_cents, fact.amount); }
  void add(const poker::ContributionBooked& fact) {
    pay(fact.fund == poker::Fund::bad_beat ? row_.bad_beat_cents : row_.high_hand_cents, fact.amount);
  }
  void add(const poker::Pushed& fact) { row_.pot_cents += fact.amount.in_cents(); }
  void add(const poker::HandEnded& fact) {
    row_.outcome = word_of(fact.outcome);
    ended_ = true;
  }

  void pay(std::int64_t& to, Money amount) {
    to += amount.in_cents();
    row_.pot_cents += amount.in_cents();
  }

  const std::int64_t table_;
  HandBatch& batch_;
  HandRow row_;
  bool open_ = false;
  bool ended_ = false;
};

HandProjection::HandProjection(const TableCodec& codec, StreamName name)
    : codec_(codec), name_(std::move(name)), reader_(std::make_unique<Reader>(table_of(name_)->value(), batch_)) {}

HandProjection::~HandProjection() = default;

void HandProjection::add(const StoredEvent& stored) {
  const auto event = codec_.decode(stored.type, stored.version, stored.payload);
  if (!event) throw std::runtime_error(name_.stream + " " + std::to_string(stored.seq) + ": " + event.error().sentence);
  reader_->read(stored, *event);
}

HandBatch project_hands(const TableCodec& codec, const StreamName& name, std::span<const StoredEvent> events) {
  HandProjection projection(codec, name);
  for (const auto& event : events) projection.add(event);
  return projection.batch();
}

}  // namespace lammer::services
