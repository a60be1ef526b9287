// Cards as the service writes them (As, Td, Jk, ??) and as they are read aloud.
export const ranks = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export const suits = ['s', 'h', 'd', 'c'] as const;
export type Suit = (typeof suits)[number];

export const unseen = '??';

const rankNames: Record<string, string> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten' };
const suitNames: Record<string, string> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };

export function suitOf(card: string): Suit | null {
  const suit = card[1];
  return suits.find((one) => one === suit) ?? null;
}

/** As printed in the corner: 10 has two figures. */
export function rankText(card: string): string {
  if (card.startsWith('Jk')) return '★';
  return card.startsWith('T') ? '10' : (card[0] ?? '');
}

export function cardName(card: string): string {
  if (card === unseen) return 'a card face down';
  if (card.startsWith('Jk')) return 'joker';
  const rank = card[0] ?? '';
  return `${rankNames[rank] ?? rank} of ${suitNames[card[1] ?? ''] ?? ''}`;
}

/** As a hand is read aloud: high cards first. */
export function highFirst(cards: readonly string[]): string[] {
  const place = (card: string) => ranks.findIndex((rank) => card.startsWith(rank));
  return [...cards].sort((a, b) => place(a) - place(b));
}
