// A desk for one table and one person, joined to the service.
import { useEffect, useMemo, useState } from 'react';
import type { Me, Problem } from '../shared/api/client';
import type { Link } from '../shared/live/follow';
import { followTable, readTable } from '../shared/live/followTable';
import { lookAgain, work } from '../shared/session/session';
import { Desk } from './desk/desk';
import type { Entry, Sent } from './desk/entry';
import { openJournal, type Journal } from './desk/journal';

let journal: Journal | null = null;
function theJournal(): Journal {
  return (journal ??= openJournal());
}

const answerMsMax = 6_000;

function meaning(status: number, problem: Problem): Sent {
  if (status === 401) return { kind: 'signed_out' };
  if (problem.code === 'table.moved_on') return { kind: 'moved_on', problem };
  // Too much to do, or the record is away for a moment: it goes again, with the same key.
  if (status >= 500 || status === 429) return { kind: 'unreachable' };
  return { kind: 'refused', problem };
}

async function send(entry: Entry): Promise<Sent> {
  try {
    const { data, error, response } = await work.POST('/api/v1/tables/{table}/commands', {
      params: {
        path: { table: entry.table },
        header: {
          'Idempotency-Key': entry.key,
          ...(entry.after === null ? {} : { 'If-Match': `"${entry.after}"` }),
        },
      },
      body: entry.command,
      signal: AbortSignal.timeout(answerMsMax),
    });
    if (data) return { kind: 'accepted', seq: data.seq };
    const sent = meaning(response.status, error);
    if (sent.kind === 'signed_out') void lookAgain();
    return sent;
  } catch {
    return { kind: 'unreachable' };
  }
}

export function useTableDesk(table: number, me: Me): { desk: Desk; link: Link } {
  const [link, setLink] = useState<Link>('polling');
  const licence = me.licence ?? '';
  const desk = useMemo(() => {
    const made: Desk = new Desk({
      table,
      licence,
      journal: theJournal(),
      send,
      refresh: async () => {
        const answer = await readTable(table, made.state.get().view?.seq ?? null);
        if (answer !== 'unchanged') made.seen(answer.view);
      },
    });
    return made;
  }, [table, licence]);
  useEffect(() => {
    desk.resume();
    const following = followTable(table, {
      onView: (view) => {
        desk.seen(view);
      },
      onLink: (now) => {
        setLink(now);
        if (now !== 'away') desk.tryNow();
      },
    });
    void desk.start();
    return () => {
      following.stop();
      desk.stop();
    };
  }, [desk, table]);
  return { desk, link };
}
