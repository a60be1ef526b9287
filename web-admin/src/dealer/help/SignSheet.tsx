// What only floor may decide: floor signs with licence and PIN at this tablet, and the decision goes out under that name.
// The dealer taps in again afterwards.
import { useState } from 'react';
import type { TableCommand } from '../../shared/api/client';
import { placeOf } from '../desk/entry';
import { openJournal } from '../desk/journal';
import { tapIn } from '../life/tapIn';
import { Key } from '../parts/keys';
import { NowBar } from '../parts/NowBar';
import { Sheet } from '../parts/Sheet';
import { useDesk } from '../useDesk';

export function SignSheet({ command, words }: { command: TableCommand; words: string }) {
  const { view, open } = useDesk();
  const [licence, setLicence] = useState('F-');
  const [pin, setPin] = useState('');
  const [field, setField] = useState<'licence' | 'pin'>('licence');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  const press = (figure: string) => {
    if (field === 'licence') setLicence(licence + figure);
    else setPin((pin + figure).slice(0, 8));
  };
  const sign = async () => {
    setBusy(true);
    const by = licence.trim().toUpperCase();
    // Written down for floor before floor is here: the desk that opens for floor sends it first.
    const key = crypto.randomUUID();
    const journal = openJournal();
    await journal.add({
      key,
      table: view.id,
      by,
      command,
      words,
      place: placeOf(view),
      after: null,
      madeAt: Date.now(),
    });
    let problem: string | null = null;
    try {
      problem = (await tapIn(by, pin, { sits: false }))?.title ?? null;
    } catch {
      problem = 'The service does not answer.';
    }
    if (problem !== null) {
      await journal.remove([key]);
      setWrong(problem);
      setPin('');
      setBusy(false);
    }
  };

  return (
    <Sheet
      label="Floor signs"
      size="full"
      onClose={() => {
        open(null);
      }}
    >
      {wrong === null ? (
        <NowBar mood="hold" say={`Floor decides: ${words}`} sub="Licence number and PIN of floor." />
      ) : (
        <NowBar mood="refused" say={wrong} />
      )}
      <div className="sign">
        <div className="sign-fields">
          <label className="field">
            Licence number of floor
            <input
              className="field-input"
              value={licence}
              autoComplete="off"
              spellCheck={false}
              onFocus={() => {
                setField('licence');
              }}
              onChange={(event) => {
                setLicence(event.target.value.toUpperCase());
              }}
            />
          </label>
          <label className="field">
            PIN
            <input
              className="field-input field-pin"
              type="password"
              inputMode="none"
              autoComplete="off"
              value={pin}
              onFocus={() => {
                setField('pin');
              }}
              onChange={(event) => {
                setPin(event.target.value.replace(/\D/g, '').slice(0, 8));
              }}
            />
          </label>
          <p>The dealer taps in again when floor has decided.</p>
        </div>
        <div className="pin-pad" role="group" aria-label="Keypad">
          {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((figure) => (
            <Key
              key={figure}
              onPress={() => {
                press(figure);
              }}
            >
              {figure}
            </Key>
          ))}
          <Key
            onPress={() => {
              setField(field === 'pin' ? 'licence' : 'pin');
            }}
          >
            {field === 'pin' ? 'Licence' : 'PIN'}
          </Key>
          <Key
            onPress={() => {
              press('0');
            }}
          >
            0
          </Key>
          <Key
            label="Delete the last figure"
            onPress={() => {
              if (field === 'pin') setPin(pin.slice(0, -1));
              else setLicence(licence.slice(0, -1));
            }}
          >
            ⌫
          </Key>
        </div>
      </div>
      <div className="raise-keys">
        <Key
          tone="line"
          onPress={() => {
            open(null);
          }}
        >
          Cancel
        </Key>
        <Key tone="primary" isDisabled={licence.length < 3 || pin.length < 6 || busy} onPress={() => void sign()}>
          Sign: {words}
        </Key>
      </div>
    </Sheet>
  );
}
