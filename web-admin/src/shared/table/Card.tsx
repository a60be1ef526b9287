// Playing cards: large on the felt, small in rows, and the back. Four colours and drawn suits.
import type { ReactNode } from 'react';
import { cardName, rankText, suitOf, unseen, type Suit } from './cards';
import './card.css';

const shapes: Record<Suit, ReactNode> = {
  s: (
    <path d="M12 1.5C13 6 21.5 9.6 21.5 14.8c0 2.9-2.1 4.7-4.5 4.7-1.6 0-3-.7-3.9-2 .2 2.3 1 4 2.6 5H8.3c1.6-1 2.4-2.7 2.6-5-.9 1.3-2.3 2-3.9 2-2.4 0-4.5-1.8-4.5-4.7C2.5 9.6 11 6 12 1.5z" />
  ),
  h: (
    <path d="M12 21.5C5 16 1.8 12.3 1.8 8.3 1.8 5 4.2 2.7 7.1 2.7c2 0 3.9 1.2 4.9 3.2 1-2 2.9-3.2 4.9-3.2 2.9 0 5.3 2.3 5.3 5.6 0 4-3.2 7.7-10.2 13.2z" />
  ),
  d: <path d="M12 1.2C14.2 5.2 17.2 9 20.5 12c-3.3 3-6.3 6.8-8.5 10.8C9.8 18.8 6.8 15 3.5 12 6.8 9 9.8 5.2 12 1.2z" />,
  c: (
    <>
      <circle cx="12" cy="6.6" r="4.9" />
      <circle cx="6.7" cy="14" r="4.9" />
      <circle cx="17.3" cy="14" r="4.9" />
      <path d="M10.8 12h2.4c-.1 5 .7 8.6 3 10.5H7.8c2.3-1.9 3.1-5.5 3-10.5z" />
    </>
  ),
};

export function SuitMark({ suit }: { suit: Suit }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {shapes[suit]}
    </svg>
  );
}

/** Rank and suit without a word of its own: for keys that have their own label. */
export function CardFace({ card }: { card: string }) {
  const suit = suitOf(card);
  return (
    <>
      <b>{rankText(card)}</b>
      {suit && <SuitMark suit={suit} />}
    </>
  );
}

export function Card({ card, className = '' }: { card: string; className?: string }) {
  if (card === unseen) return <CardBack className={className} />;
  return (
    <span className={`card suit-${suitOf(card) ?? 's'} ${className}`} role="img" aria-label={cardName(card)}>
      <CardFace card={card} />
    </span>
  );
}

export function MiniCard({ card }: { card: string }) {
  return (
    <span className={`mini suit-${suitOf(card) ?? 's'}`} role="img" aria-label={cardName(card)}>
      <CardFace card={card} />
    </span>
  );
}

export function CardBack({ className = '' }: { className?: string }) {
  return <span className={`card-back ${className}`} role="img" aria-label={cardName(unseen)} />;
}

export function CardSlot({ next }: { next: boolean }) {
  return <span className={next ? 'card card-slot card-next' : 'card card-slot'} aria-hidden="true" />;
}
