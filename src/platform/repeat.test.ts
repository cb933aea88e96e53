import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatEvery } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a failure is reported once until the work succeeds or fails for another reason', async () => {
  const outcomes = ['full', 'full', 'locked', 'full', undefined, 'full', 'full'];
  const reported: unknown[] = [];
  const repetition = repeatEvery(
    1_000,
    async () => {
      const reason = outcomes.shift();
      if (reason !== undefined) throw new Error(reason);
    },
    (error) => reported.push((error as Error).message),
  );
  await vi.advanceTimersByTimeAsync(7_000);
  expect(reported).toEqual(['full', 'locked', 'full', 'full']);
  await repetition.stop();
});

test('work that takes longer than the interval does not run twice at once, and a stop waits for it', async () => {
  const { promise: work, resolve: end } = Promise.withResolvers<void>();
  let [started, hasStopped] = [0, false];
  const slow = repeatEvery(
    1_000,
    () => {
      started += 1;
      return work;
    },
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(5_000);
  const stopping = slow.stop().then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([started, hasStopped]).toEqual([1, false]);
  end();
  await stopping;
});
