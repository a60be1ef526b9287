// The log is folded once more, and every event adds what the format says about it.
#include "services/exports/phh/from_record.h"

#include <algorithm>
#include <utility>

#include "domain/poker/apply.h"
#include "domain/poker/figures.h"

namespace lammer::phh {
namespace {

using poker::SeatMap;
using Told = Expected<void>;

Told not_told(std::string_view what) {
  return tl::make_unexpected(Refusal{"phh.not_told", "PHH cannot tell " + std::string(what), {}});
}

// What still counts of a log after every step that was taken back.
poker::Events standing(std::span<const poker::Event> log) {
  for (std::size_t at = log.size(); at > 0; --at) {
    const auto* rewound = std::get_if<poker::Rewound>(&log[at - 1]);
    if (rewound == nullptr) continue;
    insist(rewound->to < at, "a rewind goes back");
    auto events = standing(log.first(rewound->to));
    events.insert(events.end(), log.begin() + static_cast<std::ptrdiff_t>(at), log.end());
    return events;
  }
  return {log.begin(), log.end()};
}

Expected<Variant> variant_of(const poker::HouseRules& rules) {
  for (int i = 0; i < variant_count; ++i) {
    const auto variant = static_cast<Variant>(i);
    if (game_of_variant(variant) == VariantGame{rules.game, rules.bet.structure}) return variant;
  }
  return tl::make_unexpected(Refusal{"phh.variant",
                                     "PHH has no code for " + std::string(poker::game(rules.game).name) +
                                         " with this betting structure; it has " + known_variants(),
                                     {}});
}

template <class Cards>
MaybeCards listed(const Cards& cards) {
  return {cards.begin(), cards.end()};
}

class Teller {
 public:
  explicit Teller(const poker::HouseRules& rules) : rules_(rules) {}

  Expected<PhhHand> tell(std::span<const poker::Event> events) {
    const auto variant = variant_of(rules_);
    if (!variant) return tl::make_unexpected(variant.error());
    told_.variant = *variant;
    for (const auto& event : events) {
      if (auto told = tell(event); !told) return tl::make_unexpected(std::move(told.error()));
    }
    if (hand_.phase != poker::Phase::ended) {
      auto refusal = not_told("a hand that is not over");
      return tl::make_unexpected(std::move(refusal.error()));
    }
    finish();
    return std::move(told_);
  }

 private:
  Told tell(const poker::Event& event) {
    const auto before = hand_.own;
    poker::apply(hand_, event);
    const bool deals =
        std::holds_alternative<poker::DownDealt>(event) || std::holds_alternative<poker::UpDealt>(event) ||
        std::holds_alternative<poker::DownDealtToAll>(event) || std::holds_alternative<poker::UpDealtToAll>(event);
    const bool draws =
        std::holds_alternative<poker::Drew>(event) || std::holds_alternative<poker::DiscardsReshuffled>(event);
    if (deals) {
      hold_dealt(before);
      return {};
    }
    if (!draws) write_held();
    return std::visit([&](const auto& fact) { return on(fact); }, event);
  }

  // --- who sits where

  void seat_players() {
    players_.clear();
    hand_.dealt.each_clockwise_after(hand_.origin(), [&](SeatNo seat) { players_.push_back(seat); });
    const auto count = players_.size();
    told_.antes.assign(count, Money());
    if (!has_bring_in(told_.variant)) told_.blinds_or_straddles.assign(count, Money());
    told_.starting_stacks.clear();
    for (const auto seat : players_) told_.starting_stacks.push_back(starting_[seat]);
  }
  int player(SeatNo seat) const { return static_cast<int>(std::ranges::find(players_, seat) - players_.begin()) + 1; }
  // Where the player's antes and blinds stand in the file.
  std::size_t entry(SeatNo seat) const {
    std::size_t index = 0;
    while (posted_by(told_, index) != player(seat)) ++index;
    return index;
  }

  void add(Act act) { told_.actions.push_back({.act = std::move(act), .remark = {}, .position = 0, .source = {}}); }

  // --- cards are told a street at a time, discards before what comes for them

  void hold_dealt(const SeatMap<poker::OwnCards>& before) {
    for (const auto seat : hand_.dealt)
      for (auto i = before[seat].size(); i < hand_.own[seat].size(); ++i) dealt_[seat].push_back(hand_.own[seat][i]);
  }

  void write_held() {
    for (const auto seat : players_)
      if (discarded_[seat]) add(StandPatOrDiscard{player(seat), *std::exchange(discarded_[seat], std::nullopt)});
    for (const auto seat : players_)
      if (!dealt_[seat].empty()) add(DealHole{player(seat), std::exchange(dealt_[seat], {})});
  }

  Told on(const poker::Drew& drew) {
    auto& discarded = discarded_[drew.seat];
    if (!discarded) discarded.emplace();
    for (const auto& card : drew.discards) discarded->push_back(card);
    for (const auto& card : drew.received) dealt_[drew.seat].push_back(card);
    return {};
  }

  Told on(const poker::BoardDealt& dealt) {
    add(DealBoard{listed(dealt.cards)});
    return {};
  }
  Told on(const poker::CommonDealt& dealt) {
    add(DealBoard{{dealt.card}});
    return {};
  }

  // --- opening

  static Told on(const poker::HandStarted& started) {
    if (started.special != poker::SpecialHand::none) return not_told("a bomb pot, double board or waterfall hand");
    return {};
  }
  Told on(const poker::SeatDealtIn& dealt_in) {
    starting_[dealt_in.seat] = dealt_in.stack;
    seat_players();
    return {};
  }
  Told on(const poker::Posted& posted) {
    switch (posted.kind) {
      case poker::PostKind::ante:
        told_.ante_trimming_status = true;
        [[fallthrough]];
      case poker::PostKind::ante_for_all:
      case poker::PostKind::missed_small:
        told_.antes[entry(posted.seat)] = posted.nominal;
        return {};
      case poker::PostKind::blind:
      case poker::PostKind::straddle:
        told_.blinds_or_straddles[entry(posted.seat)] = posted.nominal;
        return {};
      case poker::PostKind::missed_big:
        told_.blinds_or_straddles[entry(posted.seat)] = -posted.nominal;
        return {};
      case poker::PostKind::bring_in:
        add(PostBringIn{player(posted.seat)});
        return {};
      case poker::PostKind::kill:
        return not_told("a posted kill");
      case poker::PostKind::preset:
        break;
    }
    return not_told("a preset amount");
  }

  // --- betting and showdown

  Told on(const poker::Acted& acted) {
    const auto who = player(acted.seat);
    switch (acted.kind) {
      case poker::ActionKind::fold:
        add(Fold{who});
        return {};
      case poker::ActionKind::check:
      case poker::ActionKind::call:
        add(CheckOrCall{who});
        return {};
      case poker::ActionKind::bet:
      case poker::ActionKind::raise:
        add(CompleteBetOrRaiseTo{who, acted.to});
        return {};
    }
    return {};
  }
  Told on(const poker::Shown& shown) {
    add(ShowOrMuck{player(shown.seat), listed(hand_.own[shown.seat])});
    return {};
  }
  Told on(const poker::Mucked& mucked) {
    add(ShowOrMuck{player(mucked.seat), {}});
    return {};
  }

  // --- what the format has no word for

  static Told on(const poker::RunTwiceAgreed& /*agreed*/) { return not_told("a second run of the board"); }
  static Told on(const poker::Misdealt& /*misdealt*/) { return not_told("a misdeal"); }
  static Told on(const poker::HandVoided& /*voided*/) { return not_told("a void hand"); }
  static Told on(const poker::CardTaken& /*taken*/) { return not_told("a card that was taken back"); }
  static Told on(const poker::HoleCardBecameUp& /*card*/) { return not_told("a hole card that became an up card"); }
  static Told on(const poker::SeatVoided& /*seat*/) { return not_told("a hand that was declared void"); }
  static Told on(const poker::HandLost& /*lost*/) { return not_told("a hand lost out of turn"); }
  static Told on(const poker::SeatChose& chose) {
    return chose.stops ? not_told("a player who stops betting after an exposed card") : Told();
  }
  // Everything else follows from what was told.
  template <class Fact>
  static Told on(const Fact& /*fact*/) {
    return {};
  }

  void finish() {
    const auto bet = poker::bets_in_kill(rules_.bet, hand_.kill);
    if (has_fixed_bets(told_.variant)) {
      told_.small_bet = bet.min;
      told_.big_bet = bet.max.value_or(bet.min);
    } else {
      told_.min_bet = bet.min;
    }
    if (has_bring_in(told_.variant)) told_.bring_in = poker::bring_in_amount(rules_);
    auto& seats = told_.seats.emplace();
    auto& stacks = told_.finishing_stacks.emplace();
    for (const auto seat : players_) {
      seats.push_back(seat.value());
      stacks.push_back(hand_.stacks[seat]);
    }
    for (std::size_t i = 0; i < told_.actions.size(); ++i) {
      told_.actions[i].position = i + 1;
      told_.actions[i].source = text(told_.actions[i]);
    }
  }

  const poker::HouseRules& rules_;
  poker::Hand hand_;
  PhhHand told_;
  std::vector<SeatNo> players_;  // p1 first
  SeatMap<Money> starting_;
  SeatMap<MaybeCards> dealt_;
  SeatMap<std::optional<MaybeCards>> discarded_;
};

}  // namespace

Expected<PhhHand> phh_of(std::span<const poker::Event> log, const poker::HouseRules& rules) {
  return Teller(rules).tell(standing(log));
}

}  // namespace lammer::phh
