import { describe, expect, it } from 'vitest';
import { createMemoryRateLimitStore } from './memory-rate-limit-store.ts';

const MINUTE = 60_000;

describe('the rate limit store of a process', () => {
  let now = 5;
  const open = (keysMax?: number) => createMemoryRateLimitStore({ monotonic: () => now }, keysMax);

  it('counts a key in windows that start with its first request', () => {
    const store = open();
    expect(store.count('a', MINUTE)).toEqual({ requests: 1, endsInMs: MINUTE });
    now += 20_000;
    expect(store.count('a', MINUTE, 3)).toEqual({ requests: 4, endsInMs: 40_000 });
    expect(store.count('b', MINUTE, 0)).toEqual({ requests: 0, endsInMs: 0 });
    store.refund('a');
    expect(store.count('a', MINUTE, 0)).toEqual({ requests: 3, endsInMs: 40_000 });
    now += 40_000;
    expect(store.count('a', MINUTE, 0)).toEqual({ requests: 0, endsInMs: 0 });
    expect(store.count('a', MINUTE)).toEqual({ requests: 1, endsInMs: MINUTE });
  });

  it('keeps a prolonged window to its new end, however many windows come and go meanwhile', () => {
    const store = open();
    store.count('wrong', MINUTE, 7);
    store.extendWindow('wrong', 10 * MINUTE);
    store.extendWindow('never seen', MINUTE);
    for (let minute = 0; minute < 9; minute++) {
      now += MINUTE;
      for (let caller = 0; caller < 50; caller++) store.count(`${minute} ${caller}`, MINUTE);
      expect(store.count('wrong', MINUTE, 0)).toEqual({ requests: 7, endsInMs: (9 - minute) * MINUTE });
    }
    now += MINUTE;
    expect(store.count('wrong', MINUTE, 0)).toMatchObject({ requests: 0 });
    expect(store.count('never seen', MINUTE, 0)).toMatchObject({ requests: 0 });
  });

  it('keeps every window to its end while others end, and refunds no more than was counted', () => {
    const store = open();
    store.count('first', MINUTE);
    now += 50_000;
    store.count('second', MINUTE);
    now += 10_000;
    store.count('third', MINUTE);
    expect(store.count('second', MINUTE)).toEqual({ requests: 2, endsInMs: 50_000 });
    for (let refunds = 0; refunds < 5; refunds++) store.refund('third');
    expect(store.count('third', MINUTE)).toMatchObject({ requests: 1 });
  });

  it('drops the oldest windows first if there are more keys than it holds', async () => {
    const store = open(100);
    for (let key = 0; key < 1_000; key++) store.count(`key ${key}`, MINUTE);
    const held: number[] = [];
    for (let key = 0; key < 1_000; key++)
      if ((await store.count(`key ${key}`, MINUTE, 0)).requests > 0) held.push(key);
    expect(held.length).toBeGreaterThanOrEqual(50);
    expect(held.length).toBeLessThanOrEqual(100);
    expect(held).toEqual(Array.from({ length: held.length }, (_, at) => 1_000 - held.length + at));
  });
});
