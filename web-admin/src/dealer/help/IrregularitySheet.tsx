// The wizard: what happened, what is to be told about it, what follows. Floor's decisions are signed by floor.
import { PenLine, Scale } from 'lucide-react';
import { useState } from 'react';
import { money } from '../../shared/money';
import { CardPad } from '../parts/CardPad';
import { Choice, Key } from '../parts/keys';
import { NowBar } from '../parts/NowBar';
import { Sheet } from '../parts/Sheet';
import { seatName, useDesk } from '../useDesk';
import { irregularities, type Irregularity, type Option, type Told } from './irregularities';

function Refunds() {
  const { view } = useDesk();
  const paid = view.hand?.seats.filter((one) => one.in_pot_cents > 0) ?? [];
  const sum = paid.reduce((total, one) => total + one.in_pot_cents, 0);
  return (
    <div className="refunds">
      <p>
        <Scale aria-hidden size={20} /> Back to the players: <b>{money(sum)}</b>
      </p>
      <ul>
        {paid.map((one) => (
          <li key={one.seat}>
            {seatName(view, one.seat)} <b>+{money(one.in_pot_cents)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function isReady(what: Irregularity, told: Told): boolean {
  const { asks } = what;
  if (asks?.seat === 'required' && told.seat === null) return false;
  return !(asks?.cards?.required && told.cards.length === 0);
}

function Details({ what, told, onTold }: { what: Irregularity; told: Told; onTold: (told: Told) => void }) {
  const { view, open } = useDesk();
  const seats = what.id === 'enter_late' ? view.hand?.seats : view.hand?.seats.filter((one) => one.live);
  const { asks } = what;
  // A card that a seat holds may be the one it is about.
  const isHeld = what.id === 'card_exposed' || what.id === 'card_off_table';
  return (
    <div className="remedy">
      <p className="remedy-say">{what.remedy}</p>
      <p className="remedy-clauses">
        {what.clauses.map((clause) => (
          <Key
            key={clause}
            tone="line"
            label={`Clause ${clause}`}
            onPress={() => {
              open({ kind: 'why', clause });
            }}
          >
            § {clause}
          </Key>
        ))}
      </p>
      {what.returnsBets && <Refunds />}
      {asks?.seat && (
        <div className="seat-picks" role="group" aria-label="Seat">
          {asks.seat === 'optional' && (
            <Key
              tone={told.seat === null ? 'in' : 'plain'}
              onPress={() => {
                onTold({ ...told, seat: null });
              }}
            >
              Deck
            </Key>
          )}
          {(seats ?? []).map(({ seat }) => (
            <Key
              key={seat}
              tone={told.seat === seat ? 'in' : 'plain'}
              label={seatName(view, seat)}
              onPress={() => {
                onTold({ ...told, seat });
              }}
            >
              Seat {seat}
            </Key>
          ))}
        </div>
      )}
      {asks?.options && (
        <div className="choices choices-two">
          {asks.options.map((option) => (
            <Choice
              key={option.key}
              name={option.name}
              follows={option.follows}
              isOn={told.options.has(option.key)}
              onPress={() => {
                const options = new Set<Option>(told.options);
                if (!options.delete(option.key)) options.add(option.key);
                onTold({ ...told, options });
              }}
            />
          ))}
        </div>
      )}
      {asks?.cards && (
        <CardPad
          view={view}
          {...(isHeld ? { gone: new Set(view.hand?.boards.flat()) } : {})}
          picked={told.cards}
          most={asks.cards.most}
          onPick={(cards) => {
            onTold({ ...told, cards });
          }}
        />
      )}
    </div>
  );
}

export function IrregularitySheet() {
  const { view, open, tap, isFloor } = useDesk();
  const [what, setWhat] = useState<Irregularity | null>(null);
  const [told, setTold] = useState<Told>({ seat: null, cards: [], options: new Set() });
  const stud = view.rules?.game.has_button === false;
  const offered = irregularities.filter(
    ({ only }) => !only || (only === 'stud' ? stud : view.rules?.clock_seconds !== undefined),
  );
  const signs = what?.byFloor && !isFloor;
  return (
    <Sheet
      label="Irregularity"
      size="full"
      onClose={() => {
        open(null);
      }}
    >
      <NowBar
        mood="due"
        say={what ? `${what.name}: ${what.follows}` : 'What happened?'}
        sub={
          what
            ? signs
              ? 'Floor decides and signs.'
              : 'Tell what is asked for, then confirm.'
            : 'The second line says what follows.'
        }
      />
      {what ? (
        <Details what={what} told={told} onTold={setTold} />
      ) : (
        <div className="choices wizard-list">
          {offered.map((one) => (
            <Choice
              key={one.id}
              name={one.name}
              follows={one.follows}
              onPress={() => {
                setWhat(one);
              }}
            />
          ))}
          <Choice
            name="Words or chips"
            follows="words count"
            onPress={() => {
              open({ kind: 'words' });
            }}
          />
          <Choice
            name="Something else"
            follows="floor decides"
            onPress={() => {
              open({ kind: 'floor' });
            }}
          />
        </div>
      )}
      <div className="raise-keys">
        <Key
          tone="line"
          onPress={() => {
            open(null);
          }}
        >
          Back to the hand
        </Key>
        {what && (
          <Key
            tone="line"
            onPress={() => {
              setWhat(null);
              setTold({ seat: null, cards: [], options: new Set() });
            }}
          >
            Another cause
          </Key>
        )}
        {what && (
          <Key
            tone="primary"
            isDisabled={!isReady(what, told)}
            onPress={() => {
              const command = what.command(told);
              if (signs) open({ kind: 'sign', command, words: what.name });
              else tap(command, what.name);
            }}
          >
            {signs && <PenLine aria-hidden />} {signs ? 'Floor signs…' : `Confirm: ${what.name}`}
          </Key>
        )}
      </div>
    </Sheet>
  );
}
