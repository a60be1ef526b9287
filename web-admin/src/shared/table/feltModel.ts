// What the felt shows, whoever shows it: the tablet, the watcher, the replayer. Made of the service's view and nothing else.
import type { HandSeat, HandView, TableSeat, TableView } from '../api/client';

export interface FeltSeat {
  seat: number;
  name: string | null;
  stack: number;
  bet: number;
  state: 'open' | 'playing' | 'folded' | 'all_in' | 'sitting_out' | 'away' | 'leaving' | 'waiting';
  cards: { card: string; up: boolean }[];
  tabled: boolean;
  pending: number;
  owes: number;
  award: number;
  puck: 'D' | null;
  blind: 'SB' | 'BB' | '3B' | null;
}

export interface Felt {
  seats: FeltSeat[];
  boards: string[][];
  pots: { amount: number; eligible: number[] }[];
  rakeArea: number;
  now: number | null;
  /** Up cards lie before their seats. */
  hasBoard: boolean;
  hasHand: boolean;
}

function stateOf(place: TableSeat, hand: HandSeat | undefined, inHand: boolean): FeltSeat['state'] {
  if (!place.occupant) return 'open';
  if (hand?.live) return hand.all_in ? 'all_in' : 'playing';
  if (place.presence === 'away') return 'away';
  if (place.presence === 'sitting_out') return 'sitting_out';
  if (hand) return 'folded';
  if (place.presence === 'leaving') return 'leaving';
  return inHand ? 'waiting' : 'playing';
}

function blindOf(view: TableView, seat: number): FeltSeat['blind'] {
  const at = view.hand?.place.blinds.indexOf(seat) ?? -1;
  return (['SB', 'BB', '3B'] as const)[at] ?? null;
}

/** Layers of blinds and bets mean nothing to anybody unless somebody is all-in: without one it is one pot. */
export function potsOf({ pots, pot_cents, seats }: HandView): Felt['pots'] {
  if (!seats.some((seat) => seat.live && seat.all_in))
    return [{ amount: pot_cents, eligible: seats.filter((seat) => seat.live).map((seat) => seat.seat) }];
  return pots.map((pot) => ({ amount: pot.amount_cents, eligible: pot.eligible }));
}

export function feltOf(view: TableView): Felt {
  const inHand = view.step.kind === 'play_hand' || (view.hand !== undefined && view.hand.phase !== 'ended');
  const hand = inHand ? view.hand : undefined;
  return {
    seats: view.seats.map((place) => {
      const of = hand?.seats.find((one) => one.seat === place.seat);
      return {
        seat: place.seat,
        name: place.occupant?.name ?? null,
        stack: of?.stack_cents ?? place.stack_cents,
        bet: of?.in_round_cents ?? 0,
        state: stateOf(place, of, inHand),
        cards: of?.live ? of.cards : [],
        tabled: of?.tabled ?? false,
        pending: place.pending_cents,
        owes: place.time_due_cents,
        award: of?.award_cents ?? 0,
        puck: view.button === place.seat && view.rules?.game.has_button ? 'D' : null,
        blind: hand ? blindOf(view, place.seat) : null,
      };
    }),
    boards: hand?.boards.filter((board) => board.length > 0) ?? [],
    pots: hand ? potsOf(hand) : [],
    rakeArea: hand?.rake_area_cents ?? 0,
    now: view.step.hand?.seat ?? null,
    hasBoard: view.rules?.game.has_board ?? true,
    hasHand: hand !== undefined,
  };
}
