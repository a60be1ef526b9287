// Fifty-two keys, a suit a row, ranks in columns. Cards that lie somewhere are struck and cannot be pressed.
import { Button } from 'react-aria-components/Button';
import type { TableView } from '../../shared/api/client';
import { CardFace } from '../../shared/table/Card';
import { cardName, ranks, suits, unseen } from '../../shared/table/cards';

/** Every card of the hand that is known to lie somewhere, face down or not. */
export function dealtCards(view: TableView): Set<string> {
  const hand = view.hand;
  const cards = [
    ...(hand?.boards.flat() ?? []),
    ...(hand?.seats.flatMap((seat) => seat.cards.map(({ card }) => card)) ?? []),
  ];
  return new Set(cards.filter((card) => card !== unseen));
}

const shortDeck = new Set(['2', '3', '4', '5']);

export function CardPad({
  view,
  gone = dealtCards(view),
  picked,
  most,
  onPick,
}: {
  view: TableView;
  /** Cards that cannot be the one; those that lie somewhere, unless told. */
  gone?: ReadonlySet<string>;
  picked: string[];
  most: number;
  onPick: (picked: string[]) => void;
}) {
  const sixPlus = view.rules?.game.code === 'SIXPLUS';
  const toggle = (card: string) => {
    if (picked.includes(card)) onPick(picked.filter((one) => one !== card));
    // One more than fits replaces the last: a wrong tap is put right by the right one.
    else onPick([...picked.slice(0, most - 1), card]);
  };
  return (
    <div className={sixPlus ? 'card-pad card-pad-short' : 'card-pad'} role="group" aria-label="Cards">
      {suits.flatMap((suit) =>
        ranks
          .filter((rank) => !(sixPlus && shortDeck.has(rank)))
          .map((rank) => {
            const card = `${rank}${suit}`;
            const isOn = picked.includes(card);
            return (
              <Button
                key={card}
                className={`card-key suit-${suit}`}
                aria-pressed={isOn}
                isDisabled={gone.has(card) && !isOn}
                onPress={() => {
                  toggle(card);
                }}
              >
                <span className="card-key-face" aria-hidden="true">
                  <CardFace card={card} />
                </span>
                <span className="sr">{cardName(card)}</span>
              </Button>
            );
          }),
      )}
    </div>
  );
}
