// One table, followed by whoever works at this browser.
import type { TableView } from '../api/client';
import { liveTicket, work } from '../session/session';
import { follow, type FollowPorts, type Following, type Socket } from './follow';

export async function readTable(table: number, seq: number | null) {
  const { data, response } = await work.GET('/api/v1/tables/{table}', {
    params: { path: { table } },
    headers: seq === null ? {} : { 'If-None-Match': `"${seq}"` },
    signal: AbortSignal.timeout(4_000),
  });
  if (response.status === 304) return 'unchanged';
  if (!data) throw new Error(`table ${table}: ${response.status}`);
  return { seq: data.seq, view: data };
}

function openSocket(ticket: string): Socket {
  const address = new URL('/api/v1/live', window.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.searchParams.set('ticket', ticket);
  return new WebSocket(address);
}

export function followTable(table: number, heard: Pick<FollowPorts<TableView>, 'onView' | 'onLink'>): Following {
  return follow({
    topic: `table/${table}`,
    ticket: liveTicket,
    openSocket,
    read: (seq) => readTable(table, seq),
    ...heard,
  });
}
