// The reference as a reader sees it, made from a description that the service sends.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAddress } from '../shared/testing/pages';
import { serviceReplies } from '../shared/testing/service';
import { description } from './fixtures';

const path = '/api/v1/openapi.json';
const operation = (name: string) => screen.findByRole('article', { name });

function openReference(): void {
  serviceReplies({ [path]: { status: 200, body: description } });
  openAddress('/docs');
}

test('shows every operation with its address, parameters and answers', async () => {
  openReference();
  const table = within(await operation('One table'));
  expect(table.getByText('getTable')).toBeTruthy();
  expect(table.getByText('/tables/{table}')).toBeTruthy();
  expect(table.getByText('1 to 99')).toBeTruthy();
  expect(table.getByText('There is no such table.', { exact: false })).toBeTruthy();
  expect(table.getByText(/"Table 7"/)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(document.title).toBe('API reference · Lammer');
});

test('fields of a schema open on demand, also where it contains itself', async () => {
  openReference();
  const table = within(await operation('One table'));
  expect(table.queryByText('Who sits here.')).toBeNull();
  await userEvent.click(table.getByRole('button', { name: 'Fields of Seat' }));
  expect(table.getByText('Who sits here.')).toBeTruthy();
  await userEvent.click(table.getByRole('button', { name: 'Fields of Table' }));
  expect(table.getAllByRole('button', { name: 'Fields of Table' })).toHaveLength(2);
});

test('each choice of a body can be opened', async () => {
  openReference();
  const change = within(await operation('Change a table'));
  await userEvent.click(change.getByRole('button', { name: 'Fields of Close' }));
  expect(change.getByText('at most 80 characters')).toBeTruthy();
});

test('the search narrows the reference and says when nothing is left', async () => {
  openReference();
  const search = await screen.findByRole('searchbox', { name: 'Search operations' });
  await userEvent.type(search, 'ping');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.type(search, ' nowhere');
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  expect(screen.getByText(/Nothing matches/)).toBeTruthy();
});

test.each([
  ['no answer', 'no answer'],
  ['a refusal', { status: 404, body: { type: 'about:blank', title: 'No.', status: 404, code: 'route.unknown' } }],
  ['something that is no description', { status: 200, body: { hello: 'world' } }],
] as const)('%s is said in words, and trying again works', async (_what, reply) => {
  serviceReplies({ [path]: reply });
  openAddress('/docs');
  expect((await screen.findByRole('alert')).textContent).toContain('did not send its description');
  serviceReplies({ [path]: { status: 200, body: description } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });
});
