// One seat: who sits there, chips in and out, sitting out, leaving. Beside the felt, so that no seat is covered.
import { ArrowDownToLine, ArrowUpFromLine, CircleDollarSign, LogOut, Pause, Play, X } from 'lucide-react';
import { useState } from 'react';
import type { TableCommand, TableSeat } from '../../shared/api/client';
import { money } from '../../shared/money';
import { AmountPad } from '../parts/AmountPad';
import { centsOf, isLegal } from '../parts/amounts';
import { Key, Utility } from '../parts/keys';
import { useDesk } from '../useDesk';

type Mode = 'none' | 'buy_in' | 'tip' | 'cash_out' | 'away' | 'back';

const verbs: Record<Mode, string> = {
  none: '',
  buy_in: 'Buy in',
  tip: 'Tip',
  cash_out: 'Cash out',
  away: 'Count before leaving',
  back: 'Count on return',
};

export function SeatPanel({ seat }: { seat: number }) {
  const { view, open } = useDesk();
  const place = view.seats.find((one) => one.seat === seat);
  if (!place) return null;
  return (
    <aside className="seat-panel" aria-label={`Seat ${seat}`}>
      <header>
        <span className="panel-no" aria-hidden="true">
          {seat}
        </span>
        <div>
          <h2>{place.occupant?.name ?? 'Open seat'}</h2>
          <p>
            {place.occupant
              ? `${money(place.chips_cents)}${place.pending_cents > 0 ? `, ${money(place.pending_cents)} of it next hand` : ''}`
              : 'Seat a player'}
          </p>
        </div>
        <Key
          label="Close"
          tone="line"
          onPress={() => {
            open(null);
          }}
        >
          <X aria-hidden />
        </Key>
      </header>
      {place.occupant ? <Taken place={place} /> : <Open seat={seat} />}
    </aside>
  );
}

function Open({ seat }: { seat: number }) {
  const { desk, open } = useDesk();
  const [name, setName] = useState('');
  const sit = () => {
    const trimmed = name.trim();
    if (trimmed === '') return;
    // A walk-in has no file in the room yet: the number only has to be his alone.
    const player = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
    desk.tap({ type: 'take_seat', seat, occupant: { name: trimmed, player } }, `Seat ${seat}: ${trimmed}`);
    open({ kind: 'seat', seat });
  };
  return (
    <form
      className="panel-body"
      onSubmit={(event) => {
        event.preventDefault();
        sit();
      }}
    >
      <label className="field">
        Player’s name
        <input
          className="field-input"
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
      </label>
      <Key tone="primary" isDisabled={name.trim() === ''} onPress={sit}>
        Seat here
      </Key>
    </form>
  );
}

function Taken({ place }: { place: TableSeat }) {
  const { desk, view, tap, open, isFloor } = useDesk();
  const { seat } = place;
  const inHand = view.step.kind === 'play_hand';
  const base = view.rules?.bets.min_cents ?? 100;
  const unit = view.rules?.unit_cents ?? 100;
  const presets = [50, 100, 200].map((times) => base * times);
  const [mode, setMode] = useState<Mode>('none');
  const [text, setText] = useState('');
  const most = mode === 'tip' || mode === 'cash_out' ? place.stack_cents : 100_000_000;
  const legal = { least: unit, most: Math.max(unit, most), unit };
  const cents = centsOf(text);
  const send = (command: TableCommand, words: string) => {
    desk.tap(command, words);
    choose('none');
  };
  const floor = (command: TableCommand, words: string) => {
    if (isFloor) send(command, words);
    else open({ kind: 'sign', command, words });
  };
  const done = (amount: number) => {
    switch (mode) {
      case 'none':
      case 'buy_in':
        send({ type: 'buy_in', seat, amount_cents: amount }, `Seat ${seat} buys ${money(amount)}`);
        break;
      case 'tip':
        send({ type: 'tip', seat, amount_cents: amount }, `Seat ${seat} tips ${money(amount)}`);
        break;
      case 'cash_out':
        send({ type: 'cash_out', seat, amount_cents: amount }, `Seat ${seat} cashes out ${money(amount)}`);
        break;
      case 'away':
        floor({ type: 'go_away', seat, method: 'count', counted_cents: amount }, `Seat ${seat} is away`);
        break;
      case 'back':
        floor({ type: 'come_back', seat, counted_cents: amount }, `Seat ${seat} comes back`);
    }
  };
  const choose = (next: Mode) => {
    setMode(next);
    setText('');
  };
  const isOut = place.presence === 'sitting_out' || place.presence === 'leaving';
  const left = view.step.left_out.find((one) => one.seat === seat);

  return (
    <div className="panel-body">
      {left?.why === 'short_stack' && <p className="panel-warn">Needs {money(left.needs_cents)} to be dealt in.</p>}
      {place.time_due_cents > 0 && (
        <Key
          tone="line"
          onPress={() => {
            send({ type: 'collect_time', seat }, `Seat ${seat} pays the time charge`);
          }}
        >
          Collect {money(place.time_due_cents)} for time
        </Key>
      )}
      {mode === 'none' ? (
        <>
          <p className="panel-cap">{place.chips_cents > 0 ? 'Top up with cash' : 'Buy in with cash'}</p>
          <div className="panel-presets" role="group" aria-label="Buy-in">
            {presets.map((amount) => (
              <Key
                key={amount}
                tone="in"
                label={`Buy in ${money(amount)}`}
                onPress={() => {
                  done(amount);
                }}
              >
                +{money(amount)}
              </Key>
            ))}
          </div>
          <div className="panel-utils">
            <Utility
              icon={ArrowDownToLine}
              word="Other…"
              onPress={() => {
                choose('buy_in');
              }}
            />
            <Utility
              icon={CircleDollarSign}
              word="Tip"
              isDisabled={inHand || place.stack_cents === 0}
              onPress={() => {
                choose('tip');
              }}
            />
            <Utility
              icon={ArrowUpFromLine}
              word="Cash out"
              isDisabled={inHand || place.stack_cents === 0}
              onPress={() => {
                choose('cash_out');
              }}
            />
            {isOut ? (
              <Utility
                icon={Play}
                word="Back in"
                onPress={() => {
                  send({ type: 'sit_in', seat }, `Seat ${seat} is back`);
                }}
              />
            ) : (
              <Utility
                icon={Pause}
                word="Sit out"
                isDisabled={place.presence === 'away'}
                onPress={() => {
                  send({ type: 'sit_out', seat }, `Seat ${seat} sits out`);
                }}
              />
            )}
            <Utility
              icon={Pause}
              word={place.presence === 'away' ? 'Returns…' : 'Away…'}
              onPress={() => {
                const covered = place.away?.method === 'cover' || (!place.away && view.rules?.away === 'cover');
                if (!covered) choose(place.presence === 'away' ? 'back' : 'away');
                else if (place.presence === 'away') floor({ type: 'come_back', seat }, `Seat ${seat} comes back`);
                else floor({ type: 'go_away', seat, method: 'cover' }, `Seat ${seat} is away`);
              }}
            />
            <Utility
              icon={LogOut}
              word="Leaves"
              onPress={() => {
                tap({ type: 'leave_seat', seat }, `Seat ${seat} leaves`);
              }}
            />
          </div>
        </>
      ) : (
        <>
          <p className="panel-amount">
            {verbs[mode]} <b>{cents === null ? '$' : money(cents)}</b>
          </p>
          <AmountPad text={text} onText={setText} legal={legal} />
          <div className="raise-keys">
            <Key
              tone="line"
              onPress={() => {
                choose('none');
              }}
            >
              Cancel
            </Key>
            <Key
              tone="in"
              isDisabled={!isLegal(cents, legal)}
              onPress={() => {
                if (cents !== null) done(cents);
              }}
            >
              {verbs[mode]}
            </Key>
          </div>
        </>
      )}
      {place.blocked && (
        <Key
          tone="line"
          onPress={() => {
            floor({ type: 'unblock_seat', seat }, `Seat ${seat} may play`);
          }}
        >
          Floor: close the incident
        </Key>
      )}
    </div>
  );
}
