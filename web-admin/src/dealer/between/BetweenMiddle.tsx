// In the middle of the felt between hands: what the next hand will be.
import { Star } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { money } from '../../shared/money';
import { useDesk } from '../useDesk';

export function BetweenMiddle() {
  const { view, open } = useDesk();
  const { specials } = view.rules ?? {};
  const hasSpecials = specials && (specials.bomb_cents ?? specials.double_board_cents ?? specials.waterfall_cents);
  const last = view.last_hand;
  return (
    <div className="between-middle">
      <dl>
        <dt>Next hand</dt>
        <dd>{view.hand_number + 1}</dd>
        {view.step.playing.length > 0 && (
          <>
            <dt>Players</dt>
            <dd>{view.step.playing.length}</dd>
          </>
        )}
        {view.next_kill && (
          <>
            <dt>Kill hand</dt>
            <dd>{view.next_kill.killer === undefined ? 'yes' : `seat ${view.next_kill.killer} posts`}</dd>
          </>
        )}
        {last && (
          <>
            <dt>Hand {last.number}</dt>
            <dd>
              {last.outcome === 'completed'
                ? money(Object.values(last.pushed_cents).reduce((sum, cents) => sum + cents, 0))
                : last.outcome === 'misdeal'
                  ? 'misdeal'
                  : 'void'}
            </dd>
          </>
        )}
      </dl>
      {hasSpecials && view.step.kind === 'start_hand' && (
        <Button
          className="special-key"
          onPress={() => {
            open({ kind: 'special' });
          }}
        >
          <Star aria-hidden size={20} /> Special hand…
        </Button>
      )}
    </div>
  );
}
