// A browser that belongs to no table: floor reads out a code, the tablet redeems it.
import { Delete } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../shared/api/client';
import { Main } from '../../shared/Main';
import { Mark } from '../../shared/Mark';
import { lookAgain } from '../../shared/session/session';
import { Key } from '../parts/keys';
import { NowBar } from '../parts/NowBar';

const characters = '1234567890QWERTYUIOPASDFGHJKLZXCVBNM';
const length = 8;

export function EnrolScreen() {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const plain = code.replace(/[^0-9A-Z]/g, '');

  const redeem = async () => {
    setBusy(true);
    try {
      const { data, error } = await api.POST('/api/v1/devices', { body: { code: plain } });
      if (data) await lookAgain();
      else setWrong(error.title);
    } catch {
      setWrong('The service does not answer. Look at the network of this tablet.');
    }
    setBusy(false);
  };
  const type = (text: string) => {
    setWrong(null);
    setCode(text.toUpperCase().slice(0, length + 1));
  };

  return (
    <Main className="tablet life life-enrol">
      <div className="life-title">
        <Mark size={72} />
        <div>
          <h1>Bind this tablet to a table</h1>
          <p>Floor makes a code for the table. It is good once, for ten minutes.</p>
        </div>
      </div>
      {wrong !== null && <NowBar mood="refused" say={wrong} sub="Ask floor for a new code." />}
      <form
        className="life-enrol-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (plain.length === length) void redeem();
        }}
      >
        <label className="field">
          Code
          <input
            className="field-input field-code"
            value={code}
            placeholder="7K2M-9XQ4"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => {
              type(event.target.value);
            }}
          />
        </label>
        <div className="letters" role="group" aria-label="Letters and figures">
          {Array.from(characters).map((key) => (
            <Key
              key={key}
              isDisabled={plain.length >= length}
              onPress={() => {
                type(plain + key);
              }}
            >
              {key}
            </Key>
          ))}
          <Key
            label="Delete the last letter"
            onPress={() => {
              type(plain.slice(0, -1));
            }}
          >
            <Delete aria-hidden />
          </Key>
        </div>
        <Key tone="primary" isDisabled={plain.length !== length || busy} onPress={() => void redeem()}>
          Enrol this tablet
        </Key>
      </form>
    </Main>
  );
}
