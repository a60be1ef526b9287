// The hand replayer: step, play, jump; what happened, the table after it, the money that moved and the clauses. The address
// always names the moment that is shown, so that it can be sent to somebody.
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Link2, Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useParams, useSearchParams } from 'react-router';
import type { ClauseText, HandWithEvents } from '../shared/api/client';
import { Main } from '../shared/Main';
import { money, moved } from '../shared/money';
import { work } from '../shared/session/session';
import { FeltTable } from '../shared/table/FeltTable';
import { usePageTitle } from '../shared/usePageTitle';
import { feltOfHand, indexAt, stepsOf, type ReplayStep } from './replay';
import { SignedIn } from './SignedIn';
import '../shared/parts/controls.css';
import './watch.css';

const speeds = [0.5, 1, 4] as const;
const stepMs = 1_000;

function useHand(table: number, number: number): { hand: HandWithEvents | null; missing: boolean } {
  const [hand, setHand] = useState<HandWithEvents | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let left = false;
    const read = async () => {
      const { data } = await work.GET('/api/v1/tables/{table}/hands/{hand}', {
        params: { path: { table, hand: number } },
      });
      if (left) return;
      setHand(data ?? null);
      setMissing(!data);
    };
    void read().catch(() => {
      setMissing(true);
    });
    return () => {
      left = true;
    };
  }, [table, number]);
  return { hand, missing };
}

function Clause({ id }: { id: string }) {
  const [text, setText] = useState<ClauseText | null>(null);
  useEffect(() => {
    let left = false;
    void work
      .GET('/api/v1/clauses/{clause}', { params: { path: { clause: id } } })
      .then(({ data }) => {
        if (!left) setText(data ?? null);
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [id]);
  return (
    <div className="replay-clause">
      <b>§ {id}</b>
      <p>{text?.requirement ?? '…'}</p>
    </div>
  );
}

function Events({ steps, now, onStep }: { steps: ReplayStep[]; now: number; onStep: (index: number) => void }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  return (
    <ol className="replay-events" ref={list}>
      {steps.map((step, index) => (
        <li key={step.seq}>
          {step.street !== steps[index - 1]?.street && <h3>{step.street}</h3>}
          <Button
            className={index > now ? 'replay-event replay-later' : 'replay-event'}
            {...(index === now ? { 'aria-current': 'step' as const } : {})}
            onPress={() => {
              onStep(index);
            }}
          >
            <span className="replay-no">{index + 1}</span>
            <span>{step.words}</span>
            {step.clauses.length > 0 && <span className="replay-mark">§</span>}
          </Button>
        </li>
      ))}
    </ol>
  );
}

function Replay({ table, hand }: { table: number; hand: HandWithEvents }) {
  const steps = useMemo(() => stepsOf(hand), [hand]);
  const [query, setQuery] = useSearchParams();
  const asked = query.get('at');
  const index = indexAt(steps, asked === null ? null : Number(asked));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(1);
  const [copied, setCopied] = useState(false);
  const step = steps[index];
  const last = steps.length - 1;

  const go = (to: number) => {
    const target = steps[Math.max(0, Math.min(last, to))];
    if (target) setQuery({ at: String(target.seq) }, { replace: true });
    setCopied(false);
  };
  const isPlaying = playing && index < last;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      go(index + 1);
    }, stepMs / speed);
    return () => {
      clearTimeout(timer);
    };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return;
      if (event.key === 'ArrowRight') go(index + 1);
      else if (event.key === 'ArrowLeft') go(index - 1);
      else if (event.key === 'Home') go(0);
      else if (event.key === 'End') go(last);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  });
  if (!step) return null;
  const keys = [
    { icon: ChevronFirst, word: 'To the start', to: 0 },
    { icon: ChevronLeft, word: 'One step back', to: index - 1 },
    { icon: ChevronRight, word: 'One step on', to: index + 1 },
    { icon: ChevronLast, word: 'To the end', to: last },
  ];

  return (
    <Main className="replay desk">
      <header className="watch-head">
        <AriaLink className="key" href={`/floor/tables/${table}`}>
          Table {table}
        </AriaLink>
        <h1>Hand {hand.number}</h1>
        <p>
          {hand.game} · dealer {hand.dealer} · {new Date(hand.started_at).toLocaleString('en-GB')} · rules version{' '}
          {hand.rules_version} · pot {money(hand.pot_cents)}, rake {money(hand.rake_cents)} · {hand.outcome}
        </p>
        {hand.number > 1 && (
          <AriaLink className="key" href={`/floor/tables/${table}/hands/${hand.number - 1}`}>
            <ChevronLeft aria-hidden size={18} /> {hand.number - 1}
          </AriaLink>
        )}
        <AriaLink className="key" href={`/floor/tables/${table}/hands/${hand.number + 1}`}>
          {hand.number + 1} <ChevronRight aria-hidden size={18} />
        </AriaLink>
      </header>
      <section className="panel replay-list" aria-labelledby="events">
        <h2 id="events">
          Events{' '}
          <span>
            {index + 1} of {steps.length}
          </span>
        </h2>
        <Events steps={steps} now={index} onStep={go} />
      </section>
      <section className="replay-table" aria-label="Table">
        {step.hand ? (
          <FeltTable felt={feltOfHand(step.hand, 10)} tray={`Dealer ${hand.dealer}`} />
        ) : (
          <p className="watch-empty">The hand begins.</p>
        )}
        <div className="replay-keys panel">
          {keys.slice(0, 2).map(({ icon: Icon, word, to }) => (
            <Button
              key={word}
              className="key"
              aria-label={word}
              onPress={() => {
                go(to);
              }}
            >
              <Icon aria-hidden />
            </Button>
          ))}
          <Button
            className="key key-primary"
            onPress={() => {
              if (index === last) go(0);
              setPlaying(!isPlaying);
            }}
          >
            {isPlaying ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
            {isPlaying ? 'Pause' : 'Play'}
          </Button>
          {keys.slice(2).map(({ icon: Icon, word, to }) => (
            <Button
              key={word}
              className="key"
              aria-label={word}
              onPress={() => {
                go(to);
              }}
            >
              <Icon aria-hidden />
            </Button>
          ))}
          <input
            className="replay-range"
            type="range"
            aria-label="Event"
            min={0}
            max={last}
            value={index}
            onChange={(event) => {
              go(Number(event.target.value));
            }}
          />
          {speeds.map((one) => (
            <Button
              key={one}
              className="key replay-speed"
              aria-pressed={one === speed}
              onPress={() => {
                setSpeed(one);
              }}
            >
              {one}×
            </Button>
          ))}
        </div>
      </section>
      <aside className="replay-side">
        <div className="replay-now" role="status">
          <b>{step.words}</b>
          <span>
            {new Date(step.at).toLocaleTimeString('en-GB')} · entered by {step.actor}
          </span>
        </div>
        {step.moves.length > 0 && (
          <dl className="panel replay-moves">
            {step.moves.map(({ who, cents }) => (
              <div key={who}>
                <dt>{who}</dt>
                <dd className={cents > 0 ? 'replay-in' : 'replay-out'}>{moved(cents)}</dd>
              </div>
            ))}
          </dl>
        )}
        <section className="panel replay-clauses" aria-labelledby="clauses">
          <h2 id="clauses">Clauses of this event</h2>
          {step.clauses.length === 0 && <p className="watch-empty">It follows from the event before.</p>}
          {step.clauses.map((id) => (
            <Clause key={id} id={id} />
          ))}
        </section>
        <Button
          className="key"
          onPress={() => {
            void navigator.clipboard.writeText(window.location.href).then(
              () => {
                setCopied(true);
              },
              () => undefined,
            );
          }}
        >
          <Link2 aria-hidden size={18} /> {copied ? 'The address is copied' : 'Copy the address of this moment'}
        </Button>
      </aside>
    </Main>
  );
}

function ReplayOf({ table, number }: { table: number; number: number }) {
  const { hand, missing } = useHand(table, number);
  usePageTitle(`Hand ${number}, table ${table}`);
  if (hand) return <Replay table={table} hand={hand} />;
  return (
    <Main className="watch-message">
      <p>{missing ? `Hand ${number} of table ${table} is not there, or it is not over.` : 'Fetching the hand…'}</p>
      {missing && (
        <AriaLink className="key" href={`/floor/tables/${table}`}>
          Back to the table
        </AriaLink>
      )}
    </Main>
  );
}

export function ReplayPage() {
  const { table, hand } = useParams();
  return (
    <SignedIn>
      <ReplayOf key={hand} table={Number(table)} number={Number(hand)} />
    </SignedIn>
  );
}
