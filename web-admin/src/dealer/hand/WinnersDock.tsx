// Where cards are not entered the dealer names who wins each part of each pot.
import { useState } from 'react';
import { money } from '../../shared/money';
import { Key } from '../parts/keys';
import { seatName, useDesk } from '../useDesk';
import { HandBar } from './HandBar';

interface Part {
  pot: number;
  board: number;
  half: number;
  name: string;
  eligible: number[];
}

export function WinnersDock() {
  const { state, view, tap } = useDesk();
  const [winners, setWinners] = useState<Record<string, number[]>>({});
  const live = new Set(view.hand?.seats.filter((one) => one.live).map((one) => one.seat));
  const boards = Math.max(1, view.hand?.boards.filter((board) => board.length > 0).length ?? 1);
  const parts: Part[] = (view.hand?.pots ?? []).flatMap((pot, index) =>
    Array.from({ length: boards }, (_, board) => board).flatMap((board) =>
      (view.rules?.game.halves ? [0, 1] : [0]).map((half) => ({
        pot: index,
        board,
        half,
        eligible: pot.eligible.filter((seat) => live.has(seat)),
        name: [
          index === 0 ? 'Main pot' : `Side pot ${index}`,
          money(pot.amount_cents),
          boards > 1 ? `board ${board + 1}` : '',
          view.rules?.game.halves ? (half === 0 ? 'high' : 'second half') : '',
        ]
          .filter(Boolean)
          .join(', '),
      })),
    ),
  );
  const keyOf = ({ pot, board, half }: Part) => `${pot}/${board}/${half}`;
  const ready = parts.every((part) => part.half === 1 || (winners[keyOf(part)] ?? []).length > 0);

  return (
    <section className="dock dock-cards" aria-label="What happens now">
      <HandBar />
      <div className="winner-parts">
        {parts.map((part) => (
          <div key={keyOf(part)} className="winner-part" role="group" aria-label={part.name}>
            <b>{part.name}</b>
            {part.eligible.map((seat) => {
              const chosen = winners[keyOf(part)] ?? [];
              const isOn = chosen.includes(seat);
              return (
                <Key
                  key={seat}
                  tone={isOn ? 'in' : 'plain'}
                  label={`${seatName(view, seat)} wins ${part.name}${isOn ? ': yes' : ''}`}
                  onPress={() => {
                    const next = isOn ? chosen.filter((one) => one !== seat) : [...chosen, seat].sort((a, b) => a - b);
                    setWinners({ ...winners, [keyOf(part)]: next });
                  }}
                >
                  {isOn ? '✓ ' : ''}Seat {seat}
                </Key>
              );
            })}
          </div>
        ))}
      </div>
      <div className="cards-close">
        <span className="cards-say">Tied seats share: tap each of them.</span>
        <Key
          tone="primary"
          isDisabled={!ready || state.waits}
          onPress={() => {
            const shares = parts.flatMap((part) => {
              const seats = winners[keyOf(part)] ?? [];
              return seats.length === 0 ? [] : [{ pot: part.pot, board: part.board, half: part.half, winners: seats }];
            });
            tap({ type: 'name_winners', shares }, 'Winners named');
          }}
        >
          Settle
        </Key>
      </div>
    </section>
  );
}
