// What is expected and what is there, compared as text.
#include "services/hand_script/expectations.h"

#include "domain/core/quoted.h"
#include "domain/poker/declared.h"
#include "domain/poker/explain.h"
#include "domain/poker/next_step.h"
#include "domain/poker/pots.h"

namespace lammer::hand_script {
namespace {

using namespace poker;  // NOLINT(google-build-using-namespace): this file is all poker

std::string plain(Money amount) {
  auto text = amount.short_text();
  std::erase(text, '$');
  std::erase(text, ',');
  return text;
}

std::string seats_text(SeatSet seats) {
  std::string text;
  for (const auto seat : seats) text += (text.empty() ? "" : "/") + std::to_string(seat.value());
  return text;
}

// "60:1/2/3 60:2/3": amount and who can win it, the main pot first.
std::string pots_text(const Hand& hand) {
  if (hand.live.empty()) return "none";
  std::string text;
  for (const auto& pot : pots_of(hand.paid, hand.live))
    text += (text.empty() ? "" : " ") + plain(pot.amount) + ":" + seats_text(pot.eligible);
  return text;
}

std::string awards_text(const HandRecord& record) {
  SeatMap<Money> awards;
  std::size_t stands = record.log().size();
  // From the end: what a rewind took back does not count.
  for (std::size_t at = record.log().size(); at > 0; --at) {
    const auto& event = record.log()[at - 1];
    if (at > stands) continue;
    if (const auto* rewound = std::get_if<Rewound>(&event)) stands = rewound->to;
    if (const auto* award = std::get_if<Awarded>(&event)) awards[award->award.seat] += award->award.amount;
  }
  std::string text;
  for (const auto seat : record.hand().dealt)
    if (!awards[seat].is_zero())
      text += (text.empty() ? "" : " ") + std::to_string(seat.value()) + ":" + plain(awards[seat]);
  return text;
}

std::string stacks_text(const Hand& hand) {
  std::string text;
  for (const auto seat : hand.dealt)
    text += (text.empty() ? "" : " ") + std::to_string(seat.value()) + ":" + plain(hand.stacks[seat]);
  return text;
}

std::string_view name(Outcome outcome) {
  switch (outcome) {
    case Outcome::completed:
      return "completed";
    case Outcome::misdeal:
      return "misdeal";
    case Outcome::voided:
      return "void";
  }
  return "";
}

std::string_view name(KillMode mode) {
  switch (mode) {
    case KillMode::none:
      return "none";
    case KillMode::half:
      return "half";
    case KillMode::full:
      return "full";
  }
  return "";
}

std::string blinds_text(const ButtonPlace& place) {
  std::string text = std::to_string(place.button.value()) + " blinds";
  for (const auto& blind : place.blinds)
    if (blind) text += " " + std::to_string(blind->value());
  return text;
}

// What the hand says under a name of the language; none if there is no such name.
std::optional<std::string> actual(std::string_view what, Words& words, const ScriptTable& table) {
  const auto& hand = table.hand();
  const auto& rules = table.record().rules();
  const auto step = next_step(hand, rules);
  if (what == "pot") return plain(hand.pot);
  if (what == "pots") return pots_text(hand);
  if (what == "stacks") return stacks_text(hand);
  if (what == "awards") return awards_text(table.record());
  if (what == "turn") return step.seat ? std::to_string(step.seat->value()) : "none";
  if (what == "choices") return choices_text(step.legal);
  if (what == "next") return sentence(step, hand, rules);
  if (what == "clause") return std::string(step.clause.id());
  if (what == "rake") return plain(hand.due_of_pots.rake);
  if (what == "rake-area") return plain(hand.rake_area);
  if (what == "bad-beat") return plain(hand.due_of_pots.bad_beat);
  if (what == "high-hand") return plain(hand.due_of_pots.high_hand);
  if (what == "deck") return std::to_string(hand.deck_left);
  if (what == "burns") return std::to_string(hand.burns);
  if (what == "discards") return std::to_string(hand.discards.count + hand.dead_cards);
  if (what == "live") return seats_text(hand.live);
  if (what == "dealt") return seats_text(hand.dealt);
  if (what == "all-in") return seats_text(hand.all_in());
  if (what == "kill") return std::string(name(hand.next_kill));
  if (what == "ended") return hand.phase == Phase::ended ? std::string(name(hand.outcome)) : "no";
  if (what == "button") return blinds_text(hand.place);
  if (what == "limits") return plain(hand.limits.bet);
  if (what == "last") return describe(table.record().log().back());
  if (what == "stack") {
    const auto seat = words.seat();
    return seat ? std::optional(plain(hand.stacks[*seat])) : std::nullopt;
  }
  if (what == "in") {
    const auto seat = words.seat();
    return seat ? std::optional(plain(hand.paid[*seat].total())) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

Expected<void> check_expectation(Words& words, const ScriptTable& table) {
  if (!table.has_hand()) return tl::unexpected(words.not_understood("a hand to look at"));
  const auto what = std::string(words.take());
  if (what == "event") {
    // Somewhere in the log of this hand.
    const auto wanted = words.rest();
    for (const auto& event : table.record().log())
      if (Words(describe(event)).rest() == wanted) return {};
    return tl::unexpected(Refusal{"script.expectation", "no event says " + quoted(wanted), std::nullopt});
  }
  const auto found = actual(what, words, table);
  if (!found)
    return tl::unexpected(Refusal{"script.not_understood", quoted(what) + " is nothing to expect", std::nullopt});
  const auto wanted = words.rest();
  // Both through the same words, so that commas and spaces do not matter.
  if (Words(*found).rest() == wanted) return {};
  return tl::unexpected(
      Refusal{"script.expectation", what + " is " + quoted(*found) + ", not " + quoted(wanted), std::nullopt});
}

}  // namespace lammer::hand_script
