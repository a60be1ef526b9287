// The table itself: strip, felt, and the dock or sheet the next step calls for.
import { useCallback, useMemo, useState } from 'react';
import type { Me, TableCommand } from '../shared/api/client';
import { Main } from '../shared/Main';
import { feltOf } from '../shared/table/feltModel';
import { FeltTable } from '../shared/table/FeltTable';
import { useStore } from '../shared/store';
import { BetweenDock } from './between/BetweenDock';
import { BetweenMiddle } from './between/BetweenMiddle';
import { SeatPanel } from './between/SeatPanel';
import { HandDock } from './hand/HandDock';
import { DealerTray } from './parts/DealerTray';
import { Strip } from './parts/Strip';
import { Sheets } from './Sheets';
import { DeskContext, type SheetName, type TableDesk } from './useDesk';
import { useTableDesk } from './useTableDesk';

export function TableScreen({ me, table, onPush }: { me: Me; table: number; onPush: () => void }) {
  const { desk, link } = useTableDesk(table, me);
  const state = useStore(desk.state);
  const [opened, setOpened] = useState<{ sheet: SheetName | null; inHand: boolean } | null>(null);
  const view = state.shown;
  const inHand = view?.step.kind === 'play_hand';
  // A hand that begins or ends takes what was open with it.
  const sheet = opened?.inHand === inHand ? opened.sheet : null;
  const open = useCallback(
    (next: SheetName | null) => {
      setOpened({ sheet: next, inHand });
    },
    [inHand],
  );

  const value = useMemo<TableDesk | null>(
    () =>
      view && {
        desk,
        state,
        view,
        me,
        isFloor: me.roles.some((role) => role === 'floor' || role === 'shift_supervisor'),
        sheet,
        open,
        tap: (command: TableCommand, words: string) => {
          open(null);
          desk.tap(command, words);
        },
        push: onPush,
      },
    [desk, state, view, me, sheet, open, onPush],
  );

  if (!value) return <main className="tablet" aria-busy="true" />;
  const step = value.view.step.hand;
  const seat = sheet?.kind === 'seat' ? sheet.seat : null;
  return (
    <DeskContext value={value}>
      <Main className="tablet table-screen">
        <h1 className="sr">{value.view.name}</h1>
        <Strip link={link} />
        <div className="stage">
          <FeltTable
            felt={feltOf(value.view)}
            tray={<DealerTray />}
            middle={<BetweenMiddle />}
            selected={seat}
            nextCards={step?.kind === 'deal_board' ? step.cards : 0}
            onSeat={(pressed) => {
              open(seat === pressed ? null : { kind: 'seat', seat: pressed });
            }}
          />
          {seat !== null && <SeatPanel key={seat} seat={seat} />}
        </div>
        {inHand ? <HandDock /> : <BetweenDock />}
        <Sheets />
      </Main>
    </DeskContext>
  );
}
