// The rules between the parameters of a table, area by area, each with its clause.
#include "domain/poker/check_house_rules.h"

#include <algorithm>

#include "domain/poker/figures.h"
#include "domain/poker/parameters.h"

namespace lammer::poker {
namespace {

class Check {
 public:
  explicit Check(const HouseRules& rules) : rules_(rules), game_(game(rules.game)) {}

  std::vector<Refusal> run() {
    if (!game_.offered) {
      refuse("rules.not_offered", std::string(game_.name) + " is not in the catalogue and needs an approval of its own",
             "POKER-09.A.6");
      return std::move(refusals_);
    }
    ranges();
    // What follows computes with the values, so it waits until they are in range.
    if (!refusals_.empty()) return std::move(refusals_);
    scopes();
    bets();
    forced_money();
    stud();
    draws();
    splits();
    kill();
    rake();
    time_charge();
    jackpot(rules_.jackpot.bad_beat, "bb", "POKER-15.A", "POKER-15.C.1", "POKER-15.B.1");
    jackpot(rules_.jackpot.high_hand, "hh", "POKER-16.A", "POKER-16.C.1", "POKER-16.B.2");
    special_hands();
    table();
    return std::move(refusals_);
  }

 private:
  void refuse(std::string_view code, std::string sentence, Clause clause) {
    refusals_.push_back({code, std::move(sentence), clause});
  }
  void missing_if(bool wrong, std::string sentence, Clause clause) {
    if (wrong) refuse("rules.missing", std::move(sentence), clause);
  }
  void conflict_if(bool wrong, std::string sentence, Clause clause) {
    if (wrong) refuse("rules.conflict", std::move(sentence), clause);
  }

  void ranges() {
    auto copy = rules_;
    for (const auto& parameter : table_parameters())
      if (auto set = parameter.set(copy, parameter.get(rules_)); !set) refusals_.push_back(set.error());
  }

  void scopes() {
    HouseRules defaults;
    defaults.game = rules_.game;
    for (const auto& parameter : table_parameters()) {
      const auto& scope = parameter.scope;
      if (scope.holds(game_) || parameter.get(rules_) == parameter.get(defaults)) continue;
      refuse(
          "rules.not_in_this_game",
          std::string(parameter.name) + " is for " + std::string(scope.text) + ", not for " + std::string(game_.name),
          scope.clause != nullptr ? scope.clause(game_) : parameter.clause);
    }
  }

  void bets() {
    const auto& bet = rules_.bet;
    const bool posts_max = bet.structure == BetStructure::spread || bet.structure == BetStructure::fixed;
    missing_if(bet.min.is_zero(), "bet.min: the minimum bet is not posted", "POKER-08.J");
    missing_if(posts_max && !bet.max, "bet.max: spread and fixed limit have a posted maximum", "POKER-08.J");
    conflict_if(!posts_max && bet.max, "bet.max: the pot or the stack is the maximum here; it must be none",
                "POKER-08.J+games");
    conflict_if(bet.max && *bet.max < bet.min, "bet.max is below bet.min", "POKER-08.J");
    conflict_if(static_cast<std::size_t>(big_bet_from(rules_)) >= streets_in_play(rules_).size(),
                "bet.big_bet_from: the hand has no such street", "POKER-08.J+games");
    conflict_if(bet.structure == BetStructure::fixed && bet.raise_unit() != MinRaise::posted_min,
                "bet.min_raise: at fixed limit every raise is one bet (posted_min)", "POKER-01.B.29");
    conflict_if(bet.structure != BetStructure::pot && bet.pot_round_small_blind,
                "pot_limit.round_small_blind needs bet.structure pot", "POKER-19.B.1");
  }

  void forced_money() {
    const auto& forced = rules_.forced;
    if (!game_.has_button()) return;
    missing_if(forced.blind_count == 0, "game.blinds: this game has one to three blinds", game_.clauses.forced_bet);
    conflict_if(
        game_.forced == ForcedMoney::blinds_before_deal && forced.blind_timing == ForcedMoney::blinds_after_deal,
        "game.blind_timing: this game posts its blinds before the deal", game_.clauses.forced_bet);
    conflict_if(forced.straddle && forced.straddle_to() <= forced.last_blind(),
                "straddle.amount is not above the last blind", game_.clauses.straddle);
  }

  void stud() {
    if (game_.has_button()) return;
    const auto& bring_in = rules_.stud.bring_in;
    conflict_if(bring_in && (bring_in->is_zero() || *bring_in > rules_.bet.min),
                "bring_in.amount is above $0 and at most the small bet", game_.clauses.forced_bet);
  }

  void draws() {
    if (!game_.has_draws()) return;
    const auto own = game_.streets.size() - 1;
    const bool three_at_badugi = game_.code == GameCode::badugi && rules_.draw.count == 3;
    conflict_if(rules_.draw.count && *rules_.draw.count != own && !three_at_badugi,
                "draw.count: " + std::string(game_.name) + " has " + std::to_string(own) + " draws" +
                    (game_.code == GameCode::badugi ? " or 3" : ""),
                game_.clauses.draw_count);
    conflict_if(rules_.draw.max && *rules_.draw.max >= game_.cards_each(),
                "draw.max: a limit is below the " + std::to_string(game_.cards_each()) + " cards held; write all",
                game_.clauses.draw_max);
  }

  void splits() {
    if (game_.has_button()) return;
    const auto by_seat = OddTo::first_left_of_button;
    const auto& split = rules_.split;
    conflict_if(split.odd_to == by_seat || split.odd_high == by_seat || split.odd_low == by_seat,
                "split.odd_to: stud has no button; an odd unit goes by card and suit", game_.clauses.odd_unit);
  }

  void kill() {
    const auto& kill = rules_.kill;
    if (kill.mode == KillMode::none) return;
    missing_if(!kill.qualifying_pot || kill.qualifying_pot->is_zero(),
               "kill.qualifying_pot: a kill needs the least pot that brings it", "POKER-01.B.28");
    const auto odd = [](Money amount) { return amount.in_cents() % 2 != 0; };
    conflict_if(kill.mode == KillMode::half && (odd(rules_.bet.min) || odd(rules_.bet.max.value_or(Money()))),
                "kill.mode: one and a half times the limits is no whole number of cents", "POKER-01.B.15");
  }

  void rake() {
    const auto& rake = rules_.rake;
    const bool from_pots = rake.percent_on || rake.incremental_on;
    const bool any = from_pots || rake.time_on;
    const bool tournament = rules_.mode == TableMode::tournament;
    conflict_if(tournament && any, "rake.types: a tournament table carries no rake", "POKER-17.A");
    missing_if(!tournament && !any, "rake.types: a cash table needs at least one", "POKER-17.A.1");
    missing_if(from_pots && rake.max_per_round.is_zero(), "rake.max_per_round: rake needs a cap for the hand",
               "POKER-17.A.3");
    missing_if(rake.incremental_on && rake.steps.empty(), "rake.steps: incremental rake needs its levels",
               "POKER-17.B.2");
  }

  void time_charge() {
    const auto& time = rules_.time;
    if (!rules_.rake.time_on) return;
    missing_if(!time.basis, "time.basis: by player or by table", "POKER-17.B.3.a");
    missing_if(time.hourly_fee.is_zero(), "time.hourly_fee: a time charge needs its fee", "POKER-17.B.3.c");
    conflict_if(!(time.hourly_fee * time.interval_minutes).remainder_of(rules_.rake.unit * 60).is_zero(),
                "time.hourly_fee: " + time.hourly_fee.short_text() + " an hour is no whole charge for " +
                    std::to_string(time.interval_minutes) + " minutes",
                "POKER-17.B.3.d");
  }

  void jackpot(const ContributionRules& contribution, const std::string& name, Clause enabled, Clause schedule,
               Clause max) {
    if (!contribution.enabled) return;
    const bool takes_nothing = (contribution.method == ContributionMethod::flat && contribution.flat.is_zero()) ||
                               (contribution.method == ContributionMethod::steps && contribution.steps.empty()) ||
                               (contribution.method == ContributionMethod::percent && contribution.percent.upper == 0);
    conflict_if(rules_.mode == TableMode::tournament, name + ".enabled: tournament chips cannot feed a fund", enabled);
    missing_if(takes_nothing, name + ".schedule: what a pot contributes is not set", schedule);
    missing_if(contribution.max.is_zero(), name + ".max_contribution is not set", max);
  }

  void special_hands() {
    const auto& special = rules_.special;
    const bool cash = rules_.mode == TableMode::cash;
    conflict_if(special.run_twice && !cash, "rit.enabled: cash tables only", "POKER-08.L.1.a");
    conflict_if(special.run_twice && game_.has_halves() && !special.run_twice_hilo,
                "rit.enabled: in a game with two halves it needs rit.hilo", "POKER-08.L+games");
    conflict_if(special.bomb && !cash, "bomb.enabled: cash tables only", "POKER-08.M.1.a");
    missing_if(special.bomb && special.bomb_amounts.empty(), "bomb.amounts: no amount is set", "POKER-08.M");
    conflict_if(special.double_board && !cash, "dbomb.enabled: cash tables only", "POKER-08.N.1.a");
    missing_if(special.double_board && special.double_board_amounts.empty(), "dbomb.amounts: no amount is set",
               "POKER-08.N");
    conflict_if(special.waterfall && !cash, "waterfall.enabled: cash tables only", "POKER-08.O.1.a");
    missing_if(special.waterfall && special.waterfall_amounts.empty(), "waterfall.amounts: no amount is set",
               "POKER-08.O");
  }

  void table() {
    conflict_if(rules_.short_stack_plays && rules_.mode == TableMode::cash,
                "tournament.short_stack_plays: at a cash table a stack must cover the forced money and one bet",
                "POKER-08.B.4");
    const auto& deck = rules_.deck;
    missing_if(deck.shuffler != Shuffler::none && deck.shuffler_approval_ref.empty(),
               "deck.shuffler_approval_ref: a shuffler needs its approval", "POKER-07.F.4.b");
    missing_if(deck.shuffler == Shuffler::auto_counting && deck.shuffler_laboratory_ref.empty(),
               "deck.shuffler_laboratory_ref: a counting shuffler needs its laboratory report", "POKER-07.F.4.b");
    missing_if(rules_.clock.enabled && rules_.clock.approval_ref.empty(),
               "clock.approval_ref: the clock needs its approval", "POKER-07.D.4");
  }

  const HouseRules& rules_;
  const GameDefinition& game_;
  std::vector<Refusal> refusals_;
};

}  // namespace

std::vector<Refusal> refusals_of(const HouseRules& rules) {
  return Check(rules).run();
}

Expected<void> check_house_rules(const HouseRules& rules) {
  auto refusals = refusals_of(rules);
  if (refusals.empty()) return {};
  return tl::make_unexpected(std::move(refusals.front()));
}

}  // namespace lammer::poker
