// The steps of a recorded hand: what happened, the hand as it lay after it, and the money that moved.
import type { HandView, HandWithEvents, RecordedEvent } from '../shared/api/client';
import { potsOf, type Felt } from '../shared/table/feltModel';

export interface Move {
  who: string;
  cents: number;
}

export interface ReplayStep {
  seq: number;
  at: string;
  words: string;
  type: string;
  clauses: string[];
  actor: string;
  device: string;
  street: string;
  hand: HandView | null;
  moves: Move[];
}

function moves(before: HandView | null, after: HandView | null): Move[] {
  if (!before || !after) return [];
  const found: Move[] = [];
  for (const seat of after.seats) {
    const old = before.seats.find((one) => one.seat === seat.seat);
    const cents = seat.stack_cents - (old?.stack_cents ?? seat.stack_cents);
    if (cents !== 0) found.push({ who: `Seat ${seat.seat}`, cents });
  }
  const pot = after.pot_cents - before.pot_cents;
  if (pot !== 0) found.push({ who: 'Pot', cents: pot });
  const rake = after.rake_area_cents - before.rake_area_cents;
  if (rake !== 0) found.push({ who: 'Rake area', cents: rake });
  return found;
}

const plain = (type: string) => type.replace(/^[a-z]+\./, '').replaceAll('_', ' ');

export function stepsOf({ events }: HandWithEvents): ReplayStep[] {
  let hand: HandView | null = null;
  return events.map((event: RecordedEvent) => {
    const next: HandView | null = event.hand ?? hand;
    const step: ReplayStep = {
      seq: event.seq,
      at: event.at,
      words: event.words ?? `${plain(event.type)} (cards are not for every reader)`,
      type: event.type,
      clauses: event.clauses,
      actor: event.actor,
      device: event.device,
      street: next?.street.name ?? 'start',
      hand: next,
      moves: moves(hand, next),
    };
    hand = next;
    return step;
  });
}

/** The index of the step to show for a link: the event itself, or the last before it. */
export function indexAt(steps: ReplayStep[], seq: number | null): number {
  if (seq === null) return 0;
  const after = steps.findIndex((step) => step.seq > seq);
  return Math.max(0, (after === -1 ? steps.length : after) - 1);
}

export function feltOfHand(hand: HandView, seatCount: number): Felt {
  const most = Math.max(seatCount, ...hand.seats.map((seat) => seat.seat));
  const seats = Array.from({ length: most }, (_, index) => index + 1);
  return {
    seats: seats.map((number) => {
      const of = hand.seats.find((one) => one.seat === number);
      const blind = hand.place.blinds.indexOf(number);
      return {
        seat: number,
        name: of ? `Seat ${number}` : null,
        stack: of?.stack_cents ?? 0,
        bet: of?.in_round_cents ?? 0,
        state: !of ? 'open' : of.live ? (of.all_in ? 'all_in' : 'playing') : 'folded',
        cards: of?.live ? of.cards : [],
        tabled: of?.tabled ?? false,
        pending: 0,
        owes: 0,
        award: of?.award_cents ?? 0,
        puck: hand.place.button === number ? 'D' : null,
        blind: (['SB', 'BB', '3B'] as const)[blind] ?? null,
      };
    }),
    boards: hand.boards.filter((board) => board.length > 0),
    pots: potsOf(hand),
    rakeArea: hand.rake_area_cents,
    now: hand.betting?.turn ?? null,
    hasBoard: !hand.game.startsWith('STUD') && hand.boards.length > 0,
    hasHand: true,
  };
}
