// One function a verb.
#include "services/hand_script/reading.h"

#include <array>

#include "domain/core/quoted.h"
#include "domain/poker/next_step.h"
#include "domain/poker/words.h"

namespace lammer::hand_script {
namespace {

using namespace poker;  // NOLINT(google-build-using-namespace): this file is all poker

using Read = Expected<Command>;

template <class Enum, class Table>
Expected<Enum> one_of(Words& words, const Table& table, std::string_view what) {
  for (const auto& word : table)
    if (words.accept(word.text)) return word.value;
  return tl::unexpected(words.not_understood(what));
}

template <Worded Enum>
Expected<Enum> one_of(Words& words, std::string_view what) {
  return one_of<Enum>(words, WordsOf<Enum>::list, what);
}

template <class List>
Expected<List> list_of(Words& words, std::size_t most) {
  auto cards = words.cards();
  if (cards->size() > most)
    return tl::unexpected(Refusal{"script.too_many_cards", "at most " + std::to_string(most) + " cards", std::nullopt});
  List list;
  for (const auto& card : *cards) list.push_back(card);
  return list;
}

Expected<MaybeCard> one_card(Words& words) {
  auto cards = words.cards();
  if (cards->size() > 1) return tl::unexpected(Refusal{"script.too_many_cards", "one card", std::nullopt});
  return cards->empty() ? MaybeCard() : cards->front();
}

// "deal": everything due, unseen; "deal 3 As Kd": to one seat.
Read read_deal(Words& words, const Hand& hand) {
  if (words.empty()) {
    if (next_due(hand, hand.due.down) || hand.phase != Phase::dealing) return DealDown{};
    return DealUp{};
  }
  const auto seat = words.seat();
  if (!seat) return tl::unexpected(seat.error());
  const auto cards = list_of<FewCards>(words, 5);
  if (!cards) return tl::unexpected(cards.error());
  return DealDown{*seat, *cards};
}

template <class Make>
Read with_seat_and_card(Words& words, Make make) {
  const auto seat = words.seat();
  if (!seat) return tl::unexpected(seat.error());
  const auto card = one_card(words);
  if (!card) return tl::unexpected(card.error());
  return make(*seat, *card);
}

Read read_draw(Words& words) {
  const auto seat = words.seat();
  if (!seat) return tl::unexpected(seat.error());
  Draw draw{*seat, {}, {}};
  if (words.accept("pat")) return draw;
  if (words.accept("discards")) {
    const auto discards = list_of<FewCards>(words, 5);
    if (!discards) return tl::unexpected(discards.error());
    draw.discards = *discards;
    if (!words.accept("gets")) return tl::unexpected(words.not_understood("\"gets\""));
    const auto received = list_of<FewCards>(words, 5);
    if (!received) return tl::unexpected(received.error());
    draw.received = *received;
    return draw;
  }
  const auto count = words.number("\"pat\", \"discards\" or how many");
  if (!count) return tl::unexpected(count.error());
  if (*count < 0 || *count > 5)
    return tl::unexpected(Refusal{"script.too_many_cards", "a player draws up to 5 cards", std::nullopt});
  for (int i = 0; i < *count; ++i) {
    draw.discards.push_back(std::nullopt);
    draw.received.push_back(std::nullopt);
  }
  return draw;
}

// "winners 1/1/1 3 6 1/1/2 4": pot, board, half, then the seats.
Read read_winners(Words& words) {
  NameWinners named;
  while (!words.empty()) {
    const auto part = std::string(words.take());
    if (part.size() != 5 || part[1] != '/' || part[3] != '/')
      return tl::unexpected(Refusal{"script.not_understood", quoted(part) + " is not pot/board/half", std::nullopt});
    const auto place = [&](std::size_t at) { return static_cast<std::uint8_t>(part[at] - '1'); };
    named.shares.push_back({place(0), place(2), place(4), words.seats()});
  }
  return named;
}

Read read_push(Words& words, const Hand& hand, const HouseRules& rules) {
  Push push{next_step(hand, rules).cards, std::nullopt};
  if (!words.empty() && words.peek() != "stub") {
    const auto count = words.number("how many cards came back");
    if (!count) return tl::unexpected(count.error());
    push.losers_cards = static_cast<std::uint8_t>(*count);
  }
  if (words.accept("stub")) {
    const auto count = words.number("how many cards are in the stub");
    if (!count) return tl::unexpected(count.error());
    push.stub = static_cast<std::uint8_t>(*count);
  }
  return push;
}

Expected<Placed> read_placed(Words& words) {
  Placed placed;
  const auto first = words.money();
  if (!first) return tl::unexpected(first.error());
  placed.first = *first;
  while (!words.empty()) {
    if (words.accept("one-chip")) {
      placed.one_chip = true;
    } else if (words.accept("not-complete")) {
      placed.not_complete = true;
    } else if (words.accept("then")) {
      const auto then = words.money();
      if (!then) return tl::unexpected(then.error());
      placed.then = *then;
    } else {
      return tl::unexpected(words.not_understood("\"one-chip\", \"not-complete\" or \"then\""));
    }
  }
  return placed;
}

// As people say it; what is on the table is said by other words of the line.
constexpr std::array<Word<Said>, 6> spoken{{{"fold", Said::fold},
                                            {"check", Said::check},
                                            {"call", Said::call},
                                            {"bet", Said::bet},
                                            {"raise", Said::raise},
                                            {"all-in", Said::all_in}}};

// "4 says raise to 40 puts 45", "4 puts 25 one-chip", "4 calls".
Read read_act(Words& words, SeatNo seat) {
  Act act{seat, Said::nothing, {}, {}};
  if (words.accept("folds")) {
    act.said = Said::fold;
  } else if (words.accept("checks")) {
    act.said = Said::check;
  } else if (words.accept("calls")) {
    act.said = Said::call;
  } else if (words.accept("all-in")) {
    act.said = Said::all_in;
  } else if (words.peek() == "bets" || words.peek() == "raises" || words.peek() == "completes") {
    act.said = words.take() == "bets" ? Said::bet : Said::raise;
    words.accept("to");
    const auto amount = words.money();
    if (!amount) return tl::unexpected(amount.error());
    act.amount = *amount;
  } else if (words.accept("says")) {
    const auto word = one_of<Said>(words, spoken, "what was said");
    act.said = word.value_or(Said::amount);
    words.accept("to");
    if (!word || (!words.empty() && words.peek() != "puts")) {
      const auto amount = words.money();
      if (!amount) return tl::unexpected(amount.error());
      act.amount = *amount;
    }
  }
  if (words.accept("puts")) {
    const auto placed = read_placed(words);
    if (!placed) return tl::unexpected(placed.error());
    act.placed = *placed;
  } else if (act.said == Said::nothing) {
    return tl::unexpected(words.not_understood("what the seat does"));
  }
  return act;
}

Read read_seat_line(Words& words) {
  const auto seat = words.seat();
  if (!seat) return tl::unexpected(seat.error());
  if (words.accept("shows")) {
    const auto cards = list_of<OwnCards>(words, 7);
    if (!cards) return tl::unexpected(cards.error());
    return Show{*seat, *cards};
  }
  if (words.accept("mucks")) return Muck{*seat};
  if (words.accept("throws-in")) return ThrowIn{*seat, LostHand::thrown_in};
  if (words.accept("turns-up-cards-down")) return ThrowIn{*seat, LostHand::up_cards_turned};
  if (words.accept("is-gone")) return ThrowIn{*seat, LostHand::absent};
  if (words.accept("stops")) return ChooseAfterExposure{*seat, true};
  if (words.accept("plays-on")) return ChooseAfterExposure{*seat, false};
  return read_act(words, *seat);
}

Read read_foul(Words& words) {
  const auto seat = words.seat();
  if (!seat) return tl::unexpected(seat.error());
  FoulHand foul{*seat, Foul::mixed, false, false, false};
  while (!words.empty()) {
    if (words.accept("count"))
      foul.foul = Foul::count;
    else if (words.accept("protected"))
      foul.protected_by_player = true;
    else if (words.accept("rebuilt"))
      foul.rebuilt = true;
    else if (words.accept("own-fault"))
      foul.own_fault = true;
    else
      return tl::unexpected(words.not_understood("\"protected\", \"rebuilt\" or \"own-fault\""));
  }
  return foul;
}

Read read_off_table(Words& words) {
  CardOffTable off;
  if (!words.at_card()) {
    const auto seat = words.seat();
    if (!seat) return tl::unexpected(seat.error());
    off.seat = *seat;
  }
  const auto card = one_card(words);
  if (!card) return tl::unexpected(card.error());
  off.card = *card;
  off.examined = words.accept("examined");
  return off;
}

Expected<Instant> read_instant(Words& words) {
  words.accept("at");
  const auto seconds = words.number("a time in seconds");
  if (!seconds) return tl::unexpected(seconds.error());
  return Instant(std::chrono::seconds(*seconds));
}

Read read_command(Words& words, const Hand& hand, const HouseRules& rules) {
  if (!words.empty() && words.peek()[0] >= '0' && words.peek()[0] <= '9') return read_seat_line(words);
  if (words.accept("deal")) return read_deal(words, hand);
  if (words.accept("up"))
    return with_seat_and_card(words, [](SeatNo seat, MaybeCard card) { return DealUp{seat, card}; });
  if (words.accept("board")) {
    const auto cards = list_of<FixedVector<MaybeCard, 3>>(words, 3);
    if (!cards) return tl::unexpected(cards.error());
    return DealBoard{*cards};
  }
  if (words.accept("common")) {
    const auto card = one_card(words);
    if (!card) return tl::unexpected(card.error());
    return DealCommon{*card};
  }
  if (words.accept("replace"))
    return with_seat_and_card(words, [](SeatNo seat, MaybeCard card) { return Replace{seat, card}; });
  if (words.accept("opener")) {
    const auto seat = words.seat();
    if (!seat) return tl::unexpected(seat.error());
    return NameOpener{*seat};
  }
  if (words.accept("bring-in")) {
    const auto seat = words.seat();
    if (!seat) return tl::unexpected(seat.error());
    return BringIn{*seat, words.accept("full")};
  }
  if (words.accept("straddle")) {
    const auto seat = words.seat();
    if (!seat) return tl::unexpected(seat.error());
    const auto amount = words.money();
    if (!amount) return tl::unexpected(amount.error());
    return Straddle{*seat, *amount};
  }
  if (words.accept("draw")) return read_draw(words);
  if (words.accept("run-twice")) {
    words.accept("no");
    return AgreeRunTwice{words.seats()};
  }
  if (words.accept("winners")) return read_winners(words);
  if (words.accept("push")) return read_push(words, hand, rules);
  if (words.accept("clock")) {
    const auto now = read_instant(words);
    if (!now) return tl::unexpected(now.error());
    return CallClock{*now};
  }
  if (words.accept("time-out")) {
    const auto now = read_instant(words);
    if (!now) return tl::unexpected(now.error());
    return TimeOut{*now};
  }
  if (words.accept("misdeal")) {
    const auto cause = one_of<MisdealCause>(words, "the cause of the misdeal");
    if (!cause) return tl::unexpected(cause.error());
    return DeclareMisdeal{*cause};
  }
  if (words.accept("void")) {
    const auto cause = one_of<VoidCause>(words, "why the hand is void");
    if (!cause) return tl::unexpected(cause.error());
    return VoidHand{*cause};
  }
  if (words.accept("boxed")) {
    const auto card = one_card(words);
    if (!card) return tl::unexpected(card.error());
    return BoxedCard{*card};
  }
  if (words.accept("ineligible")) {
    const auto cards = list_of<FewCards>(words, 5);
    if (!cards) return tl::unexpected(cards.error());
    return CardsToIneligible{*cards};
  }
  if (words.accept("off-table")) return read_off_table(words);
  if (words.accept("exposed"))
    return with_seat_and_card(words, [](SeatNo seat, MaybeCard card) { return CardExposed{seat, card}; });
  if (words.accept("foul")) return read_foul(words);
  if (words.accept("lock")) {
    const auto reason = one_of<DealLock>(words, "why the deal is held up");
    if (!reason) return tl::unexpected(reason.error());
    return LockDeal{*reason};
  }
  if (words.accept("unlock")) return UnlockDeal{};
  if (words.accept("late")) {
    const auto seat = words.seat();
    if (!seat) return tl::unexpected(seat.error());
    const auto cards = list_of<OwnCards>(words, 7);
    if (!cards) return tl::unexpected(cards.error());
    return EnterLate{*seat, *cards};
  }
  if (words.accept("rewind")) {
    const auto commands = words.number("how many steps");
    if (!commands) return tl::unexpected(commands.error());
    return Rewind{static_cast<std::uint32_t>(std::max(*commands, 0))};
  }
  return tl::unexpected(words.not_understood("what happens at the table"));
}

}  // namespace

Expected<Order> read_order(Words& words, const Hand& hand, const HouseRules& rules) {
  Order order;
  if (words.accept("floor")) order.by = Authority::floor;
  auto command = read_command(words, hand, rules);
  if (!command) return tl::unexpected(command.error());
  if (!words.empty()) return tl::unexpected(words.not_understood("the end of the line"));
  order.command = *command;
  return order;
}

}  // namespace lammer::hand_script
