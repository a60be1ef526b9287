// The one plaque of the screen: what happens now, in words that can be read aloud, with the clause that says so.
import { CloudOff, Hand, Play, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';

export type BarMood = 'now' | 'hold' | 'due' | 'refused' | 'offline';

const icons = { now: Play, hold: Hand, due: TriangleAlert, refused: X, offline: CloudOff };

export function NowBar({
  mood = 'now',
  mark,
  say,
  sub,
  clause,
  onClause,
  children,
}: {
  mood?: BarMood;
  /** A seat's number instead of the icon. */
  mark?: number | undefined;
  say: string;
  sub?: ReactNode;
  clause?: string | undefined;
  onClause?: (clause: string) => void;
  children?: ReactNode;
}) {
  const Icon = icons[mood];
  return (
    <div className={`nowbar nowbar-${mood}`}>
      <span className="nowbar-mark" aria-hidden="true">
        {mark ?? <Icon size={24} />}
      </span>
      <div className="nowbar-text" role={mood === 'refused' ? 'alert' : 'status'}>
        <b className="nowbar-say">{say}</b>
        {sub !== undefined && <span className="nowbar-sub">{sub}</span>}
      </div>
      {clause !== undefined && onClause && (
        <Button
          className="nowbar-clause"
          onPress={() => {
            onClause(clause);
          }}
        >
          <span aria-hidden="true">§</span>
          <span className="sr">Clause</span> {clause}
        </Button>
      )}
      {children}
    </div>
  );
}
