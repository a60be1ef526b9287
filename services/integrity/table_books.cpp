// Where money lies is read off the table, not off what moved it there.
#include "services/integrity/table_books.h"

#include "domain/ledger/account.h"
#include "services/tables/table_model.h"
#include "services/tables/table_service.h"

namespace lammer::services {
namespace {

using ledger::Account;
using ledger::Container;

class TableBooks : public Books {
 public:
  TableBooks(TableId table, const TableCodec& codec) : codec_(codec), model_(table, codec) {}

  void add(const StoredEvent& event) override { model_.restore(event); }

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

 private:
  const TableCodec& codec_;
  TableModel model_;
};

}  // namespace

MakeBooks table_books(const TableCodec& codec) {
  return [&codec](const StreamName& name) -> std::unique_ptr<Books> {
    const auto table = table_of(name);
    if (!table) return nullptr;
    return std::make_unique<TableBooks>(*table, codec);
  };
}

}  // namespace lammer::services
