// One function a command, the reverse of services/hand_script/reading.cpp.
#include "tests/property/script_of.h"

#include "domain/cards/card_text.h"
#include "domain/poker/parameters.h"
#include "domain/poker/presets.h"

namespace lammer::property {
namespace {

using namespace poker;  // NOLINT(google-build-using-namespace): this file is all poker

std::string plain(Money amount) {
  auto text = amount.short_text();
  std::erase(text, ',');
  return text;
}

std::string number(SeatNo seat) {
  return std::to_string(seat.value());
}

std::string listed(SeatSet seats) {
  std::string text;
  for (const auto seat : seats) text += " " + number(seat);
  return text;
}

std::string named(const MaybeCard& card) {
  return " " + (card ? cards::text(*card) : std::string("??"));
}

std::string named_cards(const auto& list) {
  std::string text;
  for (const auto& card : list) text += named(card);
  return text;
}

std::string name(MisdealCause cause) {
  switch (cause) {
    case MisdealCause::no_shuffle_or_cut:
      return "no_shuffle_or_cut";
    case MisdealCause::wrong_start:
      return "wrong_start";
    case MisdealCause::face_up_cards:
      return "face_up_cards";
    case MisdealCause::seat_skipped:
      return "seat_skipped";
    case MisdealCause::deck_too_short:
      return "deck_too_short";
    case MisdealCause::exposed_cards:
      return "exposed_cards";
  }
  return "";
}

std::string name(DealLock reason) {
  switch (reason) {
    case DealLock::transaction:
      return "transaction";
    case DealLock::shuffler_stopped:
      return "shuffler_stopped";
    case DealLock::shuffler_out:
      return "shuffler_out";
  }
  return "";
}

std::string line(const StartHand& start) {
  std::string text = "seats";
  for (const auto seat : start.asking) text += " " + number(seat) + ":" + plain(start.stacks[seat]);
  if (start.before.drawn) text += "\nbutton drawn " + number(*start.before.drawn);
  if (const auto& last = start.before.last) {
    bool blinds = false;
    for (const auto& blind : last->blinds) blinds = blinds || blind;
    if (!start.before.stays || blinds) {
      text += std::string("\n# the button memory is not of the language:") + (start.before.stays ? " stays," : "");
      for (const auto& blind : last->blinds) text += " blind " + (blind ? number(*blind) : std::string("none"));
    }
    text += "\nbutton " + number(last->button);
  }
  text += "\nstart";
  if (start.kill) text += " kill";
  if (start.killer) text += "  # killer " + number(*start.killer) + "\n#";
  switch (start.special) {
    case SpecialHand::none:
      break;
    case SpecialHand::bomb:
      text += " bomb " + plain(start.preset);
      break;
    case SpecialHand::double_board:
      text += " double-board " + plain(start.preset);
      break;
    case SpecialHand::waterfall:
      text += " waterfall " + plain(start.preset);
      break;
  }
  if (!start.raised_min.is_zero()) text += " minimum " + plain(start.raised_min);
  if (start.agreed != start.asking) text += " agreed" + listed(start.agreed);
  if (!start.posts_missed.empty()) text += " missed" + listed(start.posts_missed);
  return text;
}

std::string line(const Straddle& command) {
  return "straddle " + number(command.seat) + " " + plain(command.amount);
}
std::string line(const DealDown& command) {
  return command.seat ? "deal " + number(*command.seat) + named_cards(command.cards) : "deal";
}
std::string line(const DealUp& command) {
  return command.seat ? "up " + number(*command.seat) + named(command.card) : "deal";
}
std::string line(const DealBoard& command) {
  return "board" + named_cards(command.cards);
}
std::string line(const DealCommon& command) {
  return "common" + named(command.card);
}
std::string line(const Replace& command) {
  return "replace " + number(command.seat) + named(command.card);
}
std::string line(const NameOpener& command) {
  return "opener " + number(command.seat);
}
std::string line(const BringIn& command) {
  return "bring-in " + number(command.seat) + (command.full ? " full" : "");
}

std::string line(const Act& act) {
  const auto said = [&]() -> std::string {
    const auto to = act.amount.is_zero() ? std::string() : " to " + plain(act.amount);
    switch (act.said) {
      case Said::nothing:
        return "";
      case Said::fold:
        return " says fold" + to;
      case Said::check:
        return " says check" + to;
      case Said::call:
        return " says call" + to;
      case Said::bet:
        return " says bet" + to;
      case Said::raise:
        return " says raise" + to;
      case Said::all_in:
        return " says all-in" + to;
      case Said::amount:
        return " says " + plain(act.amount);
    }
    return "";
  };
  auto text = number(act.seat) + said();
  if (act.placed.nothing()) return text;
  text += " puts " + plain(act.placed.first);
  if (!act.placed.then.is_zero()) text += " then " + plain(act.placed.then);
  if (act.placed.one_chip) text += " one-chip";
  if (act.placed.not_complete) text += " not-complete";
  return text;
}

std::string line(const Draw& draw) {
  if (draw.discards.empty() && draw.received.empty()) return "draw " + number(draw.seat) + " pat";
  return "draw " + number(draw.seat) + " discards" + named_cards(draw.discards) + " gets" + named_cards(draw.received);
}
std::string line(const AgreeRunTwice& command) {
  return command.agreed.empty() ? "run-twice no" : "run-twice" + listed(command.agreed);
}
std::string line(const Show& command) {
  return number(command.seat) + " shows" + named_cards(command.cards);
}
std::string line(const Muck& command) {
  return number(command.seat) + " mucks";
}
std::string line(const NameWinners& command) {
  std::string text = "winners";
  for (const auto& share : command.shares)
    text += " " + std::to_string(share.pot + 1) + "/" + std::to_string(share.board + 1) + "/" +
            std::to_string(share.half + 1) + listed(share.winners);
  return text;
}
std::string line(const Push& command) {
  return "push " + std::to_string(command.losers_cards) +
         (command.stub ? " stub " + std::to_string(*command.stub) : "");
}
std::string seconds(Instant at) {
  return std::to_string(std::chrono::duration_cast<std::chrono::seconds>(at.time_since_epoch()).count());
}
std::string line(const CallClock& command) {
  return "clock at " + seconds(command.now);
}
std::string line(const TimeOut& command) {
  return "time-out at " + seconds(command.now);
}
std::string line(const DeclareMisdeal& command) {
  return "misdeal " + name(command.cause);
}
std::string line(const VoidHand& command) {
  return command.cause == VoidCause::missing_cards ? "void missing_cards" : "void extra_cards";
}
std::string line(const BoxedCard& command) {
  return "boxed" + named(command.card);
}
std::string line(const CardsToIneligible& command) {
  return "ineligible" + named_cards(command.cards);
}
std::string line(const CardOffTable& command) {
  return "off-table" + (command.seat ? " " + number(*command.seat) : "") + named(command.card) +
         (command.examined ? " examined" : "");
}
std::string line(const CardExposed& command) {
  return "exposed " + number(command.seat) + named(command.card);
}
std::string line(const ChooseAfterExposure& command) {
  return number(command.seat) + (command.stops ? " stops" : " plays-on");
}
std::string line(const ThrowIn& command) {
  switch (command.reason) {
    case LostHand::up_cards_turned:
      return number(command.seat) + " turns-up-cards-down";
    case LostHand::absent:
      return number(command.seat) + " is-gone";
    default:
      return number(command.seat) + " throws-in";
  }
}
std::string line(const FoulHand& command) {
  return "foul " + number(command.seat) + (command.foul == Foul::count ? " count" : "") +
         (command.protected_by_player ? " protected" : "") + (command.rebuilt ? " rebuilt" : "") +
         (command.own_fault ? " own-fault" : "");
}
std::string line(const LockDeal& command) {
  return "lock " + name(command.reason);
}
std::string line(const UnlockDeal& /*command*/) {
  return "unlock";
}
std::string line(const EnterLate& command) {
  return "late " + number(command.seat) + named_cards(command.cards);
}
std::string line(const Rewind& command) {
  return "rewind " + std::to_string(command.commands);
}

}  // namespace

std::string script_of(const HouseRules& rules, std::span<const Order> orders) {
  auto base = literal_rules(rules.game);
  base.rake = {};
  auto text = "game " + std::string(game(rules.game).id) + "\n";
  for (const auto& parameter : table_parameters())
    if (parameter.get(rules) != parameter.get(base))
      text += "set " + std::string(parameter.name) + " " + parameter.get(rules) + "\n";
  for (const auto& order : orders) {
    const auto told = std::visit([](const auto& command) { return line(command); }, order.command);
    const bool start = std::holds_alternative<StartHand>(order.command);
    text += (order.by == Authority::floor && !start ? "floor " : "") + told + "\n";
  }
  return text;
}

}  // namespace lammer::property
