// Line by line.
#include "services/hand_script/script.h"

#include "domain/core/quoted.h"
#include "domain/poker/check_house_rules.h"
#include "domain/poker/explain.h"
#include "domain/poker/next_step.h"
#include "services/hand_script/expectations.h"
#include "services/hand_script/table.h"

namespace lammer::hand_script {
namespace {

class Player {
 public:
  Player(const Print& print, const Watch& watch) : print_(print), table_(watch) {}

  Expected<void> line(std::string_view text) {
    Words words(text);
    if (words.empty()) return {};
    print_("> " + Words(text).rest());
    if (words.accept("clause")) return name_clauses(words);
    if (words.accept("expect")) {
      ++played_.expectations;
      return check_expectation(words, table_);
    }
    if (words.accept("refused")) return must_be_refused(words);
    return happens(words);
  }

  const Played& played() const { return played_; }

 private:
  // What changes the table or the hand.
  Expected<void> happens(Words& words) {
    if (words.accept("game")) return table_.set_game(words);
    if (words.accept("set")) return table_.set_parameter(words);
    if (words.accept("seats")) return table_.set_seats(words);
    if (words.accept("leaves")) return table_.leave(words);
    if (words.accept("button")) return table_.set_button(words);
    if (words.accept("check-rules")) return poker::check_house_rules(table_.rules());
    const auto events = words.accept("start") ? table_.start(words) : table_.play(words);
    if (!events) return tl::unexpected(events.error());
    ++played_.steps;
    tell(*events);
    return {};
  }

  Expected<void> name_clauses(Words& words) {
    while (!words.empty()) {
      const auto clause = Clause::find(words.peek());
      if (!clause) return tl::unexpected(words.not_understood("a clause of the ledger"));
      words.take();
      played_.clauses.push_back(*clause);
    }
    return {};
  }

  // "refused bet.below_minimum 4 raises to 9": the very code, and nothing changed.
  Expected<void> must_be_refused(Words& words) {
    const auto code = std::string(words.take());
    ++played_.expectations;
    const auto before = table_.has_hand() ? std::optional(table_.hand()) : std::nullopt;
    const auto events = table_.has_hand() ? table_.record().log().size() : 0;
    const auto happened = happens(words);
    if (happened)
      return tl::unexpected(Refusal{"script.expectation", "accepted, not refused as " + quoted(code), std::nullopt});
    print_("  refused: " + happened.error().sentence +
           (happened.error().clause ? " [" + std::string(happened.error().clause->id()) + "]" : ""));
    if (happened.error().code != code)
      return tl::unexpected(Refusal{
          "script.expectation",
          "refused as " + quoted(happened.error().code) + ", not " + quoted(code) + ": " + happened.error().sentence,
          std::nullopt});
    if (before && (!(table_.hand() == *before) || table_.record().log().size() != events))
      return tl::unexpected(Refusal{"script.expectation", "the refused command changed the hand", std::nullopt});
    return {};
  }

  void tell(std::span<const poker::Event> events) {
    const auto& game = poker::game(table_.hand().game);
    for (const auto& event : events)
      print_("  " + poker::describe(event) + " [" + std::string(poker::clause_of(event, game).id()) + "]");
    const auto next = poker::next_step(table_.hand(), table_.record().rules());
    print_("  next: " + poker::sentence(next, table_.hand(), table_.record().rules()) + " [" +
           std::string(next.clause.id()) + "]");
  }

  const Print& print_;
  ScriptTable table_;
  Played played_;
};

}  // namespace

Expected<Played> play(std::string_view script, const Print& print, const Watch& watch) {
  Player player(print, watch);
  std::size_t number = 0;
  while (!script.empty()) {
    const auto end = script.find('\n');
    const auto line = script.substr(0, end);
    script = end == std::string_view::npos ? std::string_view() : script.substr(end + 1);
    ++number;
    if (const auto done = player.line(line); !done)
      return tl::unexpected(Refusal{done.error().code, "line " + std::to_string(number) + ": " + done.error().sentence,
                                    done.error().clause});
  }
  return player.played();
}

}  // namespace lammer::hand_script
