// Each event is booked against the table as it was before it.
#include "services/tables/table_model.h"

#include "domain/room/decide.h"
#include "domain/room/explain.h"
#include "domain/room/transfers.h"

namespace lammer::services {
namespace {

constexpr int accepted = 200;
constexpr int moved_on = 409;
constexpr int refused = 422;

// The time of a clock is the service's, whatever the caller's says.
room::TableCommand timed(room::TableCommand command, Instant now) {
  if (auto* play = std::get_if<room::PlayHand>(&command)) {
    if (auto* clock = std::get_if<poker::CallClock>(&play->command)) clock->now = now;
    if (auto* out = std::get_if<poker::TimeOut>(&play->command)) out->now = now;
  }
  return command;
}

void add_postings(std::vector<StoredPosting>& postings, const ledger::Transfers& transfers, std::int64_t seq) {
  int line = 0;
  for (const auto& transfer : transfers) {
    const auto permitted = ledger::check(transfer);
    insist(permitted.has_value(), "a table moves money by permitted flows only");
    postings.push_back({.seq = seq,
                        .line = ++line,
                        .flow = (transfer.booking == ledger::Booking::correction ? "-" : "") +
                                std::string(ledger::name(transfer.flow)),
                        .debit = ledger::text(transfer.debit),
                        .credit = ledger::text(transfer.credit),
                        .debit_is_counterparty = !transfer.debit.is_never_negative(),
                        .credit_is_counterparty = !transfer.credit.is_never_negative(),
                        .cents = transfer.amount.in_cents()});
  }
}

bool ends_a_hand(const room::TableEvent& event) {
  const auto* hand = std::get_if<room::HandEvent>(&event);
  return hand != nullptr && std::holds_alternative<poker::HandEnded>(hand->event);
}

poker::GameCode game_of(const room::Table& table) {
  return table.hand ? table.hand->hand().game : poker::GameCode::holdem;
}

}  // namespace

Decided TableModel::decide(const TableOrder& order, Instant now, std::int64_t seq) {
  const auto refuse = [&](int status, const Refusal& refusal) {
    return Decided{{}, {}, status, codec_.refused(refusal)};
  };
  if (order.expected_seq && *order.expected_seq != seq)
    return refuse(moved_on, {"table.moved_on", "the table has moved on since this screen was drawn: look again", {}});
  const auto events = room::decide(table_, timed(order.command, now), order.by, now);
  if (!events) return refuse(refused, events.error());

  Decided decided{.status = accepted};
  hand_just_ended_ = false;
  for (const auto& event : *events) {
    auto& written = decided.events.emplace_back(codec_.encode(event));
    add_postings(decided.postings, room::transfers_of(table_, event), static_cast<std::int64_t>(decided.events.size()));
    room::apply(table_, event);
    if (const auto clause = room::clause_of(event, game_of(table_))) written.clauses = clause->id();
    hand_just_ended_ |= ends_a_hand(event);
  }
  decided.reply = codec_.accepted(seq + static_cast<std::int64_t>(decided.events.size()));
  return decided;
}

void TableModel::restore(const StoredEvent& stored) {
  auto event = codec_.decode(stored.type, stored.version, stored.payload);
  if (!event)
    throw std::runtime_error("event " + std::to_string(stored.seq) + " (" + stored.type +
                             ") cannot be read: " + event.error().sentence);
  if (auto* hand = std::get_if<room::HandEvent>(&*event)) {
    const auto command = stored.actor + '\n' + stored.command_id;
    hand->begins = command != last_command_;
    last_command_ = command;
  }
  room::apply(table_, *event);
}

std::optional<std::pair<int, std::string>> TableModel::snapshot() const {
  if (!hand_just_ended_) return std::nullopt;
  return codec_.encode(room::snapshot_of(table_));
}

bool TableModel::restore_snapshot(int version, const std::string& state) {
  auto snapshot = codec_.decode_snapshot(version, state);
  if (!snapshot) return false;
  table_ = room::Table::restored(std::move(*snapshot));
  return true;
}

}  // namespace lammer::services
