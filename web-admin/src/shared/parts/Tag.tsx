// A word with its icon on a tinted ground. The meaning is in the word; colour and icon repeat it.
import { Check, CloudOff, Ellipsis, Minus, X, TriangleAlert } from 'lucide-react';
import './Tag.css';

export type Tone = 'ok' | 'bad' | 'warn' | 'offline' | 'plain' | 'waiting';

const icons = { ok: Check, bad: X, warn: TriangleAlert, offline: CloudOff, plain: Minus, waiting: Ellipsis };

export function Tag({ tone, word }: { tone: Tone; word: string }) {
  const Icon = icons[tone];
  return (
    <span className={`tag tag-${tone}`}>
      <Icon aria-hidden size={15} strokeWidth={2.6} />
      {word}
    </span>
  );
}
