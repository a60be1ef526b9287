// The showdown: a seat shows its cards, or mucks where it may.
import { useState } from 'react';
import type { HandStep } from '../../shared/api/client';
import { Card, CardSlot } from '../../shared/table/Card';
import { cardName, unseen } from '../../shared/table/cards';
import { CardPad } from '../parts/CardPad';
import { Key } from '../parts/keys';
import { useDesk } from '../useDesk';
import { HandBar } from './HandBar';
import { useGuard } from './useGuard';

export function ShowDock({ step }: { step: HandStep }) {
  const { state, view, tap } = useDesk();
  const { resting, guarded } = useGuard();
  const [picked, setPicked] = useState<string[]>([]);
  const seat = step.seat ?? 1;
  const own = view.hand?.seats.find((one) => one.seat === seat)?.cards.map(({ card }) => card) ?? [];
  const missing = own.filter((card) => card === unseen).length;
  // The cards in the order they were dealt: what is known stays, what is picked fills the gaps.
  const shownCards = () => {
    const rest = [...picked];
    return own.map((card) => (card === unseen ? (rest.shift() ?? unseen) : card));
  };
  const show = guarded(() => {
    tap({ type: 'show', seat, cards: shownCards() }, `Seat ${seat} shows`);
  });
  const muck = guarded(() => {
    tap({ type: 'muck', seat }, `Seat ${seat} mucks`);
  });

  return (
    <section className="dock dock-cards" aria-label="What happens now" data-rests={resting || undefined}>
      <HandBar />
      {missing > 0 && <CardPad view={view} picked={picked} most={missing} onPick={setPicked} />}
      <div className="cards-close">
        <span className="cards-shown">
          {own
            .filter((card) => card !== unseen)
            .map((card, index) => (
              <Card key={index} card={card} />
            ))}
          {picked.map((card) => (
            <Card key={card} card={card} className="card-picked" />
          ))}
          {Array.from({ length: Math.max(0, missing - picked.length) }, (_, index) => (
            <CardSlot key={index} next={index === 0} />
          ))}
        </span>
        <span className="cards-say">{picked.map(cardName).join(', ') || 'Tap the cards as they lie'}</span>
        {step.may_muck && (
          <Key tone="line" isDisabled={state.waits} onPress={muck}>
            Mucks
          </Key>
        )}
        <Key tone="primary" isDisabled={picked.length !== missing || state.waits} onPress={show}>
          Seat {seat} shows
        </Key>
      </div>
    </section>
  );
}
