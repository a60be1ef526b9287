// A tablet in a test: enrolled, tapped in and pressed as a dealer would, with every tap counted.
import type { Browser, Locator, Page } from 'playwright-core';
import { openPage, type Size, type WatchedPage } from './browser.ts';
import type { Badge, Room } from './room.ts';

export class Tablet {
  readonly page: Page;
  readonly close: WatchedPage['close'];
  taps = 0;

  constructor({ page, close }: WatchedPage) {
    this.page = page;
    // The live connection may not be there; then the page asks instead.
    this.close = (expected) =>
      close(new RegExp(`WebSocket|/api/v1/live|status of 4|${expected?.source ?? 'WebSocket'}`));
  }

  /** Presses a key of the tablet; waits out the short rest after the tap before. */
  async tap(name: string | RegExp, within: Locator | Page = this.page): Promise<void> {
    await this.page.locator('[data-rests]').waitFor({ state: 'detached' });
    await within
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .tap();
    this.taps += 1;
  }

  /** The plaque. */
  get says(): Locator {
    return this.page.locator('.dock .nowbar-say, .life .nowbar-say').first();
  }

  async waitToSay(text: string | RegExp): Promise<void> {
    await this.page.locator('.nowbar-say').filter({ hasText: text }).first().waitFor();
  }

  async enrol(code: string): Promise<void> {
    await this.page.getByRole('heading', { name: 'Bind this tablet to a table' }).waitFor();
    for (const letter of code.replace('-', '')) await this.tap(letter);
    await this.tap('Enrol this tablet');
  }

  async tapIn(badge: Badge): Promise<void> {
    await this.page.getByLabel('Licence number', { exact: true }).fill(badge.licence);
    await this.page.getByLabel('PIN').fill(badge.pin);
    await this.tap(/^Tap in to table/);
    await this.page.locator('.table-screen').waitFor();
  }

  async pick(cards: string[]): Promise<void> {
    for (const card of cards) await this.tap(nameOf(card), this.page.locator('.card-pad'));
  }
}

const ranks: Record<string, string> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten' };
const suits: Record<string, string> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };

export function nameOf(card: string): string {
  const [rank = '', suit = ''] = card;
  return `${ranks[rank] ?? rank} of ${suits[suit] ?? ''}`;
}

export async function openTablet(browser: Browser, size: Size = 'tablet'): Promise<Tablet> {
  return new Tablet(await openPage(browser, '/dealer', size, { hasTouch: true }));
}

/** A tablet at the table with the dealer tapped in. */
export async function tabletAt(
  browser: Browser,
  room: Room,
  table: number,
  dealer: Badge,
  size: Size = 'tablet',
): Promise<Tablet> {
  const tablet = await openTablet(browser, size);
  await tablet.enrol(await room.tabletCode(table));
  await tablet.page.getByRole('heading', { name: 'Tap in' }).waitFor();
  await tablet.tapIn(dealer);
  return tablet;
}
