// Words and chips as they came: what was said, what was put forward. The service says what it means.
import { useState } from 'react';
import type { TableCommand } from '../../shared/api/client';
import { money } from '../../shared/money';
import { AmountPad } from '../parts/AmountPad';
import { centsOf } from '../parts/amounts';
import { Choice, Key } from '../parts/keys';
import { NowBar } from '../parts/NowBar';
import { Sheet } from '../parts/Sheet';
import { seatName, useDesk } from '../useDesk';

type Said = NonNullable<Extract<TableCommand, { type: 'act' }>['said']>;
type Field = 'amount' | 'first' | 'then';

const sayings: [Said, string][] = [
  ['nothing', 'Said nothing'],
  ['check', '“Check”'],
  ['call', '“Call”'],
  ['bet', '“Bet”'],
  ['raise', '“Raise”'],
  ['amount', 'Only an amount'],
];
const anything = { least: 1, most: 100_000_000, unit: 1 };

export function WordsSheet() {
  const { view, tap, open } = useDesk();
  const asked = view.step.hand?.seat ?? view.hand?.betting?.turn;
  const live = view.hand?.seats.filter((one) => one.live && !one.all_in).map((one) => one.seat) ?? [];
  const [seat, setSeat] = useState(asked ?? live[0] ?? 1);
  const [said, setSaid] = useState<Said>('nothing');
  const [field, setField] = useState<Field>('first');
  const [texts, setTexts] = useState<Record<Field, string>>({ amount: '', first: '', then: '' });
  const [oneChip, setOneChip] = useState(false);
  const [notComplete, setNotComplete] = useState(false);
  const amount = centsOf(texts.amount);
  const first = centsOf(texts.first);
  const then = centsOf(texts.then);
  const names: Record<Field, string> = { amount: 'Amount said', first: 'Chips put', then: 'Then more chips' };

  const done = () => {
    const placed = {
      ...(first === null ? {} : { first_cents: first }),
      ...(then === null ? {} : { then_cents: then }),
      ...(oneChip ? { one_chip: true } : {}),
      ...(notComplete ? { not_complete: true } : {}),
    };
    tap(
      {
        type: 'act',
        seat,
        said,
        ...(amount === null ? {} : { amount_cents: amount }),
        ...(Object.keys(placed).length > 0 ? { placed } : {}),
      },
      `Seat ${seat}: words and chips`,
    );
  };

  return (
    <Sheet
      label="Words and chips"
      size="full"
      onClose={() => {
        open(null);
      }}
    >
      <NowBar
        mark={seat}
        say={`${seatName(view, seat)}: words and chips`}
        sub="Enter what was said and what was put forward. The rules decide what it is."
      />
      <div className="words">
        <div className="words-column">
          <div className="seat-picks" role="group" aria-label="Seat">
            {live.map((one) => (
              <Key
                key={one}
                tone={one === seat ? 'in' : 'plain'}
                label={seatName(view, one)}
                onPress={() => {
                  setSeat(one);
                }}
              >
                {one}
              </Key>
            ))}
          </div>
          <div className="choices">
            {sayings.map(([value, name]) => (
              <Choice
                key={value}
                name={name}
                isOn={said === value}
                onPress={() => {
                  setSaid(value);
                  setField(['bet', 'raise', 'amount'].includes(value) ? 'amount' : 'first');
                }}
              />
            ))}
            <Choice
              name="One chip"
              follows="a call, unless raise was said"
              isOn={oneChip}
              onPress={() => {
                setOneChip(!oneChip);
              }}
            />
            <Choice
              name="“Not complete”"
              follows="more may follow"
              isOn={notComplete}
              onPress={() => {
                setNotComplete(!notComplete);
              }}
            />
          </div>
        </div>
        <div className="words-column">
          <div className="words-fields" role="group" aria-label="Amounts">
            {(Object.keys(names) as Field[]).map((name) => (
              <Choice
                key={name}
                name={names[name]}
                follows={money(centsOf(texts[name]) ?? 0)}
                isOn={field === name}
                onPress={() => {
                  setField(name);
                }}
              />
            ))}
          </div>
          <AmountPad
            text={texts[field]}
            legal={anything}
            onText={(text) => {
              setTexts({ ...texts, [field]: text });
            }}
          />
          <div className="raise-keys">
            <Key
              tone="line"
              onPress={() => {
                open(null);
              }}
            >
              Cancel
            </Key>
            <Key tone="primary" isDisabled={said === 'nothing' && first === null} onPress={done}>
              Let the rules decide
            </Key>
          </div>
        </div>
      </div>
    </Sheet>
  );
}
