// What every part of the table screen needs: the table as it is shown, a way to tap, a way to open a sheet.
import { createContext, useContext } from 'react';
import type { Me, TableCommand, TableView } from '../shared/api/client';
import type { Desk, DeskState } from './desk/desk';

export type SheetName =
  | { kind: 'raise' }
  | { kind: 'words' }
  | { kind: 'why'; clause: string }
  | { kind: 'floor' }
  | { kind: 'irregularity' }
  | { kind: 'seat'; seat: number }
  | { kind: 'special' }
  | { kind: 'dealer' }
  | { kind: 'sign'; command: TableCommand; words: string };

export interface TableDesk {
  desk: Desk;
  state: DeskState;
  view: TableView;
  me: Me;
  isFloor: boolean;
  sheet: SheetName | null;
  open: (sheet: SheetName | null) => void;
  /** Tells the table; the sheet that asked closes. */
  tap: (command: TableCommand, words: string) => void;
  push: () => void;
}

export const DeskContext = createContext<TableDesk | null>(null);

export function useDesk(): TableDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('outside of a table screen');
  return desk;
}

/** "Seat 4, Rivera" for sentences. */
export function seatName(view: TableView, seat: number | undefined): string {
  if (seat === undefined) return 'The table';
  const name = view.seats.find((one) => one.seat === seat)?.occupant?.name;
  return name === undefined ? `Seat ${seat}` : `Seat ${seat}, ${name}`;
}
