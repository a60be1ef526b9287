// The health of the service, a part a row: icon, name, word and sentence.
import { Tag, type Tone } from '../shared/parts/Tag';
import type { HealthRow } from './healthRows';

const words: Record<HealthRow['state'], { tone: Tone; word: string }> = {
  up: { tone: 'ok', word: 'Up' },
  down: { tone: 'bad', word: 'Down' },
  off: { tone: 'plain', word: 'Not used' },
  asking: { tone: 'waiting', word: 'Asking' },
  unknown: { tone: 'offline', word: 'Unknown' },
};

export function HealthList({ rows }: { rows: HealthRow[] }) {
  return (
    <section className="health" aria-labelledby="health-heading">
      <header>
        <h2 id="health-heading">Health</h2>
        <Summary rows={rows} />
      </header>
      <ul>
        {rows.map((row) => (
          <li key={row.name}>
            <span className="health-name">{row.name}</span>
            <Tag {...words[row.state]} />
            <span className="health-sentence">{row.sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Summary({ rows }: { rows: HealthRow[] }) {
  if (rows.some((row) => row.state === 'asking')) return null;
  const poor = rows.filter((row) => row.state === 'down' || row.state === 'unknown').length;
  return poor === 0 ? (
    <Tag tone="ok" word="All well" />
  ) : (
    <Tag tone="warn" word={`${poor} of ${rows.length} to look at`} />
  );
}
