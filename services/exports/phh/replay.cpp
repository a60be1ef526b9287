// One function an action; what is held back is played as soon as the engine asks for it.
#include "services/exports/phh/replay.h"

#include <algorithm>
#include <array>
#include <utility>

#include "domain/poker/hand_record.h"
#include "domain/poker/next_step.h"
#include "domain/poker/steps/play.h"
#include "services/exports/phh/amount.h"
#include "services/exports/phh/opening.h"

namespace lammer::phh {
namespace {

using poker::Phase;
using poker::Said;
using poker::SeatMap;
using poker::SeatSet;
using poker::StepKind;
using Played = Expected<void>;

Played refused(std::string_view code, std::string sentence) {
  return tl::make_unexpected(Refusal{code, std::move(sentence), {}});
}

template <class Cards>
Expected<Cards> few(std::span<const MaybeCard> cards, std::size_t most) {
  if (cards.size() > most)
    return tl::make_unexpected(Refusal{"phh.cards", "no game deals or takes so many cards at once", {}});
  Cards some;
  for (const auto& card : cards) some.push_back(card);
  return some;
}

// Cards of an action, dealt, thrown away or shown, that the engine has not asked for yet.
struct Held {
  MaybeCards cards;
  const PhhAction* by = nullptr;
};

class Replay {
 public:
  explicit Replay(Opening opening) : opening_(std::move(opening)), record_(opening_.rules) {}
  Replay(const Replay&) = delete;
  Replay& operator=(const Replay&) = delete;

  Expected<Replayed> run(const PhhHand& hand) {
    if (auto played = run_actions(hand); !played) return tl::make_unexpected(named(std::move(played.error())));
    Replayed replayed{opening_.rules, record_.log(), {}, table().taken.rake};
    for (int player = 1; player <= static_cast<int>(hand.player_count()); ++player)
      replayed.finishing_stacks.push_back(table().stacks[seat_of(player)]);
    return replayed;
  }

 private:
  const poker::Hand& table() const { return record_.hand(); }

  Refusal named(Refusal refusal) const {
    if (at_ != nullptr) refusal.sentence = name(*at_) + ": " + refusal.sentence;
    return refusal;
  }

  Played play(const poker::Command& command) {
    if (auto done = record_.play(command); !done) return tl::make_unexpected(std::move(done.error()));
    return {};
  }

  Played run_actions(const PhhHand& hand) {
    if (auto started = play(opening_.start); !started) return started;
    if (opening_.straddle)
      if (auto straddled = play(*opening_.straddle); !straddled) return straddled;
    for (const auto& action : hand.actions) {
      at_ = &action;
      if (auto taken = std::visit([&](const auto& act) { return take(act); }, action.act); !taken) return taken;
      if (auto played = play_held(); !played) return played;
    }
    return finish();
  }

  // --- the dealer's entries

  Played take(const DealHole& deal) {
    const auto seat = seat_of(deal.player);
    auto& held = held_[seat];
    held.cards.insert(held.cards.end(), deal.cards.begin(), deal.cards.end());
    held.by = at_;
    if (held.cards.size() > due_to(seat)) return play_stray(seat);
    return {};
  }

  Played take(const DealBoard& deal) {
    if (auto none = refuse_strays(); !none) return none;
    if (table().due.common && deal.cards.size() == 1) return play(poker::DealCommon{deal.cards.front()});
    const auto cards = few<FixedVector<MaybeCard, 3>>(deal.cards, 3);
    if (!cards) return tl::make_unexpected(cards.error());
    return play(poker::DealBoard{*cards});
  }

  // --- the players' entries

  Played take(const PostBringIn& post) {
    if (auto opened = name_opener(seat_of(post.player)); !opened) return opened;
    // A stack that the bring-in takes whole has no choice: the engine has posted it.
    if (table().phase == Phase::betting && posted_bring_in(seat_of(post.player))) return {};
    return play(poker::BringIn{seat_of(post.player), false});
  }

  Played take(const Fold& fold) { return act(fold.player, Said::fold, {}); }

  Played take(const CheckOrCall& call) {
    if (auto opened = name_opener(seat_of(call.player)); !opened) return opened;
    const auto step = next_step(table(), opening_.rules);
    const bool calls = step.kind == StepKind::act && step.legal.call;
    return act(call.player, calls ? Said::call : Said::check, {});
  }

  Played take(const CompleteBetOrRaiseTo& raise) {
    const auto seat = seat_of(raise.player);
    if (auto opened = name_opener(seat); !opened) return opened;
    if (table().phase == Phase::bringing_in && table().opener == seat) return open_full(seat, raise.to);
    const auto step = next_step(table(), opening_.rules);
    const auto range = step.kind == StepKind::act && step.seat == seat ? step.legal.bet_or_raise() : std::nullopt;
    const bool covers_all = range && raise.to < range->least && raise.to == most_others_can_put_in(seat);
    return act(raise.player, Said::raise, covers_all ? range->least : raise.to);
  }

  Played take(const StandPatOrDiscard& draw) {
    const auto seat = seat_of(draw.player);
    if (auto none = refuse_strays(); !none) return none;
    const auto next = (table().live - table().drawn - discarding()).clockwise_after(table().origin());
    if (table().phase != Phase::drawing || next != seat) {
      if (next && table().phase == Phase::drawing)
        return refused("draw.out_of_order", "p" + std::to_string(next->value()) + " draws next");
      return play(poker::Draw{seat, {}, {}});
    }
    discards_[seat] = Held{draw.cards, at_};
    return {};
  }

  Played take(const ShowOrMuck& show) {
    if (auto none = refuse_strays(); !none) return none;
    const auto seat = seat_of(show.player);
    const bool cards_to_come = table().phase == Phase::dealing || table().phase == Phase::drawing;
    const bool betting_is_over = cards_to_come && table().players().able().count() < 2;
    const bool showdown = table().phase == Phase::showing || table().phase == Phase::naming_winners;
    if (!table().live.contains(seat) || (!betting_is_over && !showdown && table().phase != Phase::pushing))
      return play(poker::Show{seat, {}});
    if (showdown && table().tabled.contains(seat)) return play(poker::Show{seat, {}});
    shows_[seat] = Held{show.cards, at_};
    return {};
  }

  static Played take(const NoAct& /*none*/) { return {}; }

  Played act(int player, Said said, Money amount) {
    if (auto none = refuse_strays(); !none) return none;
    if (auto opened = name_opener(seat_of(player)); !opened) return opened;
    return play(poker::Act{seat_of(player), said, amount, {}});
  }

  // Where an up card was not seen, whoever acts first in the file is the one who opens.
  Played name_opener(SeatNo seat) {
    if (table().phase != Phase::naming_opener) return {};
    return play(poker::NameOpener{seat});
  }

  bool posted_bring_in(SeatNo seat) const {
    for (const auto& event : record_.log())
      if (const auto* posted = std::get_if<poker::Posted>(&event))
        if (posted->kind == poker::PostKind::bring_in && posted->seat == seat) return !table().acted_on_street;
    return false;
  }

  Played open_full(SeatNo seat, Money to) {
    if (to != table().limits.bet && to != table().stacks[seat])
      return refused("phh.amount", "the bring-in opens for " + table().limits.bet.short_text());
    return play(poker::BringIn{seat, true});
  }

  Money most_others_can_put_in(SeatNo seat) const {
    Money most;
    for (const auto other : table().live)
      if (other != seat) most = std::max(most, table().betting.in_round(other) + table().stacks[other]);
    return most;
  }

  // --- what is held back

  SeatSet discarding() const {
    SeatSet seats;
    for (const auto seat : table().live)
      if (discards_[seat]) seats.add(seat);
    return seats;
  }

  std::size_t due_to(SeatNo seat) const {
    if (table().phase == Phase::dealing) return std::size_t{table().due.down[seat]} + table().due.up[seat];
    if (table().phase == Phase::drawing && discards_[seat]) return discards_[seat]->cards.size();
    return 0;
  }

  // Cards the engine did not ask for: it says why.
  Played play_stray(SeatNo seat) {
    const auto held = std::exchange(held_[seat], Held{});
    at_ = held.by;
    const auto cards = few<poker::FewCards>(held.cards, 5);
    if (!cards) return tl::make_unexpected(cards.error());
    if (table().phase == Phase::drawing && discards_[seat]) {
      const auto thrown = few<poker::FewCards>(discards_[seat]->cards, 5);
      if (!thrown) return tl::make_unexpected(thrown.error());
      return play(poker::Draw{seat, *thrown, *cards});
    }
    return play(poker::DealDown{seat, *cards});
  }

  Played refuse_strays() {
    const auto* at = at_;
    for (const auto seat : table().dealt) {
      if (held_[seat].cards.empty()) continue;
      if (auto played = play_stray(seat); !played) return played;
    }
    at_ = at;
    return {};
  }

  Played play_held() {
    const auto* at = at_;
    for (;;) {
      const auto before = record_.standing();
      if (auto played = play_next_held(next_step(table(), opening_.rules)); !played) return played;
      if (record_.standing() == before) break;
    }
    at_ = at;
    return {};
  }

  Played play_next_held(const poker::NextStep& step) {
    switch (step.kind) {
      case StepKind::deal_down:
        return deal_down(*step.seat, step.cards);
      case StepKind::deal_up:
        return deal_up(*step.seat);
      case StepKind::draw:
        return draw(*step.seat);
      case StepKind::show:
        return show(*step.seat);
      case StepKind::name_winners:
        for (const auto seat : table().live - table().tabled)
          if (shows_[seat]) return show(seat);
        return {};
      default:
        return {};
    }
  }

  MaybeCards taken_from(Held& held, std::size_t count) {
    const auto end = held.cards.begin() + static_cast<std::ptrdiff_t>(count);
    MaybeCards cards(held.cards.begin(), end);
    held.cards.erase(held.cards.begin(), end);
    at_ = held.by;
    return cards;
  }

  Played deal_down(SeatNo seat, std::size_t count) {
    if (held_[seat].cards.size() < count) return {};
    const auto cards = few<poker::FewCards>(taken_from(held_[seat], count), 5);
    if (!cards) return tl::make_unexpected(cards.error());
    return play(poker::DealDown{seat, *cards});
  }

  Played deal_up(SeatNo seat) {
    if (held_[seat].cards.empty()) return {};
    return play(poker::DealUp{seat, taken_from(held_[seat], 1).front()});
  }

  Played draw(SeatNo seat) {
    if (!discards_[seat] || held_[seat].cards.size() < discards_[seat]->cards.size()) return {};
    const auto thrown = *std::exchange(discards_[seat], std::nullopt);
    at_ = thrown.by;
    const auto discards = few<poker::FewCards>(thrown.cards, 5);
    if (!discards) return tl::make_unexpected(discards.error());
    poker::FewCards received;
    if (!thrown.cards.empty())
      for (const auto& card : taken_from(held_[seat], thrown.cards.size())) received.push_back(card);
    return play(poker::Draw{seat, *discards, received});
  }

  Played show(SeatNo seat) {
    if (!shows_[seat]) return {};
    const auto entry = *std::exchange(shows_[seat], std::nullopt);
    at_ = entry.by;
    if (entry.cards.empty()) return play(poker::Muck{seat});
    const auto cards = few<poker::OwnCards>(all_cards_of(seat, entry.cards), 7);
    if (!cards) return tl::make_unexpected(cards.error());
    return play(poker::Show{seat, *cards});
  }

  // A hand shown before its last cards came is those cards too.
  MaybeCards all_cards_of(SeatNo seat, MaybeCards shown) const {
    const auto& own = table().own[seat];
    if (shown.size() < own.size())
      for (const auto& card : own)
        if (card && std::ranges::find(shown, card) == shown.end()) shown.push_back(card);
    return shown;
  }

  // --- the end

  bool knows_all_of(SeatNo seat) const {
    const auto& own = table().own[seat];
    return std::ranges::all_of(own, [](const MaybeCard& card) { return card.has_value(); });
  }

  Played finish() {
    if (auto none = refuse_strays(); !none) return none;
    at_ = nullptr;
    if (auto shown = show_known_hands(); !shown) return shown;
    if (table().phase == Phase::naming_winners)
      if (auto winners = name_winners(); !winners) return winners;
    const auto step = next_step(table(), opening_.rules);
    if (step.kind != StepKind::push)
      return refused("phh.unfinished",
                     "the actions end before the hand does; next is: " + sentence(step, table(), opening_.rules));
    return play(poker::Push{step.cards, step.stub});
  }

  // Nothing was said about these hands at the showdown, but the deal is known: the cards speak.
  Played show_known_hands() {
    const auto in_showdown = [&] { return table().phase == Phase::showing || table().phase == Phase::naming_winners; };
    while (in_showdown()) {
      const auto waiting = table().live - table().tabled;
      const auto next =
          table().phase == Phase::showing ? poker::next_to_show(table()) : waiting.clockwise_after(table().origin());
      if (!next) return {};
      if (!knows_all_of(*next))
        return refused("phh.unfinished", "the cards of p" + std::to_string(next->value()) +
                                             " are not known, so the file does not say who wins");
      if (auto shown = play(poker::Show{*next, {}}); !shown) return shown;
      if (auto played = play_held(); !played) return played;
    }
    return {};
  }

  // Up cards were missing, so the engine leaves the judgement to the table; the hands that were shown are all known.
  Played name_winners() {
    for (const auto& card : table().boards[0])
      if (!card) return refused("phh.unfinished", "the board is not known, so the file does not say who wins");
    const auto pots = poker::showdown_pots(table());
    const auto& game = poker::game(opening_.rules.game);
    constexpr std::array<bool, poker::seats_max> one_board{};
    return play(poker::NameWinners{poker::winners_of(game, poker::readings_of(game, opening_.rules), pots,
                                                     poker::tabled_hands(table()), one_board)});
  }

  Opening opening_;
  poker::HandRecord record_;
  const PhhAction* at_ = nullptr;          // what a refusal is about
  SeatMap<Held> held_;                     // dealt
  SeatMap<std::optional<Held>> discards_;  // no cards: stands pat
  SeatMap<std::optional<Held>> shows_;     // no cards: mucks
};

}  // namespace

Expected<Replayed> replay(const PhhHand& hand) {
  const auto opening = opening_of(hand);
  if (!opening) return tl::make_unexpected(opening.error());
  auto replayed = Replay(*opening).run(hand);
  if (!replayed || difference(hand, *replayed).empty()) return replayed;
  // The file does not say which of our rules gave the odd chip away; the other one may be its table's.
  auto by_suit = *opening;
  auto& split = by_suit.rules.split;
  split.odd_to = split.odd_high = split.odd_low = poker::OddTo::card_suit;
  auto again = Replay(std::move(by_suit)).run(hand);
  return again && difference(hand, *again).empty() ? again : replayed;
}

std::string difference(const PhhHand& hand, const Replayed& replayed) {
  std::string found;
  if (!hand.finishing_stacks) return found;
  for (std::size_t i = 0; i < replayed.finishing_stacks.size(); ++i) {
    const auto ours = replayed.finishing_stacks[i];
    const auto theirs = (*hand.finishing_stacks)[i];
    if (ours == theirs) continue;
    if (!found.empty()) found += "; ";
    found += "p" + std::to_string(i + 1) + " has " + amount_text(ours) + ", the file says " + amount_text(theirs);
  }
  return found;
}

}  // namespace lammer::phh
