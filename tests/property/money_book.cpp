// By the events that name money, in the order of event.h.
#include "tests/property/money_book.h"

#include <algorithm>

#include "domain/poker/played_cards.h"

namespace lammer::property {
namespace {

using namespace poker;  // NOLINT(google-build-using-namespace): this file is all poker

slow::MaybeCards listed(const auto& cards) {
  return {cards.begin(), cards.end()};
}

std::string told(const slow::Sheet& sheet) {
  std::string text;
  for (const auto& pot : sheet.pots)
    text += "pot " + std::to_string(pot.gross) + " eligible " + std::to_string(pot.eligible.bits()) + " rake " +
            std::to_string(pot.rake) + " bb " + std::to_string(pot.bad_beat) + " hh " + std::to_string(pot.high_hand) +
            "; ";
  for (const auto& award : sheet.awards)
    text += std::to_string(award.pot) + "/" + std::to_string(award.board) + "/" + std::to_string(award.half) +
            " seat " + std::to_string(award.seat) + " " + std::to_string(award.amount) + "; ";
  return text;
}

}  // namespace

void MoneyBook::pay(SeatNo seat, Money amount, bool dead) {
  stacks_[seat] -= amount.in_cents();
  (dead ? paid_[seat].dead : paid_[seat].layered) += amount.in_cents();
}

void MoneyBook::give_back(SeatNo seat, Money amount) {
  auto& paid = paid_[seat];
  stacks_[seat] += amount.in_cents();
  const auto layered = std::min(paid.layered, amount.in_cents());
  paid.layered -= layered;
  paid.dead -= amount.in_cents() - layered;
  require(paid.dead >= 0, "no seat gets back more than it paid");
}

void MoneyBook::push(SeatNo seat, Money amount) {
  stacks_[seat] += amount.in_cents();
  out_of_pot_ += amount.in_cents();
}

void MoneyBook::enter(const Event& event) {
  if (const auto* dealt = std::get_if<SeatDealtIn>(&event)) {
    stacks_[dealt->seat] = dealt->stack.in_cents();
    started_ += dealt->stack.in_cents();
    live_.add(dealt->seat);
    dealt_.add(dealt->seat);
  } else if (const auto* posted = std::get_if<Posted>(&event)) {
    const bool dead = posted->kind == PostKind::ante_for_all || posted->kind == PostKind::missed_small;
    pay(posted->seat, posted->paid, dead);
  } else if (const auto* street = std::get_if<StreetOpened>(&event)) {
    first_street_ = first_street_ && street->index == 0;
  } else if (const auto* acted = std::get_if<Acted>(&event)) {
    pay(acted->seat, acted->paid);
    if (acted->kind == ActionKind::fold) live_.remove(acted->seat);
  } else if (const auto* uncalled = std::get_if<UncalledReturned>(&event)) {
    give_back(uncalled->seat, uncalled->amount);
  } else if (const auto* agreed = std::get_if<RunTwiceAgreed>(&event)) {
    run_twice_ = agreed->agreed;
    asked_ = live_;
  } else if (const auto* mucked = std::get_if<Mucked>(&event)) {
    live_.remove(mucked->seat);
    mucked_.add(mucked->seat);
  } else if (const auto* winners = std::get_if<WinnersNamed>(&event)) {
    const auto& share = winners->share;
    named_.push_back({share.pot, share.board, share.half, share.winners});
  } else if (const auto* pot = std::get_if<PotSettled>(&event)) {
    const auto& line = pot->sheet;
    sheet_.pots.push_back({line.gross.in_cents(), line.eligible, line.rake.in_cents(), line.bad_beat.in_cents(),
                           line.high_hand.in_cents()});
  } else if (const auto* awarded = std::get_if<Awarded>(&event)) {
    const auto& award = awarded->award;
    sheet_.awards.push_back({award.pot, award.board, award.half, award.seat.value(), award.amount.in_cents()});
    require(award.pot <= last_pot_awarded_, "side pots are awarded before the main pot");
    last_pot_awarded_ = award.pot;
  } else if (const auto* rake = std::get_if<RakeBooked>(&event)) {
    booked_ += rake->amount.in_cents();
    out_of_pot_ += rake->amount.in_cents();
  } else if (const auto* fund = std::get_if<ContributionBooked>(&event)) {
    booked_ += fund->amount.in_cents();
    out_of_pot_ += fund->amount.in_cents();
  } else if (const auto* pushed = std::get_if<Pushed>(&event)) {
    push(pushed->seat, pushed->amount);
  } else if (const auto* returned = std::get_if<BetsReturned>(&event)) {
    give_back(returned->seat, returned->amount);
  } else if (const auto* voided = std::get_if<SeatVoided>(&event)) {
    give_back(voided->seat, voided->returned);
    live_.remove(voided->seat);
  } else if (const auto* lost = std::get_if<HandLost>(&event)) {
    give_back(lost->seat, lost->returned);
    live_.remove(lost->seat);
  }
}

void MoneyBook::compare(const Hand& hand) const {
  slow::Cents stacks = 0;
  slow::Cents paid = 0;
  for (const auto seat : dealt_) {
    require(stacks_[seat] >= 0, "no stack is below zero");
    require(hand.stacks[seat].in_cents() == stacks_[seat], "a stack is what the events made it");
    stacks += stacks_[seat];
    paid += paid_[seat].layered + paid_[seat].dead;
  }
  require(hand.pot.in_cents() == paid - out_of_pot_, "the pot is what the events made it");
  require(stacks + paid - out_of_pot_ + booked_ == started_, "money is conserved");
  require(hand.taken.total().in_cents() == booked_, "what is booked is what the events say");
  require(hand.rake_area <= hand.pot, "the rake area is part of the pot");
  require(hand.live == live_, "who is in the hand follows from the events");
  if (hand.phase == Phase::ended) require(hand.pot.is_zero(), "nothing is left in the middle");
}

void MoneyBook::compare_sheet(const Hand& hand, const HouseRules& rules) const {
  slow::Table table;
  table.rules = &rules;
  table.origin = hand.place.button;
  for (const auto seat : dealt_) table.paid[seat.value()] = paid_[seat];
  table.live = live_;
  table.contenders = live_ | mucked_ | asked_;
  for (const auto seat : live_) table.own[seat.value()] = listed(hand.own[seat]);
  table.boards = {listed(hand.boards[0]), listed(hand.boards[1])};
  table.run_twice = run_twice_;
  table.double_board = hand.special == SpecialHand::double_board;
  table.first_street = first_street_;
  table.contributes = hand.special == SpecialHand::none || rules.jackpot.special_hands;
  table.named = named_;
  table.played = [&](int seat, int board, int half) {
    return played_cards(game(rules.game), rules, hand.own[SeatNo(static_cast<std::uint8_t>(seat))],
                        hand.boards[static_cast<std::size_t>(board)], static_cast<std::uint8_t>(half));
  };
  const auto expected = slow::settle(table);
  auto made = sheet_;
  std::ranges::sort(made.awards);
  if (made.pots != expected.pots || made.awards != expected.awards)
    throw Broken("the sheet is that of the slow settlement; engine: " + told(made) + " slow: " + told(expected));
  // Nobody's money that no other seat matched is raked or won (POKER-17.D).
  for (const auto seat : live_) {
    slow::Cents others = 0;
    for (const auto other : dealt_)
      if (other != seat) others = std::max(others, paid_[other].layered);
    require(paid_[seat].layered <= others || others == 0, "what nobody matched has gone back");
  }
}

}  // namespace lammer::property
