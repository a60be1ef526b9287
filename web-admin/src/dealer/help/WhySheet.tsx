// Why: the clause in the words of the rule book's ledger.
import { useEffect, useState } from 'react';
import type { ClauseText } from '../../shared/api/client';
import { work } from '../../shared/session/session';
import { Key } from '../parts/keys';
import { NowBar } from '../parts/NowBar';
import { Sheet } from '../parts/Sheet';
import { useDesk } from '../useDesk';

const known = new Map<string, ClauseText>();

export function useClause(id: string): { text: ClauseText | null; failed: boolean } {
  const [text, setText] = useState<ClauseText | null>(known.get(id) ?? null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    const read = async () => {
      try {
        const { data } = await work.GET('/api/v1/clauses/{clause}', { params: { path: { clause: id } } });
        if (data) known.set(id, data);
        if (!left) {
          setText(data ?? null);
          setFailed(!data);
        }
      } catch {
        if (!left) setFailed(true);
      }
    };
    if (!known.has(id)) void read();
    return () => {
      left = true;
    };
  }, [id]);
  return { text, failed };
}

export function WhySheet({ clause }: { clause: string }) {
  const { view, open } = useDesk();
  const { text, failed } = useClause(clause);
  return (
    <Sheet
      label="Why?"
      size="half"
      onClose={() => {
        open(null);
      }}
    >
      <NowBar
        say={view.step.sentence}
        sub={`Because of clause ${clause}, rules version ${view.rules?.version ?? '–'}`}
      />
      <div className="why">
        <h2>§ {clause}</h2>
        {text ? (
          <>
            <p className="why-text">{text.requirement}</p>
            {text.decision !== '' && (
              <p>
                <b>How it is decided:</b> {text.decision}
              </p>
            )}
            {text.example !== '' && (
              <p>
                <b>For example:</b> {text.example}
              </p>
            )}
          </>
        ) : (
          <p>{failed ? 'The text cannot be fetched just now. Floor has the printed rules.' : 'Fetching the text…'}</p>
        )}
      </div>
      <div className="raise-keys">
        <Key
          tone="line"
          onPress={() => {
            open({ kind: 'floor' });
          }}
        >
          Call floor…
        </Key>
        <Key
          tone="primary"
          onPress={() => {
            open(null);
          }}
        >
          Understood
        </Key>
      </div>
    </Sheet>
  );
}
