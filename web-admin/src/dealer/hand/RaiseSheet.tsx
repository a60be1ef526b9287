// How much: presets and a pad that cannot hold what the rules refuse. The seat, the bet and the board stay in view.
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { money } from '../../shared/money';
import { AmountPad } from '../parts/AmountPad';
import { centsOf, isLegal, textOf, type Legal } from '../parts/amounts';
import { Key } from '../parts/keys';
import { NowBar } from '../parts/NowBar';
import { Sheet } from '../parts/Sheet';
import { seatName, useDesk } from '../useDesk';

interface Preset {
  name: string;
  cents: number;
}

export function RaiseSheet() {
  const { view, tap, open } = useDesk();
  const legal = view.step.hand?.legal;
  const range = legal?.bet ?? legal?.raise;
  const [text, setText] = useState(range ? textOf(range.least_cents) : '');
  if (!legal || !range) return null;

  const own = view.hand?.seats.find((one) => one.seat === legal.seat);
  const allowed: Legal = {
    least: range.least_cents,
    most: range.most_cents,
    unit: view.rules?.unit_cents ?? 100,
  };
  const price = view.hand?.betting?.price_cents ?? 0;
  const pot = view.hand?.pot_cents ?? 0;
  const call = legal.call_cents ?? 0;
  const part = (factor: number) => {
    const to = price + (pot + call) * factor;
    return Math.round(to / allowed.unit) * allowed.unit;
  };
  const presets: Preset[] = [
    { name: 'Minimum', cents: range.least_cents },
    price > 0 ? { name: '3 × the bet', cents: price * 3 } : { name: '⅓ pot', cents: part(1 / 3) },
    { name: '½ pot', cents: part(0.5) },
    { name: 'Pot', cents: part(1) },
    range.most_cents === legal.all_in_to_cents
      ? { name: 'All-in', cents: range.most_cents }
      : { name: 'Maximum', cents: range.most_cents },
  ];
  const cents = centsOf(text);
  const good = isLegal(cents, allowed);
  const verb = legal.bet ? 'bet' : 'raise';
  const title = legal.bet ? 'bets' : legal.raise_is_completion ? 'completes to' : 'raises to';
  const done = () => {
    if (!good || cents === null) return;
    tap(
      { type: 'act', seat: legal.seat, said: verb, amount_cents: cents },
      `Seat ${legal.seat} ${title} ${money(cents)}`,
    );
  };
  const put = cents === null ? 0 : cents - (own?.in_round_cents ?? 0);

  return (
    <Sheet
      label="Amount"
      size="half"
      onClose={() => {
        open(null);
      }}
    >
      <NowBar
        mark={legal.seat}
        say={`${seatName(view, legal.seat)} ${title}`}
        sub={`From ${money(allowed.least)} to ${money(allowed.most)}`}
      >
        <output className="amount-shown" aria-live="polite">
          {cents === null ? '$' : money(cents)}
        </output>
      </NowBar>
      <div className="raise">
        <div className="presets" role="group" aria-label="Usual amounts">
          {presets.map((preset) => {
            const fits = isLegal(preset.cents, allowed);
            return (
              <Button
                key={preset.name}
                className="preset"
                isDisabled={!fits}
                onPress={() => {
                  setText(textOf(preset.cents));
                }}
              >
                <span>{preset.name}</span>
                <b>{money(preset.cents)}</b>
                {!fits && <small>{preset.cents > allowed.most ? 'above the limit' : 'below the minimum'}</small>}
              </Button>
            );
          })}
          <Key
            onPress={() => {
              setText('');
            }}
          >
            Clear
          </Key>
        </div>
        <AmountPad text={text} onText={setText} legal={allowed} onEnter={done} />
        <div className="raise-sum">
          <dl>
            <dt>Goes in now</dt>
            <dd>{good ? money(put) : '–'}</dd>
            <dt>{price > 0 ? `Raise over ${money(price)}` : 'Opens for'}</dt>
            <dd>{good && cents !== null ? money(cents - price) : '–'}</dd>
            <dt>Stack after</dt>
            <dd>{good ? money((own?.stack_cents ?? 0) - put) : '–'}</dd>
          </dl>
          <p className="raise-note">
            <Lock aria-hidden size={18} /> The pad holds no amount the rules refuse.
          </p>
          <div className="raise-keys">
            <Key
              tone="line"
              onPress={() => {
                open({ kind: 'words' });
              }}
            >
              Chips differ…
            </Key>
            <Key
              tone="line"
              onPress={() => {
                open(null);
              }}
            >
              Cancel
            </Key>
          </div>
          <Key tone="primary" isDisabled={!good} onPress={done}>
            {legal.bet ? 'Bet' : legal.raise_is_completion ? 'Complete to' : 'Raise to'}{' '}
            {cents === null ? '' : money(cents)}
          </Key>
        </div>
      </div>
    </Sheet>
  );
}
