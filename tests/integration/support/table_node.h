// TableNode: the parts of a node that keep tables, put together for tests: writers, streams, codec, and a way to play
// one command and wait for its answer.
#pragma once
#include <future>

#include "api/codec/table_codec.h"
#include "services/bus/in_process_bus.h"
#include "services/tables/table_service.h"
#include "tests/integration/support/counter.h"
#include "tests/property/random_table.h"

namespace lammer::testing {

class TableNode {
 public:
  explicit TableNode(const services::MakeEventStore& make, services::GroupCommitLimits limits = {})
      : codec(codec::make_table_codec()),
        commit(make, limits),
        host(
            commit, make,
            [this](const services::StreamName& name) {
              return std::make_unique<services::TableModel>(*services::table_of(name), *codec);
            },
            clock, bus),
        tables(host) {}

  services::Answer play(TableId table, const std::string& id, const property::TableOrder& order) {
    std::promise<services::Answer> promise;
    tables.submit(
        {"room", table, order.by.licence.value(), "tablet", id, services::sha256(id), {order.command, order.by, {}}},
        [&](services::Answer answer) { promise.set_value(std::move(answer)); });
    return promise.get_future().get();
  }

  // The table as the record has it.
  template <class Look>
  auto look(TableId table, const Look& look) {
    using Seen = std::invoke_result_t<Look, const room::Table&>;
    std::promise<Seen> promise;
    tables.read("room", table, [&](const room::Table* state, std::int64_t) {
      if (state == nullptr)
        promise.set_exception(std::make_exception_ptr(std::runtime_error("the record is away")));
      else
        promise.set_value(look(*state));
    });
    return promise.get_future().get();
  }

  // So many commands of a table that plays by itself; refused ones count too.
  void play_on(TableId table, poker::GameCode game, property::Chance& chance, int commands,
               std::uint64_t mischief_one_in = 0) {
    for (int i = 0; i < commands; ++i) {
      const auto order = look(table, [&](const room::Table& state) {
        return property::next_table_order(state, game, chance, mischief_one_in);
      });
      play(table, std::to_string(table.value()) + "." + std::to_string(++commands_), order);
    }
  }

  TickingClock clock;
  services::InProcessBus bus;
  std::unique_ptr<services::TableCodec> codec;
  services::GroupCommit commit;
  services::StreamHost host;
  services::TableService tables;

 private:
  int commands_ = 0;
};

}  // namespace lammer::testing
