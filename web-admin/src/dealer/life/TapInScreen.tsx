// Licence number and PIN on a pad as large as the half of the tablet. Also the push: the one who leaves stands on the left.
import { Delete, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Me } from '../../shared/api/client';
import { Main } from '../../shared/Main';
import { Mark } from '../../shared/Mark';
import { Key } from '../parts/keys';
import { NowBar } from '../parts/NowBar';
import { recentDealers } from './recentDealers';
import { tapIn } from './tapIn';

const pinMax = 8;
const pinMin = 6;
const prefixes = ['D-', 'F-', 'S-'];

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2);
}

export function TapInScreen({
  table,
  leaving,
  title,
  firstLicence = '',
  onDone,
}: {
  table: number;
  leaving: Me | null;
  title?: string;
  firstLicence?: string;
  onDone: () => void;
}) {
  const [licence, setLicence] = useState(firstLicence);
  const [pin, setPin] = useState('');
  const [field, setField] = useState<'licence' | 'pin'>(firstLicence === '' ? 'licence' : 'pin');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const others = recentDealers().filter((dealer) => dealer.licence !== leaving?.licence);
  const ready = licence.length >= 2 && pin.length >= pinMin && !busy;

  const press = (figure: string) => {
    setWrong(null);
    if (field === 'licence') setLicence((text) => (text === '' ? 'D-' : text) + figure);
    else setPin((text) => (text + figure).slice(0, pinMax));
  };
  const back = () => {
    if (field === 'licence') setLicence((text) => text.slice(0, -1));
    else setPin((text) => text.slice(0, -1));
  };
  const submit = async () => {
    setBusy(true);
    try {
      const problem = await tapIn(licence.trim().toUpperCase(), pin);
      if (problem) setWrong(problem.title);
      else onDone();
    } catch {
      setWrong('The service does not answer. Look at the network of this tablet.');
    }
    setPin('');
    setBusy(false);
  };

  return (
    <Main className="tablet life">
      <section className="life-left">
        <div className="life-title">
          <Mark size={72} />
          <div>
            <h1>{title ?? (leaving ? 'Push: new dealer' : 'Tap in')}</h1>
            <p>Table {table}. Licence number, then PIN.</p>
          </div>
        </div>
        {wrong !== null && <NowBar mood="refused" say={wrong} />}
        {leaving && (
          <p className="life-leaves">
            Leaves <b>{leaving.name}</b> {leaving.licence}
          </p>
        )}
        <div className="life-people">
          {others.slice(0, 3).map((dealer) => (
            <Button
              key={dealer.licence}
              className={dealer.licence === licence ? 'person person-on' : 'person'}
              onPress={() => {
                setLicence(dealer.licence);
                setField('pin');
              }}
            >
              <span className="person-mark" aria-hidden="true">
                {initials(dealer.name)}
              </span>
              <span>
                <b>{dealer.name}</b>
                <small>{dealer.licence}</small>
              </span>
            </Button>
          ))}
          <Button
            className="person person-line"
            onPress={() => {
              setLicence('');
              setField('licence');
            }}
          >
            <span className="person-mark" aria-hidden="true">
              <KeyRound size={22} />
            </span>
            <span>
              <b>Another licence number</b>
              <small>floor may also tap in here</small>
            </span>
          </Button>
        </div>
        {leaving && (
          <Key tone="line" onPress={onDone}>
            Back to the table
          </Key>
        )}
      </section>
      <form
        className="life-right"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) void submit();
        }}
      >
        <div className="licence-row">
          <label className="field">
            Licence number
            <input
              className={field === 'licence' ? 'field-input field-on' : 'field-input'}
              value={licence}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="D-201"
              onFocus={() => {
                setField('licence');
              }}
              onChange={(event) => {
                setLicence(event.target.value.toUpperCase().slice(0, 40));
              }}
            />
          </label>
          {prefixes.map((prefix) => (
            <Key
              key={prefix}
              label={`Licence number with ${prefix}`}
              onPress={() => {
                setLicence(prefix + licence.replace(/^\D+/, ''));
                setField('licence');
              }}
            >
              {prefix}
            </Key>
          ))}
        </div>
        <label className="field">
          PIN
          <input
            className={field === 'pin' ? 'field-input field-pin field-on' : 'field-input field-pin'}
            type="password"
            inputMode="none"
            autoComplete="off"
            value={pin}
            onFocus={() => {
              setField('pin');
            }}
            onChange={(event) => {
              setPin(event.target.value.replace(/\D/g, '').slice(0, pinMax));
            }}
          />
        </label>
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
              if (field === 'licence') setLicence('');
              else setPin('');
            }}
          >
            Clear
          </Key>
          <Key
            onPress={() => {
              press('0');
            }}
          >
            0
          </Key>
          <Key label="Delete the last figure" onPress={back}>
            <Delete aria-hidden />
          </Key>
        </div>
        {field === 'licence' && pin === '' ? (
          <Key
            tone="primary"
            isDisabled={licence.length < 2}
            onPress={() => {
              setField('pin');
            }}
          >
            Go on to the PIN
          </Key>
        ) : (
          <Key tone="primary" isDisabled={!ready} onPress={() => void submit()}>
            Tap in to table {table}
          </Key>
        )}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Main>
  );
}
