// Area by area, in the order of house_rules.h.
#include "tests/property/random_rules.h"

#include <algorithm>
#include <stdexcept>

#include "domain/poker/check_house_rules.h"
#include "domain/poker/figures.h"

namespace lammer::property {
namespace {

using namespace poker;  // NOLINT(google-build-using-namespace): this file is all poker

class Draft {
 public:
  Draft(GameCode code, Chance& chance) : chance_(chance), game_(game(code)) { rules_.game = code; }

  HouseRules made() {
    split();
    table();
    bets();
    forced_money();
    if (!game_.has_button()) stud();
    if (game_.has_draws()) draws();
    rake();
    jackpots();
    if (game_.kill_allowed && chance_.coin()) kill();
    if (game_.has_board() && cash()) special_hands();
    showdown_and_irregularities();
    equipment();
    return rules_;
  }

 private:
  bool cash() const { return rules_.mode == TableMode::cash; }
  Money units(std::int64_t least, std::int64_t most) { return rules_.split.unit * chance_.between(least, most); }

  std::vector<Money> rising(std::size_t count, Money first) {
    std::vector<Money> amounts{first};
    while (amounts.size() < count) amounts.push_back(amounts.back() + units(1, 20));
    return amounts;
  }

  std::vector<RakeStep> steps() {
    std::vector<RakeStep> made;
    Money level;
    Money amount;
    for (auto left = chance_.between(1, 4); left > 0; --left) {
      level += units(5, 60);
      amount += units(1, 3);
      made.push_back({level, amount});
    }
    return made;
  }

  void split() {
    auto& split = rules_.split;
    split.unit = Money::cents(chance_.of({100, 50, 25}));
    const auto odd = [&] {
      return game_.has_button() ? chance_.of({OddTo::game, OddTo::first_left_of_button, OddTo::card_suit})
                                : chance_.of({OddTo::game, OddTo::card_suit});
    };
    if (game_.has_halves()) {
      split.odd_high = odd();
      split.odd_low = odd();
    } else {
      split.odd_to = odd();
    }
    split.odd_scope = chance_.of({OddScope::own_dealt, OddScope::played_five});
    split.odd_low_order = chance_.of({OddLowOrder::face, OddLowOrder::rank_6e});
  }

  void table() {
    rules_.mode = chance_.one_in(6) ? TableMode::tournament : TableMode::cash;
    rules_.short_stack_plays = !cash() && chance_.coin();
    rules_.seats_max = static_cast<std::uint8_t>(chance_.one_in(4) ? chance_.between(2, 10) : 10);
    rules_.cards_entry = chance_.of({CardsEntry::full, CardsEntry::full, CardsEntry::none, CardsEntry::board});
    if (game_.code == GameCode::sixplus)
      rules_.sixplus_ace = chance_.of({ranking::SixPlusAce::high, ranking::SixPlusAce::low_kicker});
  }

  void bets() {
    auto& bet = rules_.bet;
    bet.structure = chance_.of({BetStructure::no_limit, BetStructure::pot, BetStructure::fixed, BetStructure::spread});
    bet.min = units(1, 10);
    if (chance_.one_in(8)) bet.min += Money::cents(chance_.between(1, 24));
    if (bet.structure == BetStructure::fixed) bet.max = bet.min * chance_.of({2, 2, 2, 1, 3});
    if (bet.structure == BetStructure::spread) bet.max = bet.min * chance_.between(1, 20);
    if (chance_.one_in(5))
      bet.big_bet_from = static_cast<std::uint8_t>(chance_.below(std::min<std::size_t>(game_.streets.size(), 4)));
    if (chance_.coin()) bet.max_raises = static_cast<std::uint8_t>(chance_.between(1, 4));
    if (bet.structure != BetStructure::fixed && chance_.one_in(3))
      bet.min_raise = chance_.of({MinRaise::posted_min, MinRaise::last_raise, MinRaise::any_greater});
    bet.short_allin_reopens = chance_.one_in(4);
    bet.check_raise = !chance_.one_in(4);
    bet.out_of_turn_binding = chance_.one_in(3);
    bet.fixed_half_bet = !chance_.one_in(4);
    bet.cap_heads_up = chance_.coin();
    bet.fold_unfaced = chance_.one_in(4) ? FoldUnfaced::refuse : FoldUnfaced::allow;
    bet.pot_round_small_blind = bet.structure == BetStructure::pot && game_.has_button() && chance_.one_in(3);
    if (chance_.one_in(4)) bet.min_increase_cap = units(1, 10);
  }

  void forced_money() {
    auto& forced = rules_.forced;
    if (chance_.coin()) forced.ante = units(1, 4);
    if (!game_.has_button()) return;
    if (!forced.ante.is_zero()) forced.ante_mode = chance_.of({AnteMode::each, AnteMode::big_blind, AnteMode::button});
    forced.blind_count = static_cast<std::uint8_t>(chance_.of({2, 2, 2, 1, 3}));
    for (std::size_t i = 0; i < forced.blind_count; ++i) forced.blinds[i] = units(1, 8);
    std::sort(forced.blinds.begin(), forced.blinds.begin() + forced.blind_count);
    if (game_.forced == ForcedMoney::blinds_after_deal && chance_.coin())
      forced.blind_timing = ForcedMoney::blinds_before_deal;
    forced.heads_up_blinds = chance_.of({HeadsUpBlinds::literal, HeadsUpBlinds::button_small});
    forced.missed_blinds = chance_.of({MissedBlinds::none, MissedBlinds::post_both, MissedBlinds::wait_big_blind});
    if (game_.straddle_allowed) {
      forced.straddle = chance_.coin();
      if (chance_.one_in(3)) forced.straddle_amount = forced.last_blind() + units(1, 8);
      forced.straddle_unit = chance_.of({StraddleUnit::straddle, StraddleUnit::big_blind});
    }
    rules_.button.start = chance_.of({ButtonStart::right_of_dealer, ButtonStart::card_draw});
    rules_.button.draw_tie = chance_.of({ButtonDrawTie::suit, ButtonDrawTie::redeal});
    rules_.button.move = chance_.of({ButtonMove::forward, ButtonMove::dead});
  }

  void stud() {
    auto& stud = rules_.stud;
    if (chance_.coin())
      stud.bring_in = Money::cents(chance_.between(1, std::max<std::int64_t>(1, rules_.bet.min.in_cents())));
    stud.bring_in_may_open_full = chance_.coin();
    stud.first_raise = chance_.of({BringInFirstRaise::complete, BringInFirstRaise::add_bet});
    if (game_.code == GameCode::stud_low)
      stud.low_order = chance_.of({BringInLowOrder::face, BringInLowOrder::best_low});
    if (game_.code == GameCode::stud_hl)
      stud.hl_order = chance_.of({BringInHlOrder::high_card, BringInHlOrder::low_card});
    stud.all_in_first = chance_.of({StudAllInFirst::next_best, StudAllInFirst::next_clockwise});
    if (game_.code == GameCode::stud5_high) {
      stud.five_stud_burn_each = chance_.coin();
      return;
    }
    stud.open_pair_big_bet = chance_.coin();
    stud.sufficiency_counts_burn = chance_.coin();
    stud.last_card_joins_reshuffle = chance_.coin();
    stud.common_in_showing = chance_.coin();
  }

  void draws() {
    auto& draw = rules_.draw;
    if (game_.code == GameCode::badugi && chance_.coin()) draw.count = std::uint8_t{3};
    if (chance_.one_in(3)) draw.max = static_cast<std::uint8_t>(chance_.between(1, game_.cards_each() - 1));
    draw.stub_first = chance_.coin();
    draw.exclude_own = chance_.coin();
    draw.never_return_own = chance_.coin();
    draw.burns_in_reshuffle = chance_.coin();
  }

  void rake() {
    if (!cash()) return;
    auto& rake = rules_.rake;
    rake.percent_on = chance_.coin();
    rake.incremental_on = chance_.coin();
    rake.time_on = !rake.percent_on && !rake.incremental_on;
    rake.max_per_round = units(1, 20);
    rake.percent = {chance_.between(1, 1000), 10'000};
    rake.basis = chance_.of({RakeBasis::each_pot, RakeBasis::total});
    rake.unit = Money::cents(chance_.of({100, 50, 25, 1, 5}));
    if (rake.incremental_on) rake.steps = steps();
    rake.no_flop_no_drop = chance_.one_in(3);
    if (!rake.time_on) return;
    rules_.time.basis = chance_.of({TimeBasis::player, TimeBasis::table});
    rules_.time.hourly_fee = rake.unit * 60 * chance_.between(1, 5);
  }

  void jackpots() {
    if (!cash()) return;
    auto& jackpot = rules_.jackpot;
    for (auto* one : {&jackpot.bad_beat, &jackpot.high_hand}) {
      if (chance_.coin()) continue;
      one->enabled = true;
      one->method = chance_.of({ContributionMethod::flat, ContributionMethod::steps, ContributionMethod::percent});
      one->flat = units(1, 4);
      one->steps = steps();
      one->percent = {chance_.between(1, 1000), 10'000};
      one->max = units(1, 10);
      if (chance_.coin()) one->min_pot = units(1, 60);
    }
    jackpot.per = chance_.of({JackpotPer::round, JackpotPer::pot});
    jackpot.pot_basis = chance_.of({JackpotPotBasis::after_rake, JackpotPotBasis::gross});
    jackpot.special_hands = chance_.coin();
  }

  void kill() {
    auto& kill = rules_.kill;
    const bool even = rules_.bet.min.in_cents() % 2 == 0 && rules_.bet.max.value_or(Money()).in_cents() % 2 == 0;
    kill.mode = even && chance_.coin() ? KillMode::half : KillMode::full;
    kill.qualifying_pot = units(4, 100);
    kill.pot_basis = chance_.of({KillPotBasis::net, KillPotBasis::gross});
    kill.post = chance_.of({KillPost::none, KillPost::winner_posts});
  }

  void special_hands() {
    auto& special = rules_.special;
    special.run_twice_hilo = game_.has_halves() && chance_.coin();
    special.run_twice = (!game_.has_halves() || special.run_twice_hilo) && !chance_.one_in(3);
    special.bomb = chance_.coin();
    if (special.bomb) special.bomb_amounts = rising(2, units(1, 20));
    special.bomb_short_stack = chance_.of({ShortStack::refuse, ShortStack::all_in});
    special.double_board = chance_.coin();
    if (special.double_board) special.double_board_amounts = rising(1, units(1, 20));
    special.double_board_button_stays = special.double_board && chance_.coin();
    special.waterfall = chance_.coin();
    if (special.waterfall) special.waterfall_amounts = rising(3, units(1, 20));
    special.waterfall_betting = chance_.of({WaterfallBetting::none, WaterfallBetting::after_each_street});
  }

  void showdown_and_irregularities() {
    rules_.showdown.first = chance_.of({ShowdownFirst::final_bettor_any_street, ShowdownFirst::final_street_bettor});
    rules_.showdown.reveal_all = chance_.one_in(3);
    if (!game_.has_button()) return;
    rules_.irregularity.exposed_when = chance_.of({ExposedWhen::end_of_deal, ExposedWhen::at_once});
    rules_.irregularity.exposed_two = chance_.of({ExposedTwo::exchange, ExposedTwo::misdeal});
  }

  void equipment() {
    auto& clock = rules_.clock;
    clock.enabled = chance_.one_in(3);
    if (clock.enabled) clock.approval_ref = "A-1";
    clock.on_expiry = chance_.of({ClockExpiry::check_or_fold, ClockExpiry::call_floor});
    if (game_.has_board())
      rules_.deck.stub_count = chance_.of({StubCount::optional, StubCount::off, StubCount::required});
    if (chance_.one_in(3)) {
      rules_.deck.shuffler = chance_.of({Shuffler::automatic, Shuffler::auto_counting});
      rules_.deck.shuffler_approval_ref = "B-2";
      rules_.deck.shuffler_laboratory_ref = "C-3";
    }
  }

  Chance& chance_;
  const GameDefinition& game_;
  HouseRules rules_;
};

// rank.low_compare is for some low games only; the check knows which.
HouseRules with_low_compare(HouseRules rules, Chance& chance) {
  if (!chance.one_in(3)) return rules;
  auto other = rules;
  other.low_compare = ranking::LowCompare::best_card_first;
  return check_house_rules(other) ? other : rules;
}

}  // namespace

HouseRules random_rules(GameCode code, Chance& chance) {
  const auto rules = Draft(code, chance).made();
  const auto checked = check_house_rules(rules);
  if (!checked) throw std::logic_error("rules made at random are rules a table may have: " + checked.error().sentence);
  return with_low_compare(rules, chance);
}

}  // namespace lammer::property
