// The first page against a service that is well, not ready, stopping, silent or not Lammer at all.
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serviceReplies, type Reply } from '../shared/testing/service';
import { openAddress } from '../shared/testing/pages';
import { health, notReady, ready, stopping } from './fixtures';

const alive: Reply = { status: 200, body: health };

async function healthRows(): Promise<string[]> {
  const list = await screen.findByRole('region', { name: 'Health' });
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
}

test('shows name, version, plaque and every check', async () => {
  serviceReplies({ '/healthz': alive, '/readyz': { status: 200, body: ready } });
  openAddress('/');
  expect(await screen.findByText('The service is ready')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lammer');
  expect(screen.getByText('Lammer 0.1.0+a1b2c3d')).toBeTruthy();
  expect(document.title).toBe('Lammer');
  expect(await healthRows()).toEqual([
    'ServiceUpAnswers; running for 1 h 10 min.',
    'DatabaseUpPostgreSQL answers.',
    'MigrationsUpAll 3 migrations are applied.',
    'RedisNot usedThis installation runs on one node.',
  ]);
  expect(screen.getByText('All well')).toBeTruthy();
});

test('shows its frame before the first answer', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  openAddress('/');
  expect((await screen.findByRole('status')).textContent).toContain('Asking the service');
  expect(await healthRows()).toEqual(['ServiceAsking', 'DatabaseAsking', 'MigrationsAsking', 'RedisAsking']);
});

test('a 503 is read, not taken for silence: the failing check speaks', async () => {
  serviceReplies({ '/healthz': alive, '/readyz': { status: 503, body: notReady } });
  openAddress('/');
  await screen.findByText('The service is not ready');
  expect(screen.getByRole('status').textContent).toContain('PostgreSQL does not answer: start it.');
  expect((await healthRows())[1]).toBe('DatabaseDownPostgreSQL does not answer: start it.');
  expect(screen.getByText('2 of 4 to look at')).toBeTruthy();
});

test('a service that stops says so', async () => {
  serviceReplies({ '/healthz': alive, '/readyz': { status: 503, body: stopping } });
  openAddress('/');
  expect(await screen.findByText('The service is stopping')).toBeTruthy();
});

test('silence is said in words and nothing is claimed of the parts', async () => {
  serviceReplies({ '/healthz': 'no answer', '/readyz': 'no answer' });
  openAddress('/');
  expect(await screen.findByText('The service does not answer')).toBeTruthy();
  expect((await healthRows())[0]).toBe('ServiceDownNo answer from this address.');
  expect((await healthRows()).slice(1).every((row) => row.includes('Unknown'))).toBe(true);
  expect(screen.getByText('Version not known')).toBeTruthy();
});

test.each([
  ['an error page of a proxy', { status: 502, body: '<h1>Bad gateway</h1>' }],
  ['a page of another program', { status: 200, body: '<h1>Welcome</h1>' }],
  ['JSON of another program', { status: 200, body: { hello: 'world' } }],
])('%s is not taken for Lammer', async (_what, reply) => {
  serviceReplies({ '/healthz': reply, '/readyz': reply });
  openAddress('/');
  expect(await screen.findByText('Something else answers')).toBeTruthy();
  expect((await healthRows())[0]).toContain(`HTTP ${reply.status}`);
});

test('a part this page does not know yet is shown by its own name', async () => {
  const newer = { ...ready, checks: [{ name: 'standby', state: 'up', sentence: 'In step.' }] };
  serviceReplies({ '/healthz': alive, '/readyz': { status: 200, body: newer } });
  openAddress('/');
  await screen.findByText('In step.');
  expect((await healthRows())[1]).toBe('standbyUpIn step.');
});
