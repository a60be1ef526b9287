// An address without a page.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAddress } from '../shared/testing/pages';

test('names the address and leads to the first page', async () => {
  openAddress('/no/such/page');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('There is no such page');
  expect(screen.getByText('/no/such/page')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe('There is no such page · Lammer');
});
