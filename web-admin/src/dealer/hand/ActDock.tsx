// A seat is to act: the keys are exactly what it may do, with the amounts. One tap an ordinary action.
import type { AmountRange, HandStep, TableView } from '../../shared/api/client';
import { money } from '../../shared/money';
import { Act } from '../parts/keys';
import { seatName, useDesk } from '../useDesk';
import { HandBar, streetName } from './HandBar';
import { useGuard } from './useGuard';

export function ActDock({ step }: { step: HandStep }) {
  const { state, view, tap, open } = useDesk();
  const { resting, guarded } = useGuard();
  const { legal } = step;
  if (!legal) return null;
  const { seat } = legal;
  const who = seatName(view, seat);
  const raise = legal.bet ?? legal.raise;
  const isOneAmount = raise?.least_cents === raise?.most_cents;
  const verb = legal.bet ? 'Bet' : legal.raise_is_completion ? 'Complete' : 'Raise';
  const said = legal.bet ? 'bet' : 'raise';
  const callIsAllIn = legal.call_cents !== undefined && !raise && legal.call_cents >= stackOf(seat);
  const allIn = legal.all_in_to_cents === raise?.most_cents && !isOneAmount;
  const quick = raise && !isOneAmount ? quickAmounts(view, raise) : [];
  const first = legal.check ? `${who}: check or bet` : `${who}: ${money(legal.call_cents ?? 0)} to call`;

  function stackOf(number: number): number {
    return view.hand?.seats.find((one) => one.seat === number)?.stack_cents ?? 0;
  }
  const act = (
    words: string,
    command: Partial<{ said: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'all_in'; amount_cents: number }>,
  ) =>
    guarded(() => {
      tap({ type: 'act', seat, ...command }, `Seat ${seat} ${words}`);
    });

  return (
    <section className="dock" aria-label="What happens now" data-rests={resting || undefined}>
      <HandBar say={first} sub={`${streetName(view)} · ${choicesIn(step.sentence)}`} />
      <div className="acts">
        {legal.fold && <Act verb="Fold" isDisabled={state.waits} onPress={act('folds', { said: 'fold' })} />}
        {legal.check && (
          <Act verb="Check" tone="primary" isDisabled={state.waits} onPress={act('checks', { said: 'check' })} />
        )}
        {legal.call_cents !== undefined && (
          <Act
            verb={callIsAllIn ? 'Call all-in' : 'Call'}
            amount={money(legal.call_cents)}
            tone="primary"
            isDisabled={state.waits}
            onPress={act(`calls ${money(legal.call_cents)}`, { said: 'call' })}
          />
        )}
        {raise && isOneAmount && (
          <Act
            verb={raise.least_cents === legal.all_in_to_cents ? 'All-in' : verb === 'Bet' ? 'Bet' : `${verb} to`}
            amount={money(raise.least_cents)}
            tone={raise.least_cents === legal.all_in_to_cents ? 'guard' : 'plain'}
            isDisabled={state.waits}
            onPress={act(`${said}s to ${money(raise.least_cents)}`, { said, amount_cents: raise.least_cents })}
          />
        )}
        {quick.map((cents) => (
          <Act
            key={cents}
            verb={verb === 'Bet' ? 'Bet' : `${verb} to`}
            amount={money(cents)}
            isDisabled={state.waits}
            onPress={act(`${said}s to ${money(cents)}`, { said, amount_cents: cents })}
          />
        ))}
        {raise && !isOneAmount && (
          <Act
            verb="Other…"
            isDisabled={state.waits}
            onPress={() => {
              open({ kind: 'raise' });
            }}
          />
        )}
        {allIn && (
          <Act
            verb="All-in"
            amount={money(legal.all_in_to_cents)}
            tone="guard"
            isDisabled={state.waits}
            onPress={act(`is all-in for ${money(legal.all_in_to_cents)}`, { said: 'all_in' })}
          />
        )}
      </div>
    </section>
  );
}

/** The least, and the amount that is most often meant: one tap each. Only amounts the service calls legal. */
function quickAmounts(view: TableView, { least_cents, most_cents }: AmountRange): number[] {
  const unit = view.rules?.unit_cents ?? 100;
  const price = view.hand?.betting?.price_cents ?? 0;
  const usual = price > 0 ? price * 3 : Math.round((view.hand?.pot_cents ?? 0) / 2 / unit) * unit;
  return usual > least_cents && usual < most_cents ? [least_cents, usual] : [least_cents];
}

/** "Seat 5: fold, call $12" without the seat, which stands above it. */
function choicesIn(sentence: string): string {
  return sentence.replace(/^[^:]*: /, '');
}
