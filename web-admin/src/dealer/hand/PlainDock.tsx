// Steps with one or two keys: the first cards, who brings in, a choice after an exposed card, a locked deal.
import type { HandStep } from '../../shared/api/client';
import { money } from '../../shared/money';
import { Act, Key } from '../parts/keys';
import { seatName, useDesk } from '../useDesk';
import { HandBar } from './HandBar';
import { useGuard } from './useGuard';

export function PlainDock({ step }: { step: HandStep }) {
  const { state } = useDesk();
  const { resting, guarded } = useGuard();
  return (
    <section className="dock" aria-label="What happens now" data-rests={resting || undefined}>
      <HandBar />
      <div className="acts">
        <Keys step={step} guarded={guarded} waits={state.waits} />
      </div>
    </section>
  );
}

function Keys({ step, guarded, waits }: { step: HandStep; guarded: (act: () => void) => () => void; waits: boolean }) {
  const { view, tap } = useDesk();
  const seat = step.seat ?? 1;
  const { forced } = view.rules ?? {};
  switch (step.kind) {
    case 'deal_down':
      return (
        <>
          {step.straddle !== undefined && forced?.straddle_to_cents !== undefined && (
            <Act
              verb={`Seat ${step.straddle} straddles`}
              amount={money(forced.straddle_to_cents)}
              isDisabled={waits}
              onPress={guarded(() => {
                tap(
                  { type: 'straddle', seat: step.straddle ?? 1, amount_cents: forced.straddle_to_cents ?? 0 },
                  `Seat ${step.straddle ?? ''} straddles`,
                );
              })}
            />
          )}
          <Act
            verb={`Dealt: ${step.cards} ${step.cards === 1 ? 'card' : 'cards'} down to each`}
            tone="primary"
            isDisabled={waits}
            onPress={guarded(() => {
              tap({ type: 'deal_down' }, 'Cards dealt');
            })}
          />
        </>
      );
    case 'name_opener':
      return (view.hand?.seats ?? [])
        .filter((one) => one.live)
        .map((one) => (
          <Act
            key={one.seat}
            verb={seatName(view, one.seat)}
            isDisabled={waits}
            onPress={guarded(() => {
              tap({ type: 'name_opener', seat: one.seat }, `Seat ${one.seat} opens`);
            })}
          />
        ));
    case 'bring_in':
      return (
        <>
          <Act
            verb="Bring in"
            amount={money(forced?.bring_in_cents ?? 0)}
            tone="primary"
            isDisabled={waits}
            onPress={guarded(() => {
              tap({ type: 'bring_in', seat }, `Seat ${seat} brings in`);
            })}
          />
          {step.may_open_full && (
            <Act
              verb="Opens for a full bet"
              amount={money(view.rules?.bets.min_cents ?? 0)}
              isDisabled={waits}
              onPress={guarded(() => {
                tap({ type: 'bring_in', seat, full: true }, `Seat ${seat} opens for a full bet`);
              })}
            />
          )}
        </>
      );
    case 'choose_after_exposure':
      return (
        <>
          <Act
            verb="Plays on"
            isDisabled={waits}
            onPress={guarded(() => {
              tap({ type: 'choose_after_exposure', seat, stops: false }, `Seat ${seat} plays on`);
            })}
          />
          <Act
            verb="Stops here"
            isDisabled={waits}
            onPress={guarded(() => {
              tap({ type: 'choose_after_exposure', seat, stops: true }, `Seat ${seat} stops here`);
            })}
          />
        </>
      );
    case 'unlock_deal':
      return (
        <Act
          verb="Done: the deal goes on"
          tone="primary"
          isDisabled={waits}
          onPress={guarded(() => {
            tap({ type: 'unlock_deal' }, 'The deal goes on');
          })}
        />
      );
    default:
      return (
        <Key isDisabled onPress={() => undefined}>
          {step.sentence}
        </Key>
      );
  }
}
