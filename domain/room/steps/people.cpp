// Who deals, and who is asked for a decision.
#include <algorithm>

#include "domain/room/steps/steps.h"

namespace lammer::room {

Checked check_line(std::string_view text, std::string_view what) {
  constexpr std::size_t bytes_max = 200;
  const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
  if (text.empty() || text.size() > bytes_max || std::ranges::any_of(text, is_control))
    return refused("text.line", std::string(what) + " is one line of 1 to 200 bytes");
  return {};
}

Checked check_no_hold(const Table& table) {
  if (!table.hold) return {};
  return refused("table.on_hold", "held for the floor: " + table.hold->question, "POKER-18.A");
}

Decided take(const Case& at, const TapIn& command) {
  const auto& table = at.table;
  if (at.by.authority == poker::Authority::dealer && at.by.licence != command.dealer)
    return refused("dealer.other_person", "a dealer taps in for himself", "POKER-07.F");
  if (auto checked = check_line(command.dealer.value(), "a licence number"); !checked)
    return tl::unexpected(checked.error());
  if (table.dealer && table.dealer->dealer == command.dealer)
    return refused("dealer.in_chair", "this dealer is in the chair", "POKER-07.F");
  for (const auto seat : table.taken())
    if (table.seats[seat].occupant->licence == command.dealer)
      return refused("player.is_dealer", seat_text(seat) + " is taken by this dealer", "POKER-07.C");
  TableEvents events;
  if (table.dealer) events.emplace_back(DealerTappedOut{table.dealer->dealer, at.now});
  events.emplace_back(DealerTappedIn{command.dealer, at.now});
  return events;
}

Decided take(const Case& at, const TapOut& /*command*/) {
  if (!at.table.dealer) return refused("dealer.missing", "nobody is in the chair", "POKER-07.F");
  if (auto between = check_between_hands(at.table, "POKER-07.F"); !between) return tl::unexpected(between.error());
  return TableEvents{DealerTappedOut{at.table.dealer->dealer, at.now}};
}

Decided take(const Case& at, const CallFloor& command) {
  constexpr std::size_t calls_max = 20;
  if (auto checked = check_line(command.reason, "the reason"); !checked) return tl::unexpected(checked.error());
  if (at.table.calls.size() >= calls_max) return refused("call.too_many", "twenty calls are open at this table");
  return TableEvents{FloorCalled{at.table.calls_made + 1, command.reason, at.now}};
}

Decided take(const Case& at, const AnswerCall& command) {
  const auto& calls = at.table.calls;
  if (std::ranges::find(calls, command.number, &FloorCall::number) == calls.end())
    return refused("call.not_open", "no such call is open");
  return TableEvents{CallAnswered{command.number, at.by.licence}};
}

Decided take(const Case& at, const PlaceHold& command) {
  if (auto checked = check_line(command.question, "the question"); !checked) return tl::unexpected(checked.error());
  if (auto held = check_no_hold(at.table); !held) return tl::unexpected(held.error());
  return TableEvents{HoldPlaced{{command.question, at.by.licence, at.now}}};
}

Decided take(const Case& at, const ReleaseHold& command) {
  if (auto checked = check_line(command.ruling, "the ruling"); !checked) return tl::unexpected(checked.error());
  if (!at.table.hold) return refused("table.not_on_hold", "nothing is held", "POKER-18.A");
  return TableEvents{HoldReleased{at.by.licence, command.ruling}};
}

}  // namespace lammer::room
