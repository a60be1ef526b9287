// The plaque: one a screen, says in a sentence what is so now. Screen readers hear it as a status.
import { CloudOff, Pause, Play, TriangleAlert } from 'lucide-react';
import './Plaque.css';

export type Mood = 'now' | 'hold' | 'due' | 'offline';

const icons = { now: Play, hold: Pause, due: TriangleAlert, offline: CloudOff };

export function Plaque({ mood, say, sub }: { mood: Mood; say: string; sub: string }) {
  const Icon = icons[mood];
  return (
    <div className={`plaque plaque-${mood}`} role="status">
      <span className="plaque-icon">
        <Icon aria-hidden size={20} />
      </span>
      <span>
        <b className="plaque-say">{say}</b>
        <span className="plaque-sub">{sub}</span>
      </span>
    </div>
  );
}
