// A tap that is on its way to the service. Its key is made here, at the tap: however often it is sent, it counts once.
import type { Problem, TableCommand, TableView } from '../../shared/api/client';

export interface Entry {
  key: string;
  table: number;
  /** Licence of whoever tapped; nobody else's session sends it. */
  by: string;
  command: TableCommand;
  /** For people: "Seat 4 folds". */
  words: string;
  /** What the tap was an answer to: see `placeOf`. */
  place: string;
  /** The table's event the command follows on, as told to the service; fixed when it is first sent. */
  after: number | null;
  madeAt: number;
}

export type Sent =
  | { kind: 'accepted'; seq: number }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'moved_on'; problem: Problem }
  | { kind: 'signed_out' }
  | { kind: 'unreachable' };

/** Which question the table asks. The same place on two views: an answer given to one is an answer to the other. */
export function placeOf(view: TableView): string {
  return JSON.stringify([view.hand_number, view.hand?.street.index, view.hand?.deck.left, view.step]);
}

export function newKey(): string {
  return crypto.randomUUID();
}
