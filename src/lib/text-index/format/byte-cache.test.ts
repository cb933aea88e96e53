import { expect, it } from 'vitest';
import { ByteCache } from './byte-cache.ts';

it('an absent value is computed once and counted once', () => {
  const cache = new ByteCache(10_000);
  let loads = 0;
  const cached = cache.get(
    'cached',
    () => 'cached',
    () => 5_000,
  );
  for (let i = 0; i < 100; i++) {
    const nothing = cache.get<string | undefined>(
      'nothing',
      () => {
        loads++;
        return undefined;
      },
      () => 32,
    );
    expect(nothing).toBeUndefined();
  }
  expect(loads).toBe(1);
  expect(cache.peek('cached')).toBe(cached);
});
