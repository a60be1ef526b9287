// Keys of the tablet: acts at the bottom edge, small utilities, choices with their consequence.
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';

interface Press {
  onPress: () => void;
  isDisabled?: boolean;
}

export function Act({
  verb,
  amount,
  tone = 'plain',
  onPress,
  isDisabled = false,
}: Press & { verb: string; amount?: string | undefined; tone?: 'plain' | 'primary' | 'guard' }) {
  return (
    <Button className={`act act-${tone}`} onPress={onPress} isDisabled={isDisabled}>
      <span className={amount === undefined ? 'act-only' : 'act-verb'}>{verb}</span>
      {amount !== undefined && <span className="act-amount">{amount}</span>}
    </Button>
  );
}

export function Utility({ icon: Icon, word, onPress, isDisabled = false }: Press & { icon: LucideIcon; word: string }) {
  return (
    <Button className="util" onPress={onPress} isDisabled={isDisabled}>
      <Icon aria-hidden size={24} />
      {word}
    </Button>
  );
}

export function Choice({
  name,
  follows,
  isOn = false,
  onPress,
  isDisabled = false,
}: Press & { name: string; follows?: string | undefined; isOn?: boolean }) {
  return (
    <Button className="choice" aria-pressed={isOn} onPress={onPress} isDisabled={isDisabled}>
      <span className="choice-tick" aria-hidden="true">
        {isOn ? '✓' : ''}
      </span>
      <span>
        <b>{name}</b>
        {follows !== undefined && <small>{follows}</small>}
      </span>
    </Button>
  );
}

export function Key({
  children,
  label,
  onPress,
  isDisabled = false,
  tone = 'plain',
}: Press & { children: ReactNode; label?: string; tone?: 'plain' | 'primary' | 'line' | 'in' }) {
  return (
    <Button className={`tkey tkey-${tone}`} onPress={onPress} isDisabled={isDisabled}>
      {label === undefined ? (
        children
      ) : (
        <>
          <span className="tkey-face" aria-hidden="true">
            {children}
          </span>
          <span className="sr">{label}</span>
        </>
      )}
    </Button>
  );
}
