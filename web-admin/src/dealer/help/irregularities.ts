// Each irregularity the rules know, with what follows from it and what must be told. The service decides whether it applies.
import type { TableCommand } from '../../shared/api/client';

/** What the wizard asks for before the command can be made. */
export interface Asked {
  seat?: 'required' | 'optional';
  /** How many cards; `may` be named, or must be. */
  cards?: { most: number; required: boolean };
  options?: { key: Option; name: string; follows: string }[];
}

export type Option = 'examined' | 'protected' | 'rebuilt' | 'own_fault' | 'count';

export interface Told {
  seat: number | null;
  cards: string[];
  options: ReadonlySet<Option>;
}

export interface Irregularity {
  id: string;
  name: string;
  follows: string;
  remedy: string;
  clauses: string[];
  byFloor?: boolean;
  /** Every bet goes back. */
  returnsBets?: boolean;
  asks?: Asked;
  only?: 'stud' | 'clock';
  command: (told: Told) => TableCommand;
}

const card = ({ cards }: Told) => (cards[0] === undefined ? {} : { card: cards[0] });
const seat = (told: Told) => told.seat ?? 1;

function misdeal(
  cause: Extract<TableCommand, { type: 'declare_misdeal' }>['cause'],
  name: string,
  follows: string,
  remedy: string,
  clause: string,
): Irregularity {
  return {
    id: `misdeal.${cause}`,
    name,
    follows,
    remedy: `${remedy} Every bet goes back, the button stays, the hand is dealt anew.`,
    clauses: [clause],
    byFloor: true,
    returnsBets: true,
    command: () => ({ type: 'declare_misdeal', cause }),
  };
}

function lost(
  reason: 'thrown_in' | 'up_cards_turned' | 'absent',
  rest: Omit<Irregularity, 'id' | 'command'>,
): Irregularity {
  return { ...rest, id: `throw_in.${reason}`, command: (told) => ({ type: 'throw_in', seat: seat(told), reason }) };
}

export const irregularities: Irregularity[] = [
  {
    id: 'card_exposed',
    name: 'Card exposed',
    follows: 'exchanged, or plays up in stud',
    remedy: 'The exposed card is exchanged or turned up, as the game has it.',
    clauses: ['POKER-18.P', 'POKER-18.M'],
    asks: { seat: 'required', cards: { most: 1, required: false } },
    command: (told) => ({ type: 'card_exposed', seat: seat(told), ...card(told) }),
  },
  {
    id: 'card_off_table',
    name: 'Card off the table',
    follows: 'examined, not used',
    remedy: 'The card is examined and taken out; a seat that lost it gets another.',
    clauses: ['POKER-18.O'],
    asks: {
      seat: 'optional',
      cards: { most: 1, required: false },
      options: [{ key: 'examined', name: 'It was examined', follows: 'must be, before play goes on' }],
    },
    command: (told) => ({
      type: 'card_off_table',
      examined: told.options.has('examined'),
      ...(told.seat === null ? {} : { seat: told.seat }),
      ...card(told),
    }),
  },
  {
    id: 'boxed_card',
    name: 'One card face up in the deck',
    follows: 'not used, play on',
    remedy: 'The card is not used in this hand. A second one is a misdeal.',
    clauses: ['POKER-18.J'],
    asks: { cards: { most: 1, required: false } },
    command: (told) => ({ type: 'boxed_card', ...card(told) }),
  },
  misdeal('face_up_cards', 'Two or more face up', 'misdeal', 'Two cards lay face up in the deck.', 'POKER-18.G.3'),
  misdeal('no_shuffle_or_cut', 'No shuffle or cut', 'misdeal', 'The deck was not shuffled or not cut.', 'POKER-18.G.1'),
  misdeal(
    'wrong_start',
    'Wrong start seat',
    'misdeal, or late: play on',
    'The deal began at the wrong seat.',
    'POKER-18.G.2',
  ),
  misdeal(
    'seat_skipped',
    'Seat skipped',
    'misdeal, or late: play on',
    'A seat that plays got no cards.',
    'POKER-18.G.4',
  ),
  misdeal(
    'exposed_cards',
    'Two cards exposed',
    'misdeal where the house says so',
    'Two cards were exposed.',
    'POKER-18.P',
  ),
  misdeal('deck_too_short', 'Deck ran out', 'misdeal', 'Too few cards are left.', 'POKER-12.B'),
  {
    id: 'cards_to_ineligible',
    name: 'Cards to a seat not playing',
    follows: 'discarded, play on',
    remedy: 'The cards are dead; play goes on.',
    clauses: ['POKER-18.H'],
    asks: { cards: { most: 5, required: true } },
    command: (told) => ({ type: 'cards_to_ineligible', cards: told.cards }),
  },
  {
    id: 'void.missing_cards',
    name: 'Card missing',
    follows: 'hand void, deck replaced',
    remedy: 'The hand does not count. Every bet goes back, the rake too; the deck leaves the table.',
    clauses: ['POKER-18.I', 'POKER-07.F.6'],
    byFloor: true,
    returnsBets: true,
    command: () => ({ type: 'void_hand', cause: 'missing_cards' }),
  },
  {
    id: 'void.extra_cards',
    name: 'Card too many',
    follows: 'hand void, deck replaced',
    remedy: 'The hand does not count. Every bet goes back, the rake too; the deck leaves the table.',
    clauses: ['POKER-18.I', 'POKER-07.F.6'],
    byFloor: true,
    returnsBets: true,
    command: () => ({ type: 'void_hand', cause: 'extra_cards' }),
  },
  {
    id: 'foul_hand',
    name: 'Fouled hand',
    follows: 'dead, rebuilt or refunded',
    remedy:
      'Unprotected: dead. Protected: rebuilt if it can be, else what was paid in goes back unless the player is at fault.',
    clauses: ['POKER-18.K'],
    byFloor: true,
    asks: {
      seat: 'required',
      options: [
        { key: 'count', name: 'Wrong number of cards', follows: 'else: mixed with others' },
        { key: 'protected', name: 'It was protected', follows: 'a chip or a hand lay on it' },
        { key: 'rebuilt', name: 'It can be rebuilt', follows: 'plays on' },
        { key: 'own_fault', name: 'The player is at fault', follows: 'no refund' },
      ],
    },
    command: (told) => ({
      type: 'foul_hand',
      seat: seat(told),
      foul: told.options.has('count') ? 'count' : 'mixed',
      protected_by_player: told.options.has('protected'),
      rebuilt: told.options.has('rebuilt'),
      own_fault: told.options.has('own_fault'),
    }),
  },
  lost('thrown_in', {
    name: 'Cards thrown in',
    follows: 'fold; owed money stays due',
    remedy: 'The hand is folded. A blind, a forced or a spoken bet is still paid.',
    clauses: ['POKER-18.L'],
    asks: { seat: 'required' },
  }),
  lost('up_cards_turned', {
    name: 'Up cards turned down',
    follows: 'fold',
    remedy: 'Facing a bet, turning the up cards down is a fold.',
    clauses: ['POKER-18.L.1.b'],
    asks: { seat: 'required' },
    only: 'stud',
  }),
  lost('absent', {
    name: 'Player left',
    follows: 'fold',
    remedy: 'The hand of a player who is gone is folded.',
    clauses: ['POKER-18.K.4'],
    asks: { seat: 'required' },
  }),
  {
    id: 'lock.transaction',
    name: 'Transaction first',
    follows: 'no card until it is done',
    remedy: 'Nothing is dealt until the transaction is closed.',
    clauses: ['POKER-07.F.1.c'],
    command: () => ({ type: 'lock_deal', reason: 'transaction' }),
  },
  {
    id: 'lock.shuffler_stopped',
    name: 'Shuffler jams',
    follows: 'reshuffle',
    remedy: 'The cards are shuffled again before the deal.',
    clauses: ['POKER-18.Q'],
    command: () => ({ type: 'lock_deal', reason: 'shuffler_stopped' }),
  },
  {
    id: 'lock.shuffler_out',
    name: 'Shuffler out of use',
    follows: 'cover it, shuffle by hand',
    remedy: 'The shuffler is covered or marked before a shuffle by hand.',
    clauses: ['POKER-18.R'],
    command: () => ({ type: 'lock_deal', reason: 'shuffler_out' }),
  },
  {
    id: 'enter_late',
    name: 'Cards entered late',
    follows: 'a mucked hand, for the record',
    remedy: 'The cards of a hand that was not shown are entered after the settlement.',
    clauses: ['POKER-18.F'],
    byFloor: true,
    asks: { seat: 'required', cards: { most: 7, required: true } },
    command: (told) => ({ type: 'enter_late', seat: seat(told), cards: told.cards }),
  },
  {
    id: 'clock',
    name: 'Clock on the player',
    follows: 'then the hand is ruled on',
    remedy: 'The player in turn has the posted time to act.',
    clauses: ['POKER-07.D.4'],
    only: 'clock',
    command: () => ({ type: 'call_clock' }),
  },
  {
    id: 'time_out',
    name: 'Time is up',
    follows: 'as posted: fold, check or floor',
    remedy: 'The clock on the player in turn has run out.',
    clauses: ['POKER-07.D.4'],
    only: 'clock',
    command: () => ({ type: 'time_out' }),
  },
];
