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
