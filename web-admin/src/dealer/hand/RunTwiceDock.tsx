// Run it twice: everybody still in must agree.
import { useState } from 'react';
import { Act, Key } from '../parts/keys';
import { seatName, useDesk } from '../useDesk';
import { HandBar } from './HandBar';
import { useGuard } from './useGuard';

export function RunTwiceDock() {
  const { state, view, tap } = useDesk();
  const { resting, guarded } = useGuard();
  const live = view.hand?.seats.filter((one) => one.live).map((one) => one.seat) ?? [];
  const [agreed, setAgreed] = useState<number[]>([]);
  const toggle = (seat: number) => {
    setAgreed(agreed.includes(seat) ? agreed.filter((one) => one !== seat) : [...agreed, seat].sort((a, b) => a - b));
  };
  return (
    <section className="dock" aria-label="What happens now" data-rests={resting || undefined}>
      <HandBar sub="Ask each player who is still in. One no, and the board is dealt once." />
      <div className="acts">
        {live.map((seat) => (
          <Key
            key={seat}
            tone={agreed.includes(seat) ? 'in' : 'plain'}
            label={`${seatName(view, seat)} agrees${agreed.includes(seat) ? ': yes' : ''}`}
            onPress={() => {
              toggle(seat);
            }}
          >
            {agreed.includes(seat) ? '✓ ' : ''}Seat {seat}
          </Key>
        ))}
        <Act
          verb="Run once"
          isDisabled={state.waits}
          onPress={guarded(() => {
            tap({ type: 'agree_run_twice', agreed: [] }, 'Run it once');
          })}
        />
        <Act
          verb="Run it twice"
          tone="primary"
          isDisabled={agreed.length !== live.length || state.waits}
          onPress={guarded(() => {
            tap({ type: 'agree_run_twice', agreed }, 'Run it twice');
          })}
        />
      </div>
    </section>
  );
}
