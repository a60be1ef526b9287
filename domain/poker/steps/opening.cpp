// Who plays, where the button is, and the money that is due before anybody decides anything.
#include <algorithm>

#include "domain/poker/steps/play.h"

namespace lammer::poker {
namespace {

struct SpecialTerms {
  bool enabled;
  const std::vector<Money>& amounts;
  Clause clause;
  Clause tournament;
  Clause consent;
};

SpecialTerms terms_of(const SpecialHandRules& rules, SpecialHand special) {
  switch (special) {
    case SpecialHand::bomb:
      return {rules.bomb, rules.bomb_amounts, "POKER-08.M", "POKER-08.M.1.a", "POKER-08.M.1.b"};
    case SpecialHand::double_board:
      return {rules.double_board, rules.double_board_amounts, "POKER-08.N", "POKER-08.N.1.a", "POKER-08.N.1.b"};
    case SpecialHand::waterfall:
      return {rules.waterfall, rules.waterfall_amounts, "POKER-08.O", "POKER-08.O.1.a", "POKER-08.O.1.b"};
    case SpecialHand::none:
      break;
  }
  throw Bug("a special hand has terms", std::source_location::current());
}

Step check_special(const Play& play, const StartHand& command, SeatSet playing) {
  if (command.special == SpecialHand::none) return {};
  const auto& rules = play.rules();
  const auto terms = terms_of(rules.special, command.special);
  if (rules.mode == TableMode::tournament)
    return refused("special.tournament", "special hands are not played in tournaments", terms.tournament);
  if (!terms.enabled || !play.game().has_board())
    return refused("special.not_offered", "this table does not offer that special hand", terms.clause);
  if (std::ranges::find(terms.amounts, command.preset) == terms.amounts.end())
    return refused("special.amount", command.preset.short_text() + " is not one of the posted amounts", terms.clause);
  if (command.special == SpecialHand::double_board &&
      !deck_suffices(play.game(), playing.count(), Boards::double_board))
    return refused("special.deck_too_small", "the deck cannot serve two boards with so many players", "POKER-08.N.2");
  if (rules.special.bomb_short_stack == ShortStack::refuse)
    for (const auto seat : playing)
      if (command.stacks[seat] < command.preset)
        return refused("special.short_stack", at_seat_start(seat) + " cannot pay " + command.preset.short_text(),
                       terms.consent);
  return {};
}

// Everyone seated must agree, and only so far as the operator allows (POKER-08.J.1, 08.K.2).
Step check_raised_minimum(const Play& play, const StartHand& command) {
  if (command.raised_min.is_zero()) return {};
  const auto& bet = play.rules().bet;
  if (bet.structure == BetStructure::fixed || command.raised_min <= bet.min)
    return refused("minimum.not_raised", "that is no higher minimum for this table", "POKER-08.J.1");
  const auto capped = bet.min + bet.min_increase_cap;
  const auto most = bet.max ? std::min(capped, *bet.max) : capped;  // the posted maximum stands
  if (command.raised_min > most)
    return refused("minimum.above_cap", "players may agree to " + most.short_text() + " at most", "POKER-08.K.2");
  if (const auto refusing = command.asking - command.agreed; !refusing.empty())
    return refused("minimum.not_agreed",
                   at_seat_start(*refusing.begin()) + " does not agree: the posted minimum stands", "POKER-08.J.1");
  return {};
}

// The first button of a game is drawn for where the operator says so, and only there (POKER-11.C.1).
Step check_drawn_button(const Play& play, const ButtonMemory& before, SeatSet playing) {
  if (!play.game().has_button() || before.last) return {};
  const bool by_draw = play.rules().button.start == ButtonStart::card_draw;
  if (!by_draw && before.drawn)
    return refused("button.draw_not_offered", "the first button goes to the dealer's right at this table",
                   "POKER-11.C.1");
  if (by_draw && (!before.drawn || !playing.contains(*before.drawn)))
    return refused("button.not_drawn", "draw a card for the button first", "POKER-11.C.1.b");
  return {};
}

Step check_start(const Play& play, const StartHand& command, SeatSet playing) {
  if (play.hand().phase != Phase::not_started)
    return refused("hand.already_started", "this hand has already begun", "POKER-01.B.30");
  if (command.asking.count() > seats_at(play.rules()))
    return refused("hand.too_many_seats",
                   "at most " + std::to_string(seats_at(play.rules())) + " players are dealt in at this game",
                   play.game().clauses.seats);
  if (playing.count() < 2)
    return refused("hand.too_few_players", "a hand needs at least two players with enough chips", "POKER-07.B");
  if (playing.count() < play.rules().forced.blind_count)
    return refused("hand.too_few_for_blinds",
                   "with " + std::to_string(play.rules().forced.blind_count) + " blinds a hand needs as many players",
                   play.game().clauses.forced_bet);
  if (auto drawn = check_drawn_button(play, command.before, playing); !drawn) return drawn;
  if (auto checked = check_raised_minimum(play, command); !checked) return checked;
  return check_special(play, command, playing);
}

void post(Play& play, SeatNo seat, PostKind kind, Money nominal) {
  const auto paid = std::min(nominal, play.hand().stacks[seat]);
  const bool opens = play.hand().betting.price().is_zero();
  // A blind is the price even if its seat has nothing left to pay it with (POKER-01.B.7).
  const bool is_price = kind == PostKind::blind && !nominal.is_zero();
  if (!paid.is_zero() || is_price)
    play.emit(Posted{seat, kind, paid, nominal, {}, kind == PostKind::blind && opens, false});
}

void post_antes(Play& play) {
  const auto& forced = play.rules().forced;
  const auto& hand = play.hand();
  if (forced.ante_mode == AnteMode::each) {
    for (const auto seat : hand.live) post(play, seat, PostKind::ante, forced.ante);
    return;
  }
  const auto& place = hand.place;
  const auto last = forced.blind_count > 0 ? place.blinds[forced.blind_count - 1U] : std::nullopt;
  const auto payer = forced.ante_mode == AnteMode::button ? std::optional(place.button) : last;
  // A dead button has nobody to pay for it.
  if (payer && hand.live.contains(*payer))
    post(play, *payer, PostKind::ante_for_all, ante_for_all(forced, hand.live.count()));
}

void post_preset(Play& play, Money preset) {
  for (const auto seat : play.hand().live) post(play, seat, PostKind::preset, preset);
  return_uncalled(play);  // nobody can match more than the second highest stack pays
}

}  // namespace

void post_blinds(Play& play) {
  const auto& hand = play.hand();
  const auto& forced = play.rules().forced;
  play.emit(BettingOpened{limits_of(play)});
  for (std::size_t i = 0; i < forced.blind_count; ++i)
    // Due even from a seat that has thrown its cards away (POKER-18.L.2).
    if (const auto seat = hand.place.blinds[i])
      if (!hand.voided.contains(*seat)) post(play, *seat, PostKind::blind, forced.blinds[i]);
}

Step start_hand(Play& play, const StartHand& command) {
  const auto kill = command.kill ? play.rules().kill.mode : KillMode::none;
  const auto enough = enough_to_play(play.rules(), kill, command.asking, command.stacks);
  const auto playing = enough.seats;
  if (auto checked = check_start(play, command, playing); !checked) return checked;

  const auto& rules = play.rules();
  const auto refusing = playing - command.agreed;
  const bool special = command.special != SpecialHand::none && refusing.empty();
  play.emit(HandStarted{rules.game, static_cast<std::uint8_t>(deck_size(play.game())), kill,
                        special ? command.special : SpecialHand::none, command.raised_min, command.killer,
                        place_button(rules, command.before, playing)});
  for (const auto seat : playing) play.emit(SeatDealtIn{seat, command.stacks[seat]});
  for (const auto seat : command.asking - playing) play.emit(SeatLeftOut{seat, command.stacks[seat], enough.needs});
  if (command.special != SpecialHand::none && !special) play.emit(SpecialHandDeclined{*refusing.begin()});

  if (special) {
    post_preset(play, command.preset);
  } else {
    post_antes(play);
    if (rules.forced.blind_timing.value_or(play.game().forced) == ForcedMoney::blinds_before_deal) post_blinds(play);
    const auto blinds = play.hand().place.blinds;
    const auto owes = [&](SeatNo seat) {
      return playing.contains(seat) && std::ranges::find(blinds, std::optional(seat)) == blinds.end();
    };
    if (rules.forced.missed_blinds == MissedBlinds::post_both && play.hand().round_open && rules.forced.blind_count > 1)
      for (const auto seat : command.posts_missed)
        if (owes(seat)) {
          post(play, seat, PostKind::missed_small, rules.forced.blinds[0]);
          post(play, seat, PostKind::missed_big, rules.forced.last_blind());
        }
    if (command.killer && rules.kill.post == KillPost::winner_posts && kill != KillMode::none && owes(*command.killer))
      post(play, *command.killer, PostKind::kill, bets_in_kill(rules.bet, kill).min);
  }
  open_street(play, 0, 0);
  return {};
}

Step straddle(Play& play, const Straddle& command) {
  const auto& hand = play.hand();
  const auto& forced = play.rules().forced;
  const auto clause = play.game().clauses.straddle;
  if (!play.game().straddle_allowed || !forced.straddle || hand.special != SpecialHand::none)
    return refused("straddle.not_offered", "a straddle is not offered in this hand", clause);
  if (hand.phase != Phase::dealing || hand.street != 0 || hand.cards_out || !hand.round_open)
    return refused("straddle.too_late", "a straddle is put in before the first card", clause);
  const auto last = hand.place.blinds[forced.blind_count - 1U];
  if (hand.last_blind != last || !last) return refused("straddle.second", "there is one straddle in a hand", clause);
  if (hand.live.clockwise_after(*last) != command.seat || hand.live.count() <= forced.blind_count)
    return refused("straddle.wrong_seat", "only the seat left of the last blind may straddle", clause);
  if (!hand.betting.in_round(command.seat).is_zero())
    return refused("straddle.wrong_seat", "a seat that has posted cannot straddle", clause);
  if (command.amount != forced.straddle_to())
    return refused("straddle.amount", "the straddle is " + forced.straddle_to().short_text(), clause);
  if (hand.stacks[command.seat] < command.amount)
    return refused("straddle.short_stack",
                   at_seat_start(command.seat) + " does not have " + command.amount.short_text(), clause);
  const auto unit = forced.straddle_unit == StraddleUnit::big_blind ? forced.last_blind() : Money();
  play.emit(Posted{command.seat, PostKind::straddle, command.amount, command.amount, unit, false, false});
  return {};
}

}  // namespace lammer::poker
