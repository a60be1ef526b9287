// Words, then chips, then what they amount to.
#include "domain/poker/declared.h"

#include <algorithm>

namespace lammer::poker {
namespace {

class Reading {
 public:
  Reading(const Act& act, const LegalActions& legal, Money in_round, Money chip)
      : act_(act), legal_(legal), in_round_(in_round), chip_(chip) {}

  Expected<Standing> stands() const {
    switch (act_.said) {
      case Said::fold:
        return fold();
      case Said::check:
        return check();
      case Said::call:
        return call();
      case Said::bet:
      case Said::raise:
        return act_.amount.is_zero() ? raise_by_chips() : to_amount(act_.amount, spoken_correction());
      case Said::all_in:
        return all_in();
      case Said::amount:
        return named(act_.amount, spoken_correction());
      case Said::nothing:
        return chips_alone();
    }
    return refuse("act.nothing_said", "nothing was said or put in", "POKER-07.D.3");
  }

 private:
  tl::unexpected<Refusal> refuse(std::string_view code, const std::string& sentence, Clause clause) const {
    return tl::unexpected(Refusal{code, sentence + ": " + choices_text(legal_), clause});
  }

  const std::optional<AmountRange>& range() const { return legal_.bet_or_raise(); }
  ActionKind bet_or_raise() const { return legal_.bet ? ActionKind::bet : ActionKind::raise; }
  Money price() const { return legal_.call ? in_round_ + *legal_.call : in_round_; }

  // The amount named stands, whatever was put in (POKER-08.D).
  std::optional<Clause> spoken_correction() const {
    const auto placed = act_.placed.first + act_.placed.then;
    if (act_.placed.nothing() || in_round_ + placed == act_.amount) return std::nullopt;
    return Clause("POKER-08.D");
  }

  Expected<Standing> fold() const {
    if (legal_.fold) return Standing{ActionKind::fold, {}, {}};
    return refuse("act.fold_unfaced", "there is nothing to fold to", "POKER-11.H.2");
  }
  Expected<Standing> check() const {
    if (legal_.check) return Standing{ActionKind::check, {}, {}};
    return refuse("act.check_facing_bet", "there is a bet to answer", "POKER-01.B.8");
  }
  // A clear word outweighs the gesture (POKER-18.L).
  Expected<Standing> call() const {
    if (!legal_.call) return refuse("act.nothing_to_call", "there is nothing to call", "POKER-01.B.7");
    const bool differs = !act_.placed.nothing() && act_.placed.first + act_.placed.then != *legal_.call;
    return Standing{ActionKind::call, {}, differs ? std::optional(Clause("POKER-18.L")) : std::nullopt};
  }
  Expected<Standing> all_in() const {
    if (range() && range()->contains(legal_.all_in_to)) return Standing{bet_or_raise(), legal_.all_in_to, {}};
    if (legal_.call && in_round_ + *legal_.call == legal_.all_in_to) return Standing{ActionKind::call, {}, {}};
    return refuse("act.all_in_not_allowed", "all-in is " + legal_.all_in_to.short_text(), "POKER-01.B.29");
  }

  // A bet or raise to a total that must be legal as it is.
  Expected<Standing> to_amount(Money to, std::optional<Clause> corrects) const {
    if (!range()) return refuse("act.raise_not_allowed", "a bet or raise is not open to this seat", "POKER-08.K.1");
    if (to > legal_.all_in_to)
      return refuse("bet.above_stack", to.short_text() + " is more than the seat has", "POKER-08.B.1");
    if (to < range()->least) return refuse("bet.below_minimum", to.short_text() + " is too little", "POKER-01.B.29");
    if (to > range()->most) return refuse("bet.above_limit", to.short_text() + " is too much", "POKER-08.J");
    if (to != legal_.all_in_to && to != range()->least && to != range()->most && !to.remainder_of(chip_).is_zero())
      return refuse("bet.not_in_chips", to.short_text() + " is not whole chips of " + chip_.short_text(),
                    "POKER-01.B.2");
    return Standing{bet_or_raise(), to, corrects};
  }

  // A number alone: the call, or a bet or raise to it.
  Expected<Standing> named(Money total, std::optional<Clause> corrects) const {
    if (total <= in_round_) return refuse("act.amount_too_small", "that amount is already in", "POKER-08.C");
    if (legal_.call && total == price()) return Standing{ActionKind::call, {}, corrects};
    return to_amount(total, corrects);
  }

  // "Raise" without an amount: one movement says how much, brought to the nearest lawful raise (POKER-08.G).
  Expected<Standing> raise_by_chips() const {
    if (!range()) return refuse("act.raise_not_allowed", "a bet or raise is not open to this seat", "POKER-08.K.1");
    const auto& placed = act_.placed;
    const bool call_first = legal_.call && placed.first == *legal_.call;
    // The chips for the call together with the word keep the turn open (POKER-08.F.2).
    const bool both_count = call_first || placed.not_complete;
    const auto total = in_round_ + placed.first + (both_count ? placed.then : Money());
    auto to = std::clamp(total, range()->least, range()->most);
    if (to != range()->least && to != range()->most) to = to.rounded_down_to(chip_);
    const bool as_placed = to == in_round_ + placed.first + placed.then;
    return Standing{bet_or_raise(), to,
                    placed.nothing() || as_placed ? std::nullopt : std::optional(Clause("POKER-08.G"))};
  }

  // Silence: the chips speak.
  Expected<Standing> chips_alone() const {
    const auto& placed = act_.placed;
    if (placed.nothing()) return refuse("act.nothing_said", "nothing was said or put in", "POKER-07.D.3");
    const bool one_chip = placed.one_chip && !placed.not_complete;
    if (one_chip && legal_.call && placed.first > *legal_.call)
      return Standing{ActionKind::call, {}, Clause("POKER-08.I")};
    // With nothing to call it is a bet, or a blind's raise, of its full value as far as that is lawful.
    if (one_chip && !legal_.call && range()) {
      const auto full = in_round_ + placed.first;
      const auto to = std::clamp(full, range()->least, range()->most);
      return Standing{bet_or_raise(), to, to == full ? std::nullopt : std::optional(Clause("POKER-08.I"))};
    }
    // A second movement counts only if the player had said that he was not done (POKER-08.F).
    const auto total = in_round_ + placed.first + (placed.not_complete ? placed.then : Money());
    const auto corrects =
        placed.not_complete || placed.then.is_zero() ? std::nullopt : std::optional(Clause("POKER-08.F"));
    if (legal_.call && total < price())
      return refuse("act.short_call", "the chips do not cover the call", "POKER-01.B.7");
    return named(total, corrects);
  }

  const Act& act_;
  const LegalActions& legal_;
  Money in_round_;
  Money chip_;
};

std::string range_text(const AmountRange& range) {
  return range.least == range.most ? range.least.short_text()
                                   : range.least.short_text() + "-" + range.most.short_text();
}

}  // namespace

Expected<Standing> what_stands(const Act& act, const LegalActions& legal, Money in_round, Money chip) {
  if (act.amount.is_negative() || act.placed.first.is_negative() || act.placed.then.is_negative())
    return tl::unexpected(Refusal{"act.negative_amount", "an amount is never below zero", Clause("POKER-01.B.2")});
  return Reading(act, legal, in_round, chip).stands();
}

std::string choices_text(const LegalActions& legal) {
  std::string text;
  const auto add = [&](const std::string& choice) { text += (text.empty() ? "" : ", ") + choice; };
  if (legal.fold) add("fold");
  if (legal.check) add("check");
  if (legal.call) add("call " + legal.call->short_text());
  if (legal.bet) add("bet " + range_text(*legal.bet));
  if (legal.raise) add((legal.raise_is_completion ? "complete to " : "raise to ") + range_text(*legal.raise));
  return text;
}

}  // namespace lammer::poker
