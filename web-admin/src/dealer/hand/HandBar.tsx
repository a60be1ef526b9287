// The plaque with its utilities, the same above every dock of a hand. A refusal takes the plaque's place until it is read.
import { CircleHelp, ConciergeBell, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TableView } from '../../shared/api/client';
import { Key, Utility } from '../parts/keys';
import { NowBar } from '../parts/NowBar';
import { seatName, useDesk } from '../useDesk';

export function useUndo(): { can: boolean; undo: () => void } {
  const { desk, state, view, tap } = useDesk();
  const unsent = state.queue.at(-1)?.after === null;
  return {
    can: unsent || view.may_take_back > 0,
    undo: () => {
      if (!desk.takeBackUnsent()) tap({ type: 'rewind', commands: 1 }, 'Undo');
    },
  };
}

export function Notice() {
  const { desk, state, open } = useDesk();
  const { notice, view } = state;
  if (!notice) return null;
  const lost = notice.lost.join(', ');
  const instead = view ? `Now: ${view.step.sentence}.` : '';
  const close = (
    <Key
      tone="line"
      onPress={() => {
        desk.dismiss();
      }}
    >
      Understood
    </Key>
  );
  if (notice.kind !== 'refused')
    return (
      <NowBar
        mood="due"
        say={notice.kind === 'moved_on' ? 'Another screen was faster' : 'Entries of another dealer were not booked'}
        sub={`Not booked: ${lost}. ${instead}`}
      >
        {close}
      </NowBar>
    );
  return (
    <NowBar
      mood="refused"
      say={`Not booked: ${notice.problem?.title ?? lost}`}
      sub={`${lost}. ${instead}`}
      clause={notice.problem?.clause}
      onClause={(clause) => {
        open({ kind: 'why', clause });
      }}
    >
      {close}
    </NowBar>
  );
}

export function BarRow({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  const { state } = useDesk();
  return (
    <div className="now-row">
      {state.notice ? <Notice /> : bar}
      {!state.notice && children}
    </div>
  );
}

export function streetName(view: TableView): string {
  const name = view.hand?.street.name ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function HandBar({ say, sub }: { say?: string; sub?: string }) {
  const { state, view, open } = useDesk();
  const { can, undo } = useUndo();
  const step = view.step.hand;
  const street = streetName(view);
  const sentence = say ?? step?.sentence ?? view.step.sentence;
  const last = state.queue.at(-1);
  const waits = state.waits && last;
  return (
    <BarRow
      bar={
        <NowBar
          mood={state.offline ? 'offline' : 'now'}
          mark={state.offline ? undefined : step?.seat}
          say={waits ? `${last.words}: being booked` : sentence}
          sub={
            state.offline
              ? `Offline: ${state.queue.length} entered, checked when the line is back.`
              : (sub ?? [street, step?.seat ? seatName(view, step.seat) : ''].filter(Boolean).join(' · '))
          }
          clause={view.step.clause}
          onClause={(clause) => {
            open({ kind: 'why', clause });
          }}
        />
      }
    >
      <Utility icon={Undo2} word="Undo" isDisabled={!can} onPress={undo} />
      <Utility
        icon={CircleHelp}
        word="Why?"
        onPress={() => {
          open({ kind: 'why', clause: view.step.clause });
        }}
      />
      <Utility
        icon={TriangleAlert}
        word="Irregular"
        onPress={() => {
          open({ kind: 'irregularity' });
        }}
      />
      <Utility
        icon={ConciergeBell}
        word="Floor"
        onPress={() => {
          open({ kind: 'floor' });
        }}
      />
    </BarRow>
  );
}
