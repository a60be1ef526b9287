// Taps over a line that breaks, a table that others move, and a service that says no.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableView } from '../../shared/api/client';
import { tableView } from '../fixtures';
import { Desk } from './desk';
import type { Entry, Sent } from './entry';
import type { Journal } from './journal';

const fold = (seat: number) => ({ type: 'act' as const, seat, said: 'fold' as const });
const problem = {
  type: 'about:blank',
  title: 'seat 3 cannot',
  status: 422,
  code: 'bet.too_small',
  clause: 'POKER-08.J',
};

class Memory implements Journal {
  kept: Entry[] = [];
  view: TableView | null = null;
  entries = () => Promise.resolve([...this.kept]);
  add = (entry: Entry) => {
    this.kept.push({ ...entry });
    return Promise.resolve();
  };
  change = (key: string, entry: Entry) => {
    this.kept = this.kept.map((one) => (one.key === key ? { ...entry } : one));
    return Promise.resolve();
  };
  remove = (keys: string[]) => {
    this.kept = this.kept.filter((one) => !keys.includes(one.key));
    return Promise.resolve();
  };
  lastView = () => Promise.resolve(this.view);
  keepView = (view: TableView) => {
    this.view = view;
    return Promise.resolve();
  };
}

let journal: Memory;
let sent: { key: string; after: number | null; seat: unknown }[];
let answers: Sent[];
/** The table as the service has it. */
let truth: TableView;
let desk: Desk;

const settle = () => vi.advanceTimersByTimeAsync(0);

function open(licence = 'D-201'): Desk {
  return new Desk({
    table: 7,
    licence,
    journal,
    send: (entry) => {
      const { command } = entry;
      sent.push({ key: entry.key, after: entry.after, seat: 'seat' in command ? command.seat : null });
      const answer = answers.shift() ?? { kind: 'accepted', seq: (entry.after ?? 0) + 1 };
      if (answer.kind === 'accepted') truth = { ...truth, seq: answer.seq };
      return Promise.resolve(answer);
    },
    refresh: () => {
      desk.seen(truth);
      return Promise.resolve();
    },
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  journal = new Memory();
  sent = [];
  answers = [];
  truth = tableView();
  desk = open();
  desk.seen(truth);
  await desk.start();
});
afterEach(() => {
  desk.stop();
  vi.useRealTimers();
});

test('a tap is shown in the same moment, written down, sent once and forgotten', async () => {
  desk.tap(fold(3), 'Seat 3 folds');
  expect(desk.state.get().shown?.step.hand?.seat).toBe(4);
  await settle();
  expect(sent).toEqual([{ key: expect.any(String) as string, after: 100, seat: 3 }]);
  expect(journal.kept).toEqual([]);
  expect(desk.state.get()).toMatchObject({ queue: [], offline: false, notice: null });
});

test('taps in a row follow on each other', async () => {
  desk.tap(fold(3), 'Seat 3 folds');
  desk.tap(fold(4), 'Seat 4 folds');
  await settle();
  expect(sent.map(({ after, seat }) => [after, seat])).toEqual([
    [100, 3],
    [101, 4],
  ]);
});

test('without a line taps wait; the same keys go again, nothing twice', async () => {
  answers = [{ kind: 'unreachable' }, { kind: 'unreachable' }];
  desk.tap(fold(3), 'Seat 3 folds');
  desk.tap(fold(4), 'Seat 4 folds');
  await settle();
  expect(desk.state.get()).toMatchObject({ offline: true });
  expect(desk.state.get().queue).toHaveLength(2);
  expect(journal.kept).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent.map(({ seat }) => seat)).toEqual([3, 3, 3, 4]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(sent.map(({ after }) => after)).toEqual([100, 100, 100, 101]);
  expect(desk.state.get()).toMatchObject({ offline: false, queue: [] });
});

test('what was on its way when the tablet was switched off goes first, as it was', async () => {
  answers = [{ kind: 'unreachable' }];
  desk.tap(fold(3), 'Seat 3 folds');
  await settle();
  desk.stop();
  const key = sent[0]?.key;
  sent = [];
  desk = open();
  await desk.start();
  expect(desk.state.get().shown?.id).toBe(7);
  await settle();
  expect(sent).toEqual([{ key, after: 100, seat: 3 }]);
});

test('entries of another dealer are not sent under a new name', async () => {
  answers = [{ kind: 'unreachable' }];
  desk.tap(fold(3), 'Seat 3 folds');
  await settle();
  desk.stop();
  sent = [];
  desk = open('D-202');
  await desk.start();
  await settle();
  expect(sent).toEqual([]);
  expect(desk.state.get().notice).toMatchObject({ kind: 'other_person', lost: ['Seat 3 folds'] });
});

test('a refusal rolls the screen back and says why, with everything tapped on top of it', async () => {
  answers = [{ kind: 'refused', problem }];
  desk.tap(fold(3), 'Seat 3 folds');
  desk.tap(fold(4), 'Seat 4 folds');
  await settle();
  const { notice, shown, queue } = desk.state.get();
  expect(notice).toEqual({ kind: 'refused', problem, lost: ['Seat 3 folds', 'Seat 4 folds'] });
  expect(shown?.step.hand?.seat).toBe(3);
  expect(queue).toEqual([]);
  expect(journal.kept).toEqual([]);
});

test('when another screen was faster with the same act, there is one truth and a message', async () => {
  answers = [{ kind: 'moved_on', problem }];
  truth = { ...truth, seq: 101, step: { ...truth.step, sentence: 'Seat 4: fold, call $2' } };
  desk.tap(fold(3), 'Seat 3 folds');
  await settle();
  expect(sent).toHaveLength(1);
  expect(desk.state.get().notice).toMatchObject({ kind: 'moved_on', lost: ['Seat 3 folds'] });
  expect(desk.state.get().view?.seq).toBe(101);
});

test('when the table asks the same after something else happened, the answer still counts', async () => {
  answers = [{ kind: 'moved_on', problem }];
  truth = { ...truth, seq: 101, calls: [{ number: 1, reason: 'A ruling', since_ms: 0 }] };
  desk.tap(fold(3), 'Seat 3 folds');
  await settle();
  expect(sent.map(({ after }) => after)).toEqual([100, 101]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(desk.state.get().notice).toBeNull();
});

test('undo takes back a tap that was not sent', async () => {
  answers = [{ kind: 'unreachable' }, { kind: 'unreachable' }];
  desk.tap(fold(3), 'Seat 3 folds');
  await settle();
  desk.tap(fold(4), 'Seat 4 folds');
  await settle();
  expect(desk.takeBackUnsent()).toBe(true);
  // The first may have arrived: only the service can take it back.
  expect(desk.takeBackUnsent()).toBe(false);
  expect(desk.state.get().queue.map(({ words }) => words)).toEqual(['Seat 3 folds']);
});

test('an older table is never shown over a newer one', () => {
  desk.seen({ ...truth, seq: 99, name: 'old' });
  expect(desk.state.get().view?.seq).toBe(100);
});
