// Following a topic over a line that breaks, skips and falls silent: what is handed on has no gap.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow, type Following, type Link } from './follow';

interface View {
  at: number;
}

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: unknown[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let shown: number[];
let links: Link[];
let answer: () => Promise<{ seq: number; view: View } | 'unchanged'>;
let reads: number;
let following: Following;

const view = (at: number) => ({ at });
const snapshot = (seq: number) => ({ op: 'snapshot', topic: 'table/7', seq, view: view(seq) });
const events = (from: number, to: number) => ({ op: 'events', topic: 'table/7', from, to, events: [], view: view(to) });
const last = () => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
};
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  shown = [];
  links = [];
  reads = 0;
  answer = () => Promise.resolve('unchanged');
});
afterEach(() => {
  following.stop();
  vi.useRealTimers();
});

async function begin(): Promise<void> {
  following = follow<View>({
    topic: 'table/7',
    ticket: () => Promise.resolve('a-ticket'),
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    read: () => {
      reads += 1;
      return answer();
    },
    onView: ({ at }) => shown.push(at),
    onLink: (link) => links.push(link),
  });
  await settle();
}

async function live(): Promise<void> {
  await begin();
  last().onopen?.();
  last().say(snapshot(10));
}

test('subscribes, shows the snapshot and what follows on it, and asks no more', async () => {
  await live();
  expect(last().sent).toEqual([{ op: 'subscribe', topic: 'table/7' }]);
  last().say(events(11, 12));
  for (const op of ['hello', 'heartbeat', 'pong', 'unheard_of']) last().say({ op });
  last().say(events(13, 13));
  expect(shown).toEqual([10, 12, 13]);
  expect(links.at(-1)).toBe('live');
  const before = reads;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reads).toBe(before);
});

test('a gap is not shown: it subscribes again from what it has', async () => {
  await live();
  last().say(events(13, 14));
  expect(shown).toEqual([10]);
  expect(last().sent.at(-1)).toEqual({ op: 'subscribe', topic: 'table/7', since: 10 });
  last().say(events(11, 14));
  expect(shown).toEqual([10, 14]);
});

test('news that are known already change nothing', async () => {
  await live();
  last().say(events(11, 12));
  last().say(events(11, 12));
  last().say(events(12, 13));
  expect(shown).toEqual([10, 12, 13]);
});

test('a snapshot of another topic is not ours', async () => {
  await live();
  last().say({ ...snapshot(99), topic: 'table/8' });
  expect(shown).toEqual([10]);
});

test('resync begins anew', async () => {
  await live();
  last().say({ op: 'resync' });
  expect(last().sent.at(-1)).toEqual({ op: 'subscribe', topic: 'table/7' });
});

test('a broken line is followed by asking every second and comes back where it was', async () => {
  await live();
  answer = () => Promise.resolve({ seq: 11, view: view(11) });
  last().onclose?.();
  await settle();
  expect(links.at(-1)).toBe('polling');
  expect(shown).toEqual([10, 11]);
  await vi.advanceTimersByTimeAsync(600);
  expect(sockets).toHaveLength(2);
  last().onopen?.();
  expect(last().sent).toEqual([{ op: 'subscribe', topic: 'table/7', since: 11 }]);
  last().say(events(12, 12));
  expect(shown).toEqual([10, 11, 12]);
  expect(links.at(-1)).toBe('live');
});

test('waits longer after each failure and says when nothing answers', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await begin();
  expect(links).toEqual(['away']);
  const opened: number[] = [];
  for (let i = 0; i < 4; i++) {
    last().onclose?.();
    const before = Date.now();
    const count = sockets.length;
    while (sockets.length === count) await vi.advanceTimersByTimeAsync(100);
    opened.push(Date.now() - before);
  }
  expect(opened).toEqual([500, 1_000, 2_000, 4_000]);
});

test('a line that falls silent is given up', async () => {
  await live();
  const silent = last();
  await vi.advanceTimersByTimeAsync(41_000);
  expect(silent.closed).toBe(true);
  expect(sockets.length).toBeGreaterThan(1);
});

test.each([
  'not json',
  JSON.stringify({ no: 'op' }),
  JSON.stringify({ op: 'snapshot', topic: 'table/7' }),
  JSON.stringify({ op: 'error', code: 'x', sentence: 'y' }),
])('what is no message of ours ends the connection: %s', async (data) => {
  await live();
  const socket = last();
  socket.onmessage?.({ data });
  expect(socket.closed).toBe(true);
  expect(shown).toEqual([10]);
});

test('stops for good', async () => {
  await live();
  following.stop();
  expect(last().closed).toBe(true);
  const before = reads;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([reads, sockets.length]).toEqual([before, 1]);
});
