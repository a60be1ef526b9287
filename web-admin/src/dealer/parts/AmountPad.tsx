// Figures for an amount. A key that could only lead to an amount the rules refuse is dim.
import { Delete } from 'lucide-react';
import { useEffect } from 'react';
import { mayBecomeLegal, needsPoint, type Legal } from './amounts';
import { Key } from './keys';

export function AmountPad({
  text,
  onText,
  legal,
  onEnter,
}: {
  text: string;
  onText: (text: string) => void;
  legal: Legal;
  onEnter?: () => void;
}) {
  const point = needsPoint(legal);
  const may = (key: string) =>
    !(key === '.' && text.includes('.')) && mayBecomeLegal(text + key, legal) && !(text === '' && key.startsWith('0'));
  // A new amount begins where the one shown cannot be continued.
  const next = (key: string) => (may(key) ? text + key : key);
  const can = (key: string) => may(key) || (!key.startsWith('0') && key !== '.' && mayBecomeLegal(key, legal));

  useEffect(() => {
    const type = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
      if (event.key === 'Backspace') onText(text.slice(0, -1));
      else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) onEnter?.();
      else if (/^[0-9.]$/.test(event.key) && (event.key !== '.' || point) && can(event.key)) onText(next(event.key));
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', type);
    return () => {
      window.removeEventListener('keydown', type);
    };
  });

  return (
    <div className="pad" role="group" aria-label="Amount">
      {['7', '8', '9', '4', '5', '6', '1', '2', '3', point ? '.' : '00', '0'].map((key) => (
        <Key
          key={key}
          isDisabled={!can(key)}
          onPress={() => {
            onText(next(key));
          }}
        >
          {key}
        </Key>
      ))}
      <Key
        label="Delete the last figure"
        isDisabled={text === ''}
        onPress={() => {
          onText(text.slice(0, -1));
        }}
      >
        <Delete aria-hidden />
      </Key>
    </div>
  );
}
