// One hand of every other game by touch, the same tablet for a family of games: floor changes the game between hands.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launch } from './support/browser.ts';
import { playHand, type Played } from './support/play.ts';
import { drawGames, makeRoom, parametersOf, potLimitGames, studGames, type Room } from './support/room.ts';
import { tabletAt } from './support/tablet.ts';

let browser: Browser;
let room: Room;
beforeAll(async () => {
  browser = await launch();
  room = await makeRoom();
});
afterAll(async () => {
  await browser.close();
});

const families = { 'six plus and Omaha': ['SIXPLUS', ...potLimitGames], stud: studGames, draw: drawGames };

// Side by side: most of the time a tablet waits for a finger.
test.concurrent.for(Object.entries(families))(
  'a hand of each game of the family: %s',
  { timeout: 120_000 },
  async ([, games], { expect }) => {
    const table = await room.openTable(games[0] ?? '', { players: 2, stacks: [1000] });
    const dealer = await room.addPerson('K. Osei', 'dealer');
    const tablet = await tabletAt(browser, room, table, dealer);
    const played: Played = { tablet, floor: room.floor, table };
    let version = 1;
    for (const game of games) {
      await room.floor.command(table, { type: 'adopt_rules', version: ++version, parameters: parametersOf(game) });
      const after = await playHand(played, game);
      expect(after.last_hand, game).toMatchObject({ outcome: 'completed', number: version - 1 });
      expect((after.hand as { game?: string } | undefined)?.game, game).toBe(game);
    }
    await tablet.close();
  },
);
