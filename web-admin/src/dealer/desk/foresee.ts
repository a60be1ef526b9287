// What the table will probably look like when taps on their way have arrived. A guess for the eye, so that a dealer need not
// wait for a slow or broken line: the service alone decides, and what it says replaces every guess.
//
// Only betting is foreseen. Everything else waits, with the tap shown as sent.
import type { HandSeat, HandStep, LegalActions, TableCommand, TableView } from '../../shared/api/client';
import { money } from '../../shared/money';

export interface Foresight {
  view: TableView;
  /** Nothing can be entered until the service has answered. */
  waits: boolean;
}

type Act = Extract<TableCommand, { type: 'act' }>;

function totalOf(act: Act, seat: HandSeat, legal: LegalActions): number {
  switch (act.said) {
    case 'call':
      return seat.in_round_cents + (legal.call_cents ?? 0);
    case 'bet':
    case 'raise':
      return act.amount_cents ?? seat.in_round_cents;
    case 'all_in':
      return legal.all_in_to_cents;
    default:
      return seat.in_round_cents;
  }
}

function clockwiseFrom(seats: HandSeat[], seat: number): HandSeat[] {
  return [...seats.filter((one) => one.seat > seat), ...seats.filter((one) => one.seat < seat)];
}

function after(act: Act, view: TableView, seats: HandSeat[], price: number): HandSeat | null {
  const others = clockwiseFrom(seats, act.seat).filter((one) => one.live && !one.all_in);
  const owing = others.find((one) => one.in_round_cents < price);
  if (owing) return owing;
  // Checked round to here: those up to the button have not spoken yet. Before the flop nobody can tell from outside.
  const button = view.button;
  const next = others[0];
  if (price > 0 || button === undefined || !next) return null;
  const turns = (from: number) => (from - button - 1 + 20) % 10;
  return turns(next.seat) > turns(act.seat) ? next : null;
}

function choicesOf(seat: HandSeat, price: number, before: LegalActions, raised: boolean): LegalActions {
  const owed = Math.max(0, price - seat.in_round_cents);
  const allIn = seat.in_round_cents + seat.stack_cents;
  const legal: LegalActions = {
    seat: seat.seat,
    fold: owed > 0 || before.fold,
    check: owed === 0,
    all_in_to_cents: allIn,
    raise_is_completion: before.raise_is_completion,
  };
  if (owed > 0) legal.call_cents = Math.min(owed, seat.stack_cents);
  // What a raise may be after one that is not booked yet only the service can tell.
  if (raised || seat.stack_cents <= owed) return legal;
  for (const kind of ['bet', 'raise'] as const) {
    const range = before[kind];
    if (range)
      legal[kind] = {
        least_cents: Math.min(range.least_cents, allIn),
        most_cents: Math.min(Math.max(range.most_cents, range.least_cents), allIn),
      };
  }
  return legal;
}

function wordsOf({ call_cents, check }: LegalActions): string {
  if (check) return 'check or bet';
  return call_cents === undefined ? 'to act' : `${money(call_cents)} to call`;
}

function foreseeAct(view: TableView, act: Act): Foresight | null {
  const { hand, step } = view;
  const asked = step.hand;
  const legal = asked?.legal;
  if (!hand?.betting || !legal || asked.kind !== 'act' || asked.seat !== act.seat || act.placed) return null;
  const seat = hand.seats.find((one) => one.seat === act.seat);
  if (!seat || act.said === 'nothing' || act.said === 'amount') return null;

  const total = totalOf(act, seat, legal);
  const put = Math.max(0, total - seat.in_round_cents);
  const raised = total > hand.betting.price_cents;
  const price = Math.max(total, hand.betting.price_cents);
  const seats = hand.seats.map((one) =>
    one.seat === act.seat
      ? {
          ...one,
          live: act.said !== 'fold',
          in_round_cents: total,
          in_pot_cents: one.in_pot_cents + put,
          stack_cents: one.stack_cents - put,
          all_in: put > 0 && put === one.stack_cents,
        }
      : one,
  );
  const next = seats.filter((one) => one.live).length > 1 ? after(act, view, seats, price) : null;
  const shown: TableView = {
    ...view,
    hand: {
      ...hand,
      seats,
      pot_cents: hand.pot_cents + put,
      betting: { ...hand.betting, price_cents: price, ...(next ? { turn: next.seat } : {}) },
    },
  };
  if (!next) return { view: shown, waits: true };
  const choices = choicesOf(next, price, legal, raised);
  const handStep: HandStep = {
    ...asked,
    seat: next.seat,
    legal: choices,
    sentence: `Seat ${next.seat}: ${wordsOf(choices)}`,
  };
  return { view: { ...shown, step: { ...step, hand: handStep, sentence: handStep.sentence } }, waits: false };
}

export function foresee(view: TableView, commands: TableCommand[]): Foresight {
  let seen: Foresight = { view, waits: false };
  for (const command of commands) {
    const next = seen.waits || command.type !== 'act' ? null : foreseeAct(seen.view, command);
    if (!next) return { ...seen, waits: true };
    seen = next;
  }
  return seen;
}
