// What is shown while a tap is on its way.
import { expect, test } from 'vitest';
import { tableView } from '../fixtures';
import { foresee } from './foresee';

const act = (seat: number, said: 'fold' | 'call' | 'check' | 'raise' | 'all_in', amount_cents?: number) => ({
  type: 'act' as const,
  seat,
  said,
  ...(amount_cents === undefined ? {} : { amount_cents }),
});
const seatOf = (view: ReturnType<typeof tableView>, seat: number) => view.hand?.seats.find((one) => one.seat === seat);

test('a fold leads to the next seat with the same price', () => {
  const { view, waits } = foresee(tableView(), [act(3, 'fold')]);
  expect(waits).toBe(false);
  expect(seatOf(view, 3)?.live).toBe(false);
  expect(view.step.hand?.seat).toBe(4);
  expect(view.step.hand?.legal).toMatchObject({ call_cents: 200, raise: { least_cents: 400, most_cents: 20_000 } });
});

test('a call moves chips; a raise makes everybody owe and leaves the next raise to the service', () => {
  const { view } = foresee(tableView(), [act(3, 'call'), act(4, 'raise', 1_000)]);
  expect(seatOf(view, 3)).toMatchObject({ stack_cents: 19_800, in_round_cents: 200 });
  expect(seatOf(view, 4)).toMatchObject({ stack_cents: 19_000, in_round_cents: 1_000 });
  expect(view.hand?.pot_cents).toBe(1_500);
  expect(view.step.hand?.seat).toBe(1);
  expect(view.step.hand?.legal?.call_cents).toBe(900);
  expect(view.step.hand?.legal?.raise).toBeUndefined();
});

test('an all-in is all-in and never in turn again', () => {
  const { view } = foresee(tableView(), [act(3, 'all_in'), act(4, 'fold'), act(1, 'fold')]);
  expect(seatOf(view, 3)).toMatchObject({ all_in: true, stack_cents: 0 });
  expect(view.step.hand?.seat).toBe(2);
});

test('where the round may be over, it waits', () => {
  expect(foresee(tableView(), [act(3, 'fold'), act(4, 'fold'), act(1, 'call')]).waits).toBe(true);
  expect(foresee(tableView(), [act(3, 'fold'), act(4, 'fold'), act(1, 'fold')]).waits).toBe(true);
});

test('checks go round as far as the button', () => {
  const before = tableView({}, { check: true, seat: 1 });
  const flop = {
    ...before,
    hand: before.hand && {
      ...before.hand,
      betting: { price_cents: 0, raises: 0, turn: 1 },
      seats: before.hand.seats.map((seat) => ({ ...seat, in_round_cents: 0 })),
    },
    step: { ...before.step, hand: before.step.hand && { ...before.step.hand, seat: 1 } },
  } as typeof before;
  const three = foresee(flop, [act(1, 'check'), act(2, 'check'), act(3, 'check')]);
  expect(three.view.step.hand?.seat).toBe(4);
  expect(foresee(flop, [act(1, 'check'), act(2, 'check'), act(3, 'check'), act(4, 'check')]).waits).toBe(true);
});

test('anything but betting waits for the service, and so does what was tapped by mistake', () => {
  expect(foresee(tableView(), [{ type: 'call_floor', reason: 'A ruling' }]).waits).toBe(true);
  expect(foresee(tableView(), [act(4, 'fold')]).waits).toBe(true);
  expect(foresee(tableView(), []).waits).toBe(false);
});
