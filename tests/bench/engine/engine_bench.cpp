// Whole hands a second, single thread: six players, every card entered, random legal play to the end. The commands are
// made beforehand; what is measured is the engine deciding and applying each of them and saying what comes next.
#include <cstdlib>
#include <new>

#include <benchmark/benchmark.h>

#include "domain/poker/hand_record.h"
#include "domain/poker/presets.h"
#include "tests/property/random_orders.h"

namespace {
std::uint64_t allocations = 0;
}  // namespace

// Counted, because the ordinary action must not allocate.
void* operator new(std::size_t size) {
  ++allocations;
  if (auto* place = std::malloc(size)) return place;
  throw std::bad_alloc();
}
void operator delete(void* place) noexcept {
  std::free(place);
}
void operator delete(void* place, std::size_t /*size*/) noexcept {
  std::free(place);
}

namespace lammer::property {
namespace {

using namespace poker;  // NOLINT(google-build-using-namespace): this file is all poker

constexpr int kHands = 512;  // too many for the branch predictor to learn

// The limits the game is usually played at.
HouseRules usual_rules(GameCode code) {
  for (const auto* preset : {"no_limit", "pot_limit", "fixed_limit"})
    if (auto rules = preset_rules(preset, code)) return *rules;
  return literal_rules(code);
}

StartHand six_players(const HouseRules& rules) {
  StartHand start;
  start.asking = {1, 2, 3, 4, 5, 6};
  for (const auto seat : start.asking) start.stacks[seat] = rules.bet.min * 100;
  return start;
}

struct RecordedHands {
  std::vector<std::vector<Command>> hands;
  std::size_t commands = 0;
  std::size_t events = 0;
};

RecordedHands random_hands(const HouseRules& rules) {
  RecordedHands recorded;
  Chance chance(7);
  Temper temper;
  temper.names_down_cards = true;
  while (recorded.hands.size() < kHands) {
    HandRecord record(rules);
    std::vector<Command> commands{six_players(rules)};
    insist(record.play(commands.back()).has_value(), "six players may play");
    while (record.hand().phase != Phase::ended) {
      commands.push_back(ordinary_order(record.hand(), rules, temper, false, chance).command);
      insist(record.play(commands.back()).has_value(), "legal play is accepted");
    }
    recorded.commands += commands.size();
    recorded.events += record.log().size();
    recorded.hands.push_back(std::move(commands));
  }
  return recorded;
}

void whole_hands(benchmark::State& state, GameCode code) {
  const auto rules = usual_rules(code);
  const auto recorded = random_hands(rules);
  Events events;
  std::uint64_t steps = 0;
  events.reserve(recorded.events);  // far more than one hand needs
  const auto allocated = allocations;
  for (auto _ : state)
    for (const auto& commands : recorded.hands) {
      Hand hand;
      events.clear();
      for (const auto& command : commands) {
        insist(play(hand, rules, command, Authority::dealer, events).has_value(), "legal play is accepted");
        steps += static_cast<std::uint64_t>(next_step(hand, rules).kind);
      }
      benchmark::DoNotOptimize(hand);
    }
  benchmark::DoNotOptimize(steps);
  const auto played = static_cast<double>(state.iterations());
  state.SetItemsProcessed(state.iterations() * kHands);
  state.counters["allocations"] = static_cast<double>(allocations - allocated) / (played * kHands);
  state.counters["commands"] = static_cast<double>(recorded.commands) / kHands;
  state.counters["events"] = static_cast<double>(recorded.events) / kHands;
  state.counters["ns/command"] = benchmark::Counter(static_cast<double>(recorded.commands) * played * 1e-9,
                                                    benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

// Heads-up raises of the minimum, so many of them: what one command costs must not depend on how many came before.
void raises(benchmark::State& state) {
  auto rules = usual_rules(GameCode::holdem);
  StartHand start;
  start.asking = {1, 2};
  for (const auto seat : start.asking) start.stacks[seat] = Money::dollars(1'000'000);
  HandRecord opened(rules);
  insist(opened.play(start).has_value() && opened.play(DealDown{}).has_value(), "two players may play");
  for (auto _ : state) {
    auto record = opened;
    for (auto left = state.range(0); left > 0; --left) {
      const auto step = next_step(record.hand(), rules);
      insist(record.play(Act{*step.seat, Said::raise, step.legal.raise->least, {}}).has_value(), "a raise is legal");
    }
    benchmark::DoNotOptimize(record.hand());
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(raises)->Name("raises in one hand")->Arg(8)->Arg(64)->Arg(512)->Arg(4096);

const bool registered = [] {
  for (const auto& game : all_games())
    if (game.offered) benchmark::RegisterBenchmark(std::string(game.id).c_str(), whole_hands, game.code);
  return true;
}();

}  // namespace
}  // namespace lammer::property
