// From the hand to what is seen of it.
#include "api/codec/hand_json.h"

#include <algorithm>

#include "api/codec/poker/views.h"
#include "domain/poker/played_cards.h"

namespace lammer::codec {
namespace {

std::vector<CardView> cards_of(const poker::Hand& hand, SeatNo seat, DownCards down) {
  std::vector<CardView> cards;
  const auto& own = hand.own[seat];
  for (std::size_t i = 0; i < own.size(); ++i) {
    const bool up = (std::uint32_t{hand.up[seat]} >> i & 1U) != 0;
    const bool seen = up || hand.tabled.contains(seat) || down == DownCards::as_entered;
    cards.push_back({seen ? own[i] : std::nullopt, up});
  }
  return cards;
}

SeatView view_of_seat(const poker::Hand& hand, SeatNo seat, DownCards down) {
  return {.all_in = hand.all_in().contains(seat),
          .award = hand.awards[seat],
          .cards = cards_of(hand, seat, down),
          .declared = hand.declared[seat],
          .in_pot = hand.paid[seat].total(),
          .in_round = hand.round_open ? hand.betting.in_round(seat) : Money(),
          .live = hand.live.contains(seat),
          .mucked = hand.mucked.contains(seat),
          .seat = seat,
          .stack = hand.stacks[seat],
          .tabled = hand.tabled.contains(seat)};
}

// What made the award: nothing where the pot was not contested or cards of the hand are not known.
std::vector<poker::MaybeCard> cards_that_won(const poker::Award& award, const poker::Hand& hand,
                                             const poker::HouseRules& rules) {
  const auto unknown = [](const auto& cards) { return std::ranges::find(cards, poker::MaybeCard{}) != cards.end(); };
  const auto& own = hand.own[award.seat];
  const auto& board = hand.boards[award.board];
  if (!hand.tabled.contains(award.seat) || unknown(own) || unknown(board)) return {};
  const auto played = poker::played_cards(poker::game(hand.game), rules, own, board, award.half);
  return {played.begin(), played.end()};
}

}  // namespace

HandView view_of(const poker::Hand& hand, DownCards down) {
  HandView view{.clock = hand.clock,
                .deck = {hand.burns, hand.deck_left},
                .game = hand.game,
                .kill = hand.kill,
                .lock = hand.lock,
                .phase = hand.phase,
                .place = hand.place,
                .pot = hand.pot,
                .rake_area = hand.rake_area,
                .special = hand.special};
  if (hand.phase == poker::Phase::ended) view.outcome = hand.outcome;
  if (hand.round_open) view.betting = {hand.betting.price(), hand.betting.raises(), hand.betting.turn()};
  for (std::size_t i = 0; i < hand.boards_dealt; ++i) view.boards.push_back(hand.boards[i]);
  if (!hand.live.empty())
    for (const auto& pot : poker::pots_of(hand.paid, hand.live)) view.pots.push_back(pot);
  for (const auto seat : hand.dealt) view.seats.push_back(view_of_seat(hand, seat, down));
  const auto& streets = poker::game(hand.game).streets;
  view.street.index = hand.street;
  if (hand.street < streets.size()) view.street.name = streets[hand.street].name;
  return view;
}

std::string encode_hand(const poker::Hand& hand, DownCards down) {
  return text_of(view_of(hand, down));
}

StepView view_of(const poker::NextStep& step, const poker::Hand& hand, const poker::HouseRules& rules) {
  StepView view{.board = step.board,
                .cards = step.cards,
                .clause = step.clause,
                .kind = step.kind,
                .may_muck = step.may_muck,
                .may_open_full = step.may_open_full,
                .seat = step.seat,
                .sentence = poker::sentence(step, hand, rules),
                .straddle = step.straddle,
                .stub = step.stub};
  if (step.kind == poker::StepKind::act) view.legal = step.legal;
  return view;
}

SheetView view_of(const poker::SettlementSheet& sheet, const poker::Hand& hand, const poker::HouseRules& rules) {
  std::vector<AwardView> awards;
  for (const auto& award : sheet.awards)
    awards.push_back(
        {award.amount, award.board, cards_that_won(award, hand, rules), award.half, award.pot, award.seat});
  return {.awards = std::move(awards),
          .awarded = sheet.total_awarded(),
          .bad_beat = sheet.bad_beat(),
          .high_hand = sheet.high_hand(),
          .in = sheet.total_in(),
          .pots = {sheet.pots.begin(), sheet.pots.end()},
          .rake = sheet.rake()};
}

std::string encode_next_step(const poker::NextStep& step, const poker::Hand& hand, const poker::HouseRules& rules) {
  return text_of(view_of(step, hand, rules));
}

std::string encode_settlement(const poker::SettlementSheet& sheet, const poker::Hand& hand,
                              const poker::HouseRules& rules) {
  return text_of(view_of(sheet, hand, rules));
}

}  // namespace lammer::codec
