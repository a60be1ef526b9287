// The table watcher and the replayer: live, read only, and every moment has an address.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from './support/accessibility.ts';
import { launch, openPage, screenshot } from './support/browser.ts';
import { makeRoom, type Room } from './support/room.ts';

let browser: Browser;
let room: Room;
let table: number;
beforeAll(async () => {
  browser = await launch();
  room = await makeRoom();
  table = await room.openTable('HOLDEM', { players: 4 });
  await room.floor.command(table, { type: 'tap_in', dealer: room.floorBadge.licence });
});
afterAll(async () => {
  await browser.close();
});

/** Everybody folds to the big blind. */
async function playHand(): Promise<void> {
  const { floor } = room;
  await floor.command(table, { type: 'start_hand' });
  await floor.command(table, { type: 'deal_down' });
  for (let now = await floor.table(table); now.step.hand?.kind === 'act'; now = await floor.table(table))
    await floor.command(table, { type: 'act', seat: now.step.hand.seat, said: 'fold' });
  const now = await floor.table(table);
  await floor.command(table, { type: 'push', losers_cards: now.step.hand?.cards ?? 0 });
}

async function watch(path: string) {
  const opened = await openPage(browser, path);
  const { page } = opened;
  await page.getByLabel('Licence number').fill(room.floorBadge.licence);
  await page.getByLabel('Password').fill(room.floorBadge.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  return opened;
}

test('a table is watched live, and a hand replayed step by step with a link to each moment', async () => {
  await playHand();
  const { page, close } = await watch(`/floor/tables/${table}`);
  await page.getByRole('link', { name: /^Hand 1/ }).waitFor();
  await page.getByText(/Start hand 2/).waitFor();
  await page
    .getByRole('status')
    .getByText('Live')
    .or(page.getByText('Live', { exact: true }))
    .first()
    .waitFor();
  await room.floor.command(table, { type: 'start_hand' });
  await page.getByText(/Deal 2 cards down/).waitFor();
  expect(await page.locator('main').getByRole('button').count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await screenshot(page, 'watch-desk');

  await page.getByRole('link', { name: /^Hand 1/ }).click();
  await page.getByRole('heading', { name: 'Hand 1' }).waitFor();
  const status = page.locator('.replay-now');
  const first = await status.innerText();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => status.innerText()).not.toBe(first);
  const fold = page.getByRole('button', { name: /Seat 3 folds/i });
  await fold.click();
  await expect.poll(() => status.innerText()).toMatch(/Seat 3 folds/i);
  await page.locator('.replay-clause p').filter({ hasText: /\w{4}/ }).first().waitFor();
  await expect.poll(() => page.getByRole('group', { name: /^Seat 3, .*folded/ }).count()).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await screenshot(page, 'replay-desk');

  // The address names the moment.
  const address = new URL(page.url());
  expect(address.searchParams.get('at')).toMatch(/^\d+$/);
  await page.reload();
  await expect.poll(() => status.innerText()).toMatch(/Seat 3 folds/i);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.keyboard.press('ArrowRight');
  await close(/WebSocket|\/api\/v1\/live|status of 4/);
});

test('a hand that is not there says so', async () => {
  const { page, close } = await watch(`/floor/tables/${table}/hands/999`);
  await page.getByText('is not there, or it is not over').waitFor();
  await close(/status of 4/);
});
