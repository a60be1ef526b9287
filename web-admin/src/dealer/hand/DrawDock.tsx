// A draw: how many are thrown away; where the cards of the hand are known, which.
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { HandStep } from '../../shared/api/client';
import { Card } from '../../shared/table/Card';
import { cardName, unseen } from '../../shared/table/cards';
import { Act, Key } from '../parts/keys';
import { useDesk } from '../useDesk';
import { HandBar } from './HandBar';
import { useGuard } from './useGuard';

export function DrawDock({ step }: { step: HandStep }) {
  const { state, view, tap } = useDesk();
  const { resting, guarded } = useGuard();
  const [thrown, setThrown] = useState<string[]>([]);
  const seat = step.seat ?? 1;
  const own = view.hand?.seats.find((one) => one.seat === seat)?.cards.map(({ card }) => card) ?? [];
  const areKnown = own.length > 0 && own.every((card) => card !== unseen);
  const draw = (discards: string[]) =>
    guarded(() => {
      const count = discards.length;
      tap(
        { type: 'draw', seat, discards, received: Array<string>(count).fill(unseen) },
        count === 0 ? `Seat ${seat} stands pat` : `Seat ${seat} draws ${count}`,
      );
    });

  return (
    <section className="dock" aria-label="What happens now" data-rests={resting || undefined}>
      <HandBar />
      {areKnown ? (
        <div className="cards-close">
          {own.map((card) => (
            <Button
              key={card}
              className="card-toggle"
              aria-label={`Throw away the ${cardName(card)}`}
              aria-pressed={thrown.includes(card)}
              onPress={() => {
                setThrown(thrown.includes(card) ? thrown.filter((one) => one !== card) : [...thrown, card]);
              }}
            >
              <Card card={card} />
            </Button>
          ))}
          <span className="cards-say">{thrown.length === 0 ? 'Tap what is thrown away' : ''}</span>
          <Key tone="primary" isDisabled={state.waits || thrown.length > step.cards} onPress={draw(thrown)}>
            {thrown.length === 0 ? 'Stands pat' : `Draws ${thrown.length}`}
          </Key>
        </div>
      ) : (
        <div className="acts">
          {Array.from({ length: step.cards + 1 }, (_, count) => (
            <Act
              key={count}
              verb={count === 0 ? 'Stands pat' : count === 1 ? 'card' : 'cards'}
              amount={count === 0 ? undefined : String(count)}
              isDisabled={state.waits}
              onPress={draw(Array<string>(count).fill(unseen))}
            />
          ))}
        </div>
      )}
    </section>
  );
}
