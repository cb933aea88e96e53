import { expect, it } from 'vitest';
import { isNegativeCached } from './failures.ts';

const MINUTE = 60_000;

it.each([
  ['no_such_name', 10 * MINUTE],
  ['timed_out', 2 * MINUTE],
  ['parked', 24 * 60 * MINUTE],
] as const)(
  'a stored failure is returned for its time, and not if the clock was set back: %s',
  (failure, ageMs) => {
    expect([-1, 0, ageMs - 1, ageMs].map((age) => isNegativeCached(failure, age))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  },
);

it('a failure that may be over at once is never returned', () => {
  for (const failure of ['excluded', 'robots_forbid'] as const)
    expect(isNegativeCached(failure, 0), failure).toBe(false);
});
