import { expect, it } from 'vitest';
import { FairLimiter, type LimiterShare } from './fair-limiter.ts';

const never = new AbortController().signal;

/** Starts so many tasks that end on command; collects the names of those that have started. */
function begin(share: LimiterShare, name: string, count: number, started: string[], signal = never) {
  const ends: (() => void)[] = [];
  const all = Array.from({ length: count }, () =>
    share.run(() => {
      started.push(name);
      return new Promise<void>((end) => ends.push(end));
    }, signal),
  );
  for (const one of all) one.catch(() => undefined);
  return { ends, all };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const countOf = (started: readonly string[], name: string) => started.filter((one) => one === name).length;

it('a single share takes most slots, and the next one starts at once', async () => {
  const limiter = new FairLimiter(8);
  const started: string[] = [];
  begin(limiter.share(10), 'first', 100, started);
  await settled();
  expect(countOf(started, 'first')).toBe(6);
  begin(limiter.share(10), 'second', 100, started);
  await settled();
  expect(countOf(started, 'second')).toBe(2);
});

it('several shares get slots by their weight as soon as some are free', async () => {
  const limiter = new FairLimiter(8);
  const started: string[] = [];
  const light = begin(limiter.share(10), 'light', 100, started);
  begin(limiter.share(30), 'heavy', 100, started);
  await settled();
  for (let n = 0; n < 4; n++) {
    light.ends.shift()?.();
    await settled();
  }
  expect([countOf(started, 'light') - 4, countOf(started, 'heavy')]).toEqual([2, 6]);
});

it('a share that is cancelled while waiting gets the reason, and delays no other', async () => {
  const limiter = new FairLimiter(1);
  const started: string[] = [];
  const first = begin(limiter.share(1), 'first', 1, started);
  const leaving = new AbortController();
  const left = begin(limiter.share(1), 'left', 2, started, leaving.signal);
  begin(limiter.share(1), 'last', 1, started);
  leaving.abort(new Error('left'));
  await expect(left.all[1]).rejects.toThrow('left');
  first.ends[0]?.();
  await settled();
  expect(started).toEqual(['first', 'last']);
});
