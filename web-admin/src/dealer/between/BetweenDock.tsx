// Between hands: the one thing to do next. Time charges, the first button, players, or the next hand.
import { ConciergeBell, Undo2, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { TableView } from '../../shared/api/client';
import { money } from '../../shared/money';
import { BarRow, useUndo } from '../hand/HandBar';
import { useGuard } from '../hand/useGuard';
import { CardPad } from '../parts/CardPad';
import { Act, Key, Utility } from '../parts/keys';
import { NowBar, type BarMood } from '../parts/NowBar';
import { useDesk } from '../useDesk';
import { OpenPanel } from './OpenPanel';

const reasons: Record<TableView['step']['left_out'][number]['why'], string> = {
  sitting_out: 'sits out',
  away: 'is away',
  leaving: 'leaves',
  blocked: 'is blocked',
  time_unpaid: 'owes time',
  declined: 'does not post',
  short_stack: 'needs chips',
  waits_for_blind: 'waits for the blind',
};

function leftOut(view: TableView): string {
  const { left_out, playing } = view.step;
  const who = left_out.map(
    ({ seat, why, needs_cents }) =>
      `Seat ${seat} ${reasons[why]}${why === 'short_stack' && needs_cents > 0 ? ` (${money(needs_cents)})` : ''}`,
  );
  return who.length === 0 ? (playing.length > 0 ? 'Everybody seated is dealt in.' : '') : `${who.join('. ')}.`;
}

/** The seats of the next hand are lit on the felt; a list of them would hide what counts. */
function sentenceOf({ step, hand_number }: TableView): string {
  if (step.kind !== 'start_hand') return step.sentence;
  return `Hand ${hand_number + 1} can start: ${step.playing.length} are dealt in`;
}

const moods: Partial<Record<TableView['step']['kind'], BarMood>> = {
  release_hold: 'hold',
  collect_time: 'due',
  verify_time: 'due',
  drop_time: 'due',
};

export function BetweenDock() {
  const { state, view, open, push } = useDesk();
  const { can, undo } = useUndo();
  const { resting, guarded } = useGuard();
  const last = state.queue.at(-1);
  return (
    <section
      className={view.step.kind === 'draw_button' ? 'dock dock-cards' : 'dock'}
      aria-label="What happens now"
      data-rests={resting || undefined}
    >
      <BarRow
        bar={
          <NowBar
            mood={state.offline ? 'offline' : (moods[view.step.kind] ?? 'now')}
            say={state.waits && last ? `${last.words}: being booked` : sentenceOf(view)}
            sub={state.offline ? `Offline: ${state.queue.length} entered and kept.` : leftOut(view)}
            clause={view.step.clause}
            onClause={(clause) => {
              open({ kind: 'why', clause });
            }}
          />
        }
      >
        <Utility icon={Undo2} word="Undo" isDisabled={!can} onPress={undo} />
        <Utility
          icon={ConciergeBell}
          word="Floor"
          onPress={() => {
            open({ kind: 'floor' });
          }}
        />
        <Utility icon={UserRound} word="Push" onPress={push} />
      </BarRow>
      <Acts guarded={guarded} />
    </section>
  );
}

function Acts({ guarded }: { guarded: (act: () => void) => () => void }) {
  const { state, view, tap, open, isFloor } = useDesk();
  const { step } = view;
  const decide = (command: Parameters<typeof tap>[0], words: string) => {
    if (isFloor) tap(command, words);
    else open({ kind: 'sign', command, words });
  };
  switch (step.kind) {
    case 'open_table':
      return <OpenPanel onOpen={decide} />;
    case 'collect_time':
      return (
        <div className="acts">
          {view.seats
            .filter((seat) => step.owing.includes(seat.seat))
            .map((seat) => (
              <Act
                key={seat.seat}
                verb={`Seat ${seat.seat} pays`}
                amount={money(seat.time_due_cents)}
                tone={seat.seat === step.owing[0] ? 'primary' : 'plain'}
                isDisabled={state.waits}
                onPress={guarded(() => {
                  tap({ type: 'collect_time', seat: seat.seat }, `Seat ${seat.seat} pays the time charge`);
                })}
              />
            ))}
        </div>
      );
    case 'verify_time':
      return (
        <div className="acts">
          <Act
            verb="Floor counts and signs"
            amount={money(view.time.area_cents)}
            tone="primary"
            onPress={() => {
              decide({ type: 'verify_time', counted_cents: view.time.area_cents }, 'Time charges verified');
            }}
          />
        </div>
      );
    case 'drop_time':
      return (
        <div className="acts">
          <Act
            verb="Drop"
            amount={money(view.time.area_cents)}
            tone="primary"
            onPress={guarded(() => {
              tap({ type: 'drop_time' }, 'Time charges dropped');
            })}
          />
        </div>
      );
    case 'release_hold':
      return (
        <div className="acts">
          {['Play on as it lies', 'The action stands', 'The action is taken back'].map((ruling) => (
            <Act
              key={ruling}
              verb={`Floor: ${ruling.toLowerCase()}`}
              onPress={() => {
                decide({ type: 'release_hold', ruling }, ruling);
              }}
            />
          ))}
        </div>
      );
    case 'tap_in':
      return (
        <div className="acts">
          <PushAct />
        </div>
      );
    case 'draw_button':
      return <DrawButton seats={step.playing} />;
    case 'need_players':
      return <p className="dock-hint">Tap a seat to seat a player, to buy in or to bring somebody back.</p>;
    default:
      return (
        <div className="acts">
          <Act
            verb={`Start hand ${view.hand_number + 1}`}
            tone="primary"
            isDisabled={state.waits || step.kind !== 'start_hand'}
            onPress={guarded(() => {
              tap({ type: 'start_hand' }, `Start hand ${view.hand_number + 1}`);
            })}
          />
        </div>
      );
  }
}

const noCards: ReadonlySet<string> = new Set();

function PushAct() {
  const { push } = useDesk();
  return <Act verb="A dealer taps in" tone="primary" onPress={push} />;
}

/** One card to each player for the first button, in the order of the seats. */
function DrawButton({ seats }: { seats: number[] }) {
  const { state, view, tap } = useDesk();
  const [picked, setPicked] = useState<string[]>([]);
  const next = seats[picked.length];
  return (
    <>
      <CardPad view={view} gone={noCards} picked={picked} most={seats.length} onPick={setPicked} />
      <div className="cards-close">
        <span className="cards-say">{next === undefined ? 'Everybody has a card.' : `The card of seat ${next}`}</span>
        <Key
          tone="primary"
          isDisabled={picked.length !== seats.length || state.waits}
          onPress={() => {
            const cards = Object.fromEntries(seats.map((seat, index) => [String(seat), picked[index] ?? '']));
            tap({ type: 'draw_button', cards }, 'Cards for the button');
          }}
        >
          Draw for the button
        </Key>
      </div>
    </>
  );
}
