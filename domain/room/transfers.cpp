// Event by event; most move nothing.
#include "domain/room/transfers.h"

namespace lammer::room {
namespace {

using ledger::Account;
using ledger::Container;
using ledger::Flow;
using ledger::Transfers;

class Book {
 public:
  explicit Book(const Table& table) : table_(table) {}

  void add(Flow flow, Account debit, Account credit, Money amount) {
    if (!amount.is_zero()) transfers_.push_back({flow, std::move(debit), std::move(credit), amount});
  }
  void to_pot(Flow flow, SeatNo seat, Money amount) { add(flow, pot(), stack(seat), amount); }
  void from_pot(Flow flow, SeatNo seat, Money amount) { add(flow, stack(seat), pot(), amount); }

  Account stack(SeatNo seat) const { return Account::stack(table_.id, seat); }
  Account pot() const { return Account::pot(table_.id); }
  Account place(Container container) const { return Account::at_table(container, table_.id); }
  Account counter(ChipSource source) const {
    return source == ChipSource::bank ? place(Container::bank) : Account::cage();
  }

  const Table& table() const { return table_; }
  Transfers& transfers() { return transfers_; }

 private:
  const Table& table_;
  Transfers transfers_;
};

// --- inside a hand

template <class Fact>
void book(Book& /*book*/, const Fact& /*event*/) {}

void book(Book& book, const poker::Posted& event) {
  book.to_pot(Flow::bet, event.seat, event.paid);
}
void book(Book& book, const poker::Acted& event) {
  book.to_pot(Flow::bet, event.seat, event.paid);
}
void book(Book& book, const poker::UncalledReturned& event) {
  book.from_pot(Flow::bet_returned, event.seat, event.amount);
}
void book(Book& book, const poker::RakeTaken& event) {
  book.add(Flow::rake_set_aside, book.place(Container::rake_area), book.pot(), event.amount);
}
void book(Book& book, const poker::RakeReturned& event) {
  book.add(Flow::rake_returned, book.pot(), book.place(Container::rake_area), event.amount);
}
void book(Book& book, const poker::RakeBooked& event) {
  book.add(Flow::drop, book.place(Container::drop_box), book.place(Container::rake_area), event.amount);
}
void book(Book& book, const poker::ContributionBooked& event) {
  if (event.fund == poker::Fund::bad_beat)
    book.add(Flow::bad_beat_contribution, book.place(Container::bad_beat_box), book.pot(), event.amount);
  else
    book.add(Flow::high_hand_contribution, book.place(Container::high_hand_box), book.pot(), event.amount);
}
void book(Book& book, const poker::Pushed& event) {
  book.from_pot(Flow::award, event.seat, event.amount);
}
void book(Book& book, const poker::BetsReturned& event) {
  book.from_pot(Flow::refund, event.seat, event.amount);
}
void book(Book& book, const poker::SeatVoided& event) {
  book.from_pot(Flow::refund, event.seat, event.returned);
}
void book(Book& book, const poker::HandLost& event) {
  book.from_pot(Flow::refund, event.seat, event.returned);
}

void book_in_hand(Book& to, const poker::Event& event) {
  std::visit([&](const auto& fact) { book(to, fact); }, event);
}

void book_rewind(Book& to, const poker::Rewound& event) {
  insist(to.table().hand.has_value(), "a rewind has a hand");
  for (const auto& back : poker::taken_back(to.table().hand->log(), event.to)) {
    Book once(to.table());
    book_in_hand(once, back);
    for (const auto& transfer : once.transfers()) to.transfers().push_back(opposite_of(transfer));
  }
}

// --- between hands

void book(Book& book, const ChipsBought& event) {
  book.add(Flow::buy_in, book.stack(event.seat), book.counter(event.from), event.amount);
}
void book(Book& book, const ChipsCashed& event) {
  book.add(Flow::cash_out, book.counter(event.to), book.stack(event.seat), event.amount);
}
void book(Book& book, const Tipped& event) {
  book.add(Flow::tip, book.place(Container::tip_box), book.stack(event.seat), event.amount);
}
void book(Book& book, const TimeCollected& event) {
  book.add(Flow::time_charge, book.place(Container::rake_area), book.stack(event.seat), event.amount);
}
void book(Book& book, const TimeDropped& event) {
  book.add(Flow::drop, book.place(Container::drop_box), book.place(Container::rake_area), event.amount);
}
void book(Book& book, const HandEvent& event) {
  if (const auto* rewound = std::get_if<poker::Rewound>(&event.event))
    book_rewind(book, *rewound);
  else
    book_in_hand(book, event.event);
}

}  // namespace

Transfers transfers_of(const Table& before, const TableEvent& event) {
  if (before.mode == Mode::training) return {};
  Book to(before);
  std::visit([&](const auto& fact) { book(to, fact); }, event);
  return std::move(to.transfers());
}

}  // namespace lammer::room
