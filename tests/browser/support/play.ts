// Plays a table by its tablet: whatever the next step is, the keys for it are pressed, with cards from a fixed deck.
import type { Caller, TableNow } from './room.ts';
import type { Tablet } from './tablet.ts';

/** What the seat in turn does; null for check or call. */
export type Policy = (now: TableNow) => RegExp | string | null;

export interface Played {
  tablet: Tablet;
  floor: Caller;
  table: number;
  /** Cards that come, in this order, as far as they are not out. */
  deck?: string[];
  policy?: Policy;
}

const suits = ['s', 'h', 'd', 'c'];
const ranks = 'A9TKQJ87654326'.split('');
const wholeDeck = [...new Set(ranks)].flatMap((rank) => suits.map((suit) => `${rank}${suit}`));

/** The table as the service has it, once the tablet shows it. */
export async function inStep({ tablet, floor, table }: Played): Promise<TableNow> {
  const now = await floor.table(table);
  await tablet.page.waitForFunction(
    (seq) => {
      const strip = document.querySelector<HTMLElement>('.strip[data-waiting="0"]');
      return strip !== null && Number(strip.dataset['seq']) >= seq;
    },
    now.seq,
    { polling: 15 },
  );
  return floor.table(table);
}

function nextCards(now: TableNow, count: number, deck: string[], game: string): string[] {
  const out = new Set([
    ...(now.hand?.boards.flat() ?? []),
    ...(now.hand?.seats.flatMap((seat) => seat.cards.map(({ card }) => card)) ?? []),
  ]);
  const small = new Set(['2', '3', '4', '5']);
  return [...deck, ...wholeDeck]
    .filter((card) => !out.has(card) && !(game === 'SIXPLUS' && small.has(card.charAt(0))))
    .slice(0, count);
}

export async function playStep(played: Played, now: TableNow, used: Set<string>, game = ''): Promise<void> {
  const { tablet, deck = [], policy = () => null } = played;
  const step = now.step.hand;
  const take = async (count: number) => {
    const cards = nextCards(now, count + used.size, deck, game)
      .filter((card) => !used.has(card))
      .slice(0, count);
    for (const card of cards) used.add(card);
    await tablet.pick(cards);
  };
  switch (step?.kind) {
    case 'deal_down':
      return tablet.tap(/^Dealt/);
    case 'deal_board':
    case 'deal_up':
    case 'deal_common':
      await take(step.cards);
      return tablet.tap(/^Confirm/);
    case 'bring_in':
      return tablet.tap(/^Bring in/);
    case 'act': {
      const chosen = policy(now);
      return tablet.tap(chosen ?? (step.legal?.check ? 'Check' : /^Call/));
    }
    case 'draw':
      return tablet.tap((step.seat ?? 0) % 2 === 0 ? 'Stands pat' : /^card 1$/);
    case 'show': {
      const own = now.hand?.seats.find((seat) => seat.seat === step.seat)?.cards ?? [];
      await take(own.filter(({ card }) => card === '??').length);
      return tablet.tap(/shows$/);
    }
    case 'push':
      return tablet.tap(/^Push \$/);
    default:
      throw new Error(`no keys for ${JSON.stringify(now.step)}`);
  }
}

/** From the start of a hand to the push. */
export async function playHand(played: Played, game = ''): Promise<TableNow> {
  let now = await inStep(played);
  const number = now.hand_number + 1;
  await played.tablet.tap(`Start hand ${number}`);
  const used = new Set<string>();
  for (let steps = 0; steps < 150; steps++) {
    now = await inStep(played);
    if (now.last_hand?.number === number && now.step.kind !== 'play_hand') return now;
    if (now.step.kind !== 'play_hand') {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    await playStep(played, now, used, game);
  }
  throw new Error(`hand ${number} does not end: ${JSON.stringify(now.step)}`);
}
