// Where money lies is read off the table, not off what moved it there.
#include "services/integrity/table_books.h"

#include "domain/ledger/account.h"
#include "services/projections/hands.h"
#include "services/tables/table_model.h"
#include "services/tables/table_service.h"

namespace lammer::services {
namespace {

using ledger::Account;
using ledger::Container;

class TableBooks : public Books {
 public:
  TableBooks(const StreamName& name, TableId table, const TableCodec& codec)
      : codec_(codec), model_(table, codec), hands_(codec, name) {}

  void add(const StoredEvent& event) override {
    model_.restore(event);
    hands_.add(event);
  }

  std::vector<std::pair<std::string, std::int64_t>> balances() const override {
    const auto& table = model_.table();
    std::vector<std::pair<std::string, std::int64_t>> balances;
    if (table.mode == room::Mode::training) return balances;
    const auto lies = [&](const Account& account, Money money) {
      balances.emplace_back(ledger::text(account), money.in_cents());
    };
    for (std::uint8_t number = 1; number <= table.seat_count; ++number)
      lies(Account::stack(table.id, SeatNo(number)), table.chips_of(SeatNo(number)));
    lies(Account::pot(table.id), table.pot());
    lies(Account::at_table(Container::rake_area, table.id), table.rake_area());
    lies(Account::at_table(Container::drop_box, table.id), table.drop_box());
    lies(Account::at_table(Container::bad_beat_box, table.id), table.totals.taken.bad_beat);
    lies(Account::at_table(Container::high_hand_box, table.id), table.totals.taken.high_hand);
    lies(Account::at_table(Container::tip_box, table.id), table.totals.tips);
    return balances;
  }

  bool fits(const Snapshot& snapshot) const override {
    const auto state = codec_.decode_snapshot(snapshot.version, snapshot.state);
    return state && !model_.table().in_hand() && *state == room::snapshot_of(model_.table());
  }

  std::optional<std::string> fault_of(const HandBatch& kept) const override {
    auto expected = hands_.batch().rows;
    std::erase_if(expected, [&](const HandRow& row) { return row.last_seq > kept.through; });
    if (kept.rows == expected) return std::nullopt;
    for (std::size_t i = 0; i < std::min(expected.size(), kept.rows.size()); ++i)
      if (kept.rows[i] != expected[i])
        return "hand " + std::to_string(expected[i].number) + " is not listed as it was played";
    return "the list has " + std::to_string(kept.rows.size()) + " hands, and " + std::to_string(expected.size()) +
           " were played";
  }

 private:
  const TableCodec& codec_;
  TableModel model_;
  HandProjection hands_;
};

}  // namespace

MakeBooks table_books(const TableCodec& codec) {
  return [&codec](const StreamName& name) -> std::unique_ptr<Books> {
    const auto table = table_of(name);
    if (!table) return nullptr;
    return std::make_unique<TableBooks>(name, *table, codec);
  };
}

}  // namespace lammer::services
