// The dealer's tablet in a real browser against the real service: whole hands by touch, and everything that gets between.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launch } from './support/browser.ts';
import { inStep, playStep, type Played } from './support/play.ts';
import { makeRoom, type Badge, type Room } from './support/room.ts';
import { openTablet, tabletAt } from './support/tablet.ts';

let browser: Browser;
let room: Room;
beforeAll(async () => {
  browser = await launch();
  room = await makeRoom();
});
afterAll(async () => {
  await browser.close();
});

// Side by side: most of the time a tablet waits for a finger. So each has a dealer of its own.
async function seated(
  players: number,
  options: Parameters<Room['openTable']>[1] = {},
): Promise<Played & { dealer: Badge }> {
  const dealer = await room.addPerson('D. Reyes', 'dealer');
  const table = await room.openTable('HOLDEM', { players, ...options });
  return { tablet: await tabletAt(browser, room, table, dealer), floor: room.floor, table, dealer };
}

/** Up to the first decision of the hand. */
async function dealt(played: Played): Promise<void> {
  await inStep(played);
  await played.tablet.tap(/^Start hand/);
  await inStep(played);
  await played.tablet.tap(/^Dealt/);
  await played.tablet.waitToSay(/to call/);
}

test.concurrent("a Hold 'Em hand with two side pots, by touch (POKER-08.B.5.a, POKER-07.F.8.b)", async ({ expect }) => {
  const played = await seated(4, { stacks: [40, 100, 200, 200] });
  const { tablet, floor, table } = played;
  const allIn: Played = {
    ...played,
    // Seats 1 and 2 put everything in before the flop; seats 3 and 4 call, and bet on among themselves on the flop.
    policy: (now) => {
      const seat = now.step.hand?.seat ?? 0;
      const board = now.hand?.boards[0]?.length ?? 0;
      if (board === 0) return [1, 2].includes(seat) ? /^All-in|^Call/ : null;
      return board === 3 && seat === 3 ? /^Bet / : null;
    },
    deck: ['2c', '7d', '9h', 'Jc', '4s', 'Ah', 'Ad', 'Kh', 'Kd', 'Qh', 'Qd', '8h', '8d'],
  };
  await inStep(played);
  await tablet.tap('Start hand 1');
  const used = new Set<string>();
  let sheet = false;
  for (let now = await inStep(allIn); now.step.kind === 'play_hand'; now = await inStep(allIn)) {
    if (now.step.hand?.kind === 'push') {
      sheet = true;
      expect(now.sheet?.pots).toHaveLength(3);
      await tablet.page.getByText('Side pot 2').first().waitFor();
      await tablet.page.getByText('Balances to the cent.').waitFor();
      for (const name of ['Main pot', 'Side pot 1', 'Side pot 2'])
        expect(await tablet.page.locator('.pot-row').filter({ hasText: name }).count()).toBe(1);
    }
    await playStep(allIn, now, used);
  }
  expect(sheet).toBe(true);
  const after = await floor.table(table);
  const rake = 54_000 - after.seats.reduce((sum, seat) => sum + seat.chips_cents, 0);
  expect(rake).toBe(500);
  await tablet.waitToSay(/Hand 2 can start/);
  await tablet.close();
});

test.concurrent('a fold-around to a raise and a call takes no more taps than actions', async ({ expect }) => {
  const played = await seated(9);
  const { tablet, floor, table } = played;
  await dealt(played);
  const before = tablet.taps;
  let actions = 0;
  for (let now = await inStep(played); now.step.hand?.kind === 'act'; now = await inStep(played)) {
    const seat = now.step.hand.seat ?? 0;
    // The sixth to speak raises, the big blind calls.
    await tablet.tap(actions === 5 ? /^Raise to \$6/ : seat === 2 ? /^Call/ : 'Fold');
    actions += 1;
  }
  expect(actions).toBe(9);
  expect(tablet.taps - before).toBe(actions);
  expect((await floor.table(table)).hand?.pot_cents).toBe(1_300);
  await tablet.waitToSay(/Deal the flop/);
  await tablet.close();
});

test.concurrent('undo takes the last entry back, as often as it was the dealer’s own', async ({ expect }) => {
  const played = await seated(4);
  const { tablet } = played;
  await dealt(played);
  const first = await tablet.says.innerText();
  await tablet.tap('Fold');
  await expect.poll(() => tablet.says.innerText()).not.toBe(first);
  await inStep(played);
  await tablet.tap('Undo');
  await expect.poll(() => tablet.says.innerText()).toBe(first);
  const now = await inStep(played);
  expect(now.hand?.seats.every((seat) => seat.live)).toBe(true);
  await tablet.close();
});

test.concurrent(
  'an amount the rules refuse is rolled back, with the clause and what may be done instead',
  async ({ expect }) => {
    const played = await seated(4);
    const { tablet, floor, table } = played;
    await dealt(played);
    const before = (await floor.table(table)).seq;
    await tablet.tap(/^Other…/);
    await tablet.tap('Chips differ…');
    await tablet.tap('“Raise”');
    await tablet.tap('3', tablet.page.getByRole('group', { name: 'Amount', exact: true }));
    await tablet.tap('Let the rules decide');
    const refusal = tablet.page.getByRole('alert');
    await refusal.getByText(/^Not booked:/).waitFor();
    expect(await refusal.innerText()).toMatch(/Now: Seat 3: fold, call \$2, raise to \$4/);
    await tablet.tap(/^Clause POKER-/);
    await tablet.page
      .getByRole('dialog', { name: 'Why?' })
      .getByText(/POKER-/)
      .first()
      .waitFor();
    await tablet.tap('Understood', tablet.page.getByRole('dialog'));
    await tablet.tap('Understood');
    await tablet.waitToSay(/Seat 3, Tran: \$2 to call/);
    expect((await floor.table(table)).seq).toBe(before);
    await tablet.close();
  },
);

test.concurrent('the pad holds no illegal amount', async ({ expect }) => {
  const played = await seated(3, { stacks: [200, 200, 45] });
  const { tablet } = played;
  await dealt(played);
  await tablet.tap(/^Other…/);
  const sheet = tablet.page.getByRole('dialog');
  const pad = sheet.getByRole('group', { name: 'Amount', exact: true });
  await tablet.tap('Clear', sheet);
  // From $4 to $45: nothing above 4 can be followed by another figure beyond 45.
  await tablet.tap('4', pad);
  expect(await pad.getByRole('button', { name: '5', exact: true }).isEnabled()).toBe(true);
  await tablet.tap('5', pad);
  expect(await sheet.getByRole('status').or(sheet.locator('output')).last().innerText()).toBe('$45');
  for (const key of ['0', '00'])
    expect(await pad.getByRole('button', { name: key, exact: true }).isEnabled()).toBe(false);
  await tablet.tap('Raise to $45');
  expect((await inStep(played)).hand?.seats.find((seat) => seat.seat === 3)?.stack_cents).toBe(0);
  await tablet.close();
});

test.concurrent('run it twice: two boards, two halves of the pot (POKER-08.L)', async ({ expect }) => {
  const played = await seated(2, { parameters: { 'rit.enabled': 'yes' } });
  const { tablet } = played;
  const twice: Played = { ...played, policy: (now) => (now.hand?.pot_cents === 300 ? /^All-in/ : null) };
  await inStep(played);
  await tablet.tap('Start hand 1');
  const used = new Set<string>();
  let boards = 0;
  for (let now = await inStep(twice); now.step.kind === 'play_hand'; now = await inStep(twice)) {
    if (now.step.hand?.kind === 'agree_run_twice') {
      expect(await tablet.page.getByRole('button', { name: 'Run it twice' }).isEnabled()).toBe(false);
      await tablet.tap(/^Seat 1, .* agrees/);
      await tablet.tap(/^Seat 2, .* agrees/);
      await tablet.tap('Run it twice');
      continue;
    }
    if (now.step.hand?.kind === 'push') boards = now.hand?.boards.filter((board) => board.length === 5).length ?? 0;
    await playStep(twice, now, used);
  }
  expect(boards).toBe(2);
  await tablet.close();
});

test.concurrent(
  'a misdeal by the wizard: floor signs, every bet goes back, the dealer taps in again (POKER-18.G.1)',
  async ({ expect }) => {
    const played = await seated(4);
    const { tablet, floor, table, dealer } = played;
    const supervisor = await room.addPerson('N. Abara', 'floor');
    await dealt(played);
    await tablet.tap(/^Call/);
    await inStep(played);
    await tablet.tap('Irregular');
    await tablet.tap(/^No shuffle or cut/);
    await tablet.page.getByText('Back to the players').waitFor();
    await tablet.tap('Floor signs…');
    await tablet.page.getByLabel('Licence number of floor').fill(supervisor.licence);
    await tablet.page.getByLabel('PIN').fill(supervisor.pin);
    await tablet.tap(/^Sign:/);
    await tablet.waitToSay(/Hand 2 can start/);
    const after = await floor.table(table);
    expect(after.last_hand).toMatchObject({ number: 1, outcome: 'misdeal' });
    expect(after.seats.slice(0, 4).map((seat) => seat.chips_cents)).toEqual([20_000, 20_000, 20_000, 20_000]);
    await tablet.page.getByText('Floor N. Abara').waitFor();
    await tablet.tap('Push');
    await tablet.tap(/^D. Reyes/);
    await tablet.page.getByLabel('PIN').fill(dealer.pin);
    await tablet.tap(/^Tap in to table/);
    await tablet.waitToSay(/Hand 2 can start/);
    expect(await tablet.page.getByText('Floor N. Abara').count()).toBe(0);
    await tablet.close();
  },
);

test.concurrent('offline: taps wait in sight, survive a reload and arrive once', async ({ expect }) => {
  const played = await seated(6);
  const { tablet, floor, table } = played;
  await dealt(played);
  const before = await inStep(played);
  await tablet.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await tablet.page.reload();
  await tablet.waitToSay(/Seat 3, Tran/);
  await tablet.page.context().setOffline(true);
  for (const seat of [3, 4, 5]) {
    await tablet.waitToSay(new RegExp(`Seat ${seat}, `));
    await tablet.tap('Fold');
  }
  await tablet.page.getByText('Offline, 3 waiting').waitFor();
  await tablet.waitToSay(/Seat 6, /);
  expect((await floor.table(table)).seq).toBe(before.seq);
  // Switched off and on again without a network: the page opens all the same and has not forgotten.
  await tablet.page.reload();
  await tablet.waitToSay('The service does not answer');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await tablet.page.context().setOffline(false);
  await tablet.page.getByText('Online').waitFor();
  const after = await inStep(played);
  expect(after.step.hand?.seat).toBe(6);
  expect(after.may_take_back).toBe(before.may_take_back + 3);
  expect(after.hand?.seats.filter((seat) => !seat.live).map((seat) => seat.seat)).toEqual([3, 4, 5]);
  await tablet.close(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/);
});

test.concurrent('two screens at one table end in one truth and say so', async ({ expect }) => {
  const played = await seated(5);
  const { tablet, floor, table } = played;
  await dealt(played);
  const other = await openTablet(browser);
  // No live connection for the second screen, so that it can be kept from hearing.
  await other.page.routeWebSocket(/\/api\/v1\/live/, (socket) => socket.close());
  await other.page.reload();
  await other.enrol(await room.tabletCode(table));
  await other.page.getByRole('heading', { name: 'Tap in' }).waitFor();
  await other.tapIn(await room.addPerson('J. Quist', 'floor'));
  await other.waitToSay(/Seat 3, Tran/);
  const before = await inStep(played);
  // The second screen hears nothing for a while: what it shows is old.
  await other.page.route(`**/api/v1/tables/${table}`, () => undefined);
  await tablet.tap('Fold');
  await tablet.waitToSay(/Seat 4, Rivera/);
  await other.tap('Fold');
  await other.page.waitForTimeout(100);
  await other.page.unrouteAll({ behavior: 'ignoreErrors' });
  await other.waitToSay('Another screen was faster');
  await other.page.getByText(/Not booked: Seat 3 folds\. Now: Seat 4/).waitFor();
  await other.tap('Understood');
  await other.waitToSay(/Seat 4, Rivera/);
  const after = await floor.table(table);
  expect(after.may_take_back).toBe(before.may_take_back + 1);
  expect(after.step.hand?.seat).toBe(4);
  await other.close(/ERR_FAILED|Failed to fetch/);
  await tablet.close();
});

test.concurrent('the push: the next dealer taps in, the down begins anew', async ({ expect }) => {
  const played = await seated(3);
  const { tablet, floor, table } = played;
  const next = await room.addPerson('B. Olsen', 'dealer');
  await tablet.waitToSay(/Hand 1 can start/);
  await tablet.tap('Push');
  await tablet.page.getByRole('heading', { name: 'Push: new dealer' }).waitFor();
  await tablet.page.getByText('D. Reyes').waitFor();
  for (const figure of next.licence.slice(2)) await tablet.tap(figure);
  await tablet.tap('Go on to the PIN');
  for (const figure of next.pin) await tablet.tap(figure);
  await tablet.tap(/^Tap in to table/);
  await tablet.page.locator('.tray').getByText('B. Olsen').waitFor();
  expect((await floor.table(table)).dealer?.dealer).toBe(next.licence);
  // A wrong PIN changes nothing.
  await tablet.tap('Push');
  await tablet.tap(/^D. Reyes/);
  await tablet.page.getByLabel('PIN').fill('000000');
  await tablet.tap(/^Tap in to table/);
  await tablet.page.getByRole('alert').waitFor();
  await tablet.tap('Back to the table');
  await tablet.tap(/B. Olsen/);
  await tablet.tap(/^Tap out/);
  await tablet.page.getByRole('heading', { name: 'Tap in' }).waitFor();
  expect((await floor.table(table)).dealer).toBeUndefined();
  await tablet.close();
});

test.concurrent('between hands: seat a player, buy in, tip, sit out and back, cash out, leave', async ({ expect }) => {
  const played = await seated(3);
  const { tablet, floor, table } = played;
  const { page } = tablet;
  const seat = async (number: number) => (await inStep(played)).seats.find((one) => one.seat === number);
  await tablet.waitToSay(/Hand 1 can start/);
  await tablet.tap(/^Seat 5, open/);
  await page.getByLabel('Player’s name').fill('Sorensen');
  await tablet.tap('Seat here');
  await page.getByRole('heading', { name: 'Sorensen' }).waitFor();
  await tablet.tap('Buy in $200');
  await expect.poll(async () => (await seat(5))?.chips_cents).toBe(20_000);
  await tablet.tap('Tip');
  await tablet.tap('5', page.getByRole('group', { name: 'Amount', exact: true }));
  await tablet.tap('Tip', page.locator('.raise-keys'));
  await expect.poll(async () => (await seat(5))?.chips_cents).toBe(19_500);
  await tablet.tap('Sit out');
  await tablet.waitToSay(/3 are dealt in/);
  await tablet.tap('Back in');
  await tablet.waitToSay(/4 are dealt in/);
  await tablet.tap('Leaves');
  await page.getByRole('button', { name: 'Seat 5, open' }).waitFor();
  expect((await floor.table(table)).totals.cashed_out_cents).toBe(19_500);
  await tablet.tap('Floor');
  await tablet.tap(/^A seat change/);
  await inStep(played);
  await tablet.tap('Floor');
  await page.getByText('Called already: A seat change.').waitFor();
  await tablet.close();
});
