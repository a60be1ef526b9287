// The table watcher: a table as it lies, live and read only, with the hands that were played.
import { Cloud, CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useParams } from 'react-router';
import type { HandSummary } from '../shared/api/client';
import { Main } from '../shared/Main';
import { Mark } from '../shared/Mark';
import { money } from '../shared/money';
import { Plaque } from '../shared/parts/Plaque';
import { work } from '../shared/session/session';
import { feltOf } from '../shared/table/feltModel';
import { FeltTable } from '../shared/table/FeltTable';
import { usePageTitle } from '../shared/usePageTitle';
import { SignedIn } from './SignedIn';
import { useTable } from './useTable';
import '../shared/parts/controls.css';
import './watch.css';

const timeOf = (text: string) =>
  new Date(text).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

function useHands(table: number, newest: number): HandSummary[] | null {
  const [hands, setHands] = useState<HandSummary[] | null>(null);
  useEffect(() => {
    let left = false;
    const read = async () => {
      const { data } = await work.GET('/api/v1/tables/{table}/hands', {
        params: { path: { table }, query: { limit: 50 } },
      });
      if (data && !left) setHands(data.items);
    };
    void read().catch(() => undefined);
    // A hand that has just ended is listed a moment later.
    const again = setTimeout(() => void read().catch(() => undefined), 1_500);
    return () => {
      left = true;
      clearTimeout(again);
    };
  }, [table, newest]);
  return hands;
}

function Hands({ table, newest }: { table: number; newest: number }) {
  const hands = useHands(table, newest);
  const [find, setFind] = useState('');
  if (!hands) return <p className="watch-empty">Fetching the hands…</p>;
  const shown = hands.filter((hand) =>
    [hand.number, hand.game, hand.dealer, hand.outcome].join(' ').toLowerCase().includes(find.toLowerCase()),
  );
  return (
    <>
      <input
        className="watch-find"
        type="search"
        aria-label="Search hands"
        placeholder="Number, game, dealer…"
        value={find}
        onChange={(event) => {
          setFind(event.target.value);
        }}
      />
      {shown.length === 0 && (
        <p className="watch-empty">{hands.length === 0 ? 'No hand is over yet.' : 'No hand matches.'}</p>
      )}
      <ul className="watch-hands">
        {shown.map((hand) => (
          <li key={hand.number}>
            <AriaLink className="watch-hand" href={`/floor/tables/${table}/hands/${hand.number}`}>
              <b>Hand {hand.number}</b>
              <span>{timeOf(hand.ended_at)}</span>
              <span>{hand.game}</span>
              <span>{hand.outcome === 'completed' ? `${hand.players} players` : hand.outcome}</span>
              <b className="watch-amount">{money(hand.pot_cents)}</b>
            </AriaLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Watch({ table }: { table: number }) {
  const { view, link } = useTable(table);
  usePageTitle(view?.name ?? `Table ${table}`);
  if (!view)
    return (
      <Main className="watch-message">
        <p>{link === 'away' ? `Table ${table} cannot be read: there may be no such table.` : 'Fetching the table…'}</p>
      </Main>
    );
  const isLive = link === 'live';
  return (
    <Main className="watch desk">
      <header className="watch-head">
        <AriaLink href="/" aria-label="First page">
          <Mark size={32} />
        </AriaLink>
        <h1>{view.name}</h1>
        <p>
          {view.rules?.game.name ?? 'Closed'} · hand {view.hand_number} · dealer {view.dealer?.dealer ?? 'none'}
        </p>
        <span className="watch-link" role="status">
          {link === 'away' ? <CloudOff aria-hidden size={18} /> : <Cloud aria-hidden size={18} />}
          {link === 'away' ? 'No answer: shown as it last was' : isLive ? 'Live' : 'Asked every second'}
        </span>
      </header>
      <section className="watch-table" aria-label="Table">
        <FeltTable felt={feltOf(view)} tray={view.dealer ? `Dealer ${view.dealer.dealer}` : 'No dealer'} />
        <Plaque
          mood={view.hold ? 'hold' : 'now'}
          say={view.step.sentence}
          sub={`§ ${view.step.clause}${view.calls.length > 0 ? ` · floor called: ${view.calls.map((call) => call.reason).join(', ')}` : ''}`}
        />
      </section>
      <section className="watch-side panel" aria-labelledby="hands">
        <h2 id="hands">Hands</h2>
        <Hands table={table} newest={view.last_hand?.number ?? 0} />
      </section>
    </Main>
  );
}

export function WatchPage() {
  const table = Number(useParams()['table']);
  return (
    <SignedIn>
      <Watch key={table} table={table} />
    </SignedIn>
  );
}
