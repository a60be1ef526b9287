// The pace of asking: at once, after each pause, never while hidden, never twice at a time, and with an end.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollWhileVisible } from './pollWhileVisible';

const pace = { pauseMs: 5_000, runMsMax: 4_000 };
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
});

function show(visible: boolean): void {
  hidden = !visible;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('asks at once and again after each pause', async () => {
  const task = vi.fn(() => Promise.resolve());
  const stop = pollWhileVisible(task, pace);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(task).toHaveBeenCalledTimes(3);
  stop();
});

test('rests while hidden and asks as soon as it is looked at', async () => {
  const task = vi.fn(() => Promise.resolve());
  const stop = pollWhileVisible(task, pace);
  show(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(task).toHaveBeenCalledTimes(1);
  show(true);
  expect(task).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(task).toHaveBeenCalledTimes(3);
  stop();
});

test('never asks twice at a time', async () => {
  const task = vi.fn(() => new Promise<void>(() => undefined));
  const stop = pollWhileVisible(task, pace);
  show(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(task).toHaveBeenCalledTimes(1);
  stop();
});

test('stops for good and aborts what is under way', async () => {
  const signals: AbortSignal[] = [];
  const stop = pollWhileVisible((signal) => {
    signals.push(signal);
    return Promise.resolve();
  }, pace);
  stop();
  show(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signals.map((signal) => signal.aborted)).toEqual([true]);
});
