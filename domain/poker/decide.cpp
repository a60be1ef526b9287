// One line a command.
#include "domain/poker/decide.h"

#include <algorithm>

#include "domain/poker/steps/play.h"

namespace lammer::poker {
namespace {

Step take(Play& play, const StartHand& command) {
  return start_hand(play, command);
}
Step take(Play& play, const Straddle& command) {
  return straddle(play, command);
}
Step take(Play& play, const DealDown& command) {
  return deal_down(play, command);
}
Step take(Play& play, const DealUp& command) {
  return deal_up(play, command);
}
Step take(Play& play, const DealBoard& command) {
  return deal_board(play, command);
}
Step take(Play& play, const DealCommon& command) {
  return deal_common(play, command);
}
Step take(Play& play, const Replace& command) {
  return replace(play, command);
}
Step take(Play& play, const NameOpener& command) {
  return name_opener(play, command);
}
Step take(Play& play, const BringIn& command) {
  return bring_in(play, command);
}
Step take(Play& play, const Act& command) {
  return act(play, command);
}
Step take(Play& play, const Draw& command) {
  return draw(play, command);
}
Step take(Play& play, const AgreeRunTwice& command) {
  return agree_run_twice(play, command);
}
Step take(Play& play, const Show& command) {
  return show(play, command);
}
Step take(Play& play, const Muck& command) {
  return muck(play, command);
}
Step take(Play& play, const NameWinners& command) {
  return name_winners(play, command);
}
Step take(Play& play, const Push& command) {
  return push(play, command);
}
Step take(Play& play, const CallClock& command) {
  return call_clock(play, command);
}
Step take(Play& play, const TimeOut& command) {
  return time_out(play, command);
}
Step take(Play& play, const DeclareMisdeal& command) {
  return declare_misdeal(play, command);
}
Step take(Play& play, const VoidHand& command) {
  return void_hand(play, command);
}
Step take(Play& play, const BoxedCard& command) {
  return boxed_card(play, command);
}
Step take(Play& play, const CardsToIneligible& command) {
  return cards_to_ineligible(play, command);
}
Step take(Play& play, const CardOffTable& command) {
  return card_off_table(play, command);
}
Step take(Play& play, const CardExposed& command) {
  return card_exposed(play, command);
}
Step take(Play& play, const ChooseAfterExposure& command) {
  return choose_after_exposure(play, command);
}
Step take(Play& play, const ThrowIn& command) {
  return throw_in(play, command);
}
Step take(Play& play, const FoulHand& command) {
  return foul_hand(play, command);
}
Step take(Play& play, const LockDeal& command) {
  return lock_deal(play, command);
}
Step take(Play& play, const UnlockDeal& command) {
  return unlock_deal(play, command);
}
Step take(Play& play, const EnterLate& command) {
  return enter_late(play, command);
}
Step take(Play& /*play*/, const Rewind& /*command*/) {
  throw Bug("a rewind is HandRecord's", std::source_location::current());
}

bool is_real(SeatNo seat) {
  return is_seat(seat);
}
bool is_real(const std::optional<SeatNo>& seat) {
  return !seat || is_seat(*seat);
}

// Steps look seats up without asking whether the table has them.
template <class Order>
bool names_real_seats(const Order& order) {
  if constexpr (requires { order.seat; }) return is_real(order.seat);
  return true;
}
bool names_real_seats(const StartHand& start) {
  const auto& before = start.before;
  return is_real(start.killer) && is_real(before.drawn) &&
         (!before.last || (is_real(before.last->button) &&
                           std::ranges::all_of(before.last->blinds, [](const auto& seat) { return is_real(seat); })));
}

}  // namespace

Authority authority_for(const Command& command) {
  const bool floor = std::holds_alternative<DeclareMisdeal>(command) || std::holds_alternative<VoidHand>(command) ||
                     std::holds_alternative<FoulHand>(command) || std::holds_alternative<EnterLate>(command);
  return floor ? Authority::floor : Authority::dealer;
}

Expected<void> play(Hand& hand, const HouseRules& rules, const Command& command, Authority by, Events& events) {
  if (by == Authority::dealer && authority_for(command) == Authority::floor)
    return refused("authority.floor", "the floor decides that", "POKER-18.A");
  if (!std::visit([](const auto& order) { return names_real_seats(order); }, command))
    return refused("seat.not_at_table", "a table has seats 1 to 10", "POKER-02.A");
  Play play(hand, rules, by, events);
  if (auto taken = std::visit([&](const auto& order) { return take(play, order); }, command); !taken) return taken;
  follow(play);
  return {};
}

Expected<Events> decide(const Hand& hand, const HouseRules& rules, const Command& command, Authority by) {
  auto copy = hand;
  Events events;
  if (auto played = play(copy, rules, command, by, events); !played) return tl::unexpected(played.error());
  return events;
}

}  // namespace lammer::poker
