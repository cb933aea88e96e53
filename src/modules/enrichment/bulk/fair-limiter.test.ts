import { expect, it } from 'vitest';
import { FairLimiter, type LimiterShare } from './fair-limiter.ts';

const never = new AbortController().signal;

/** Begins so many things that end when they are told to; gives the names of those that have begun. */
function begin(share: LimiterShare, name: string, count: number, begun: string[], signal = never) {
  const ends: (() => void)[] = [];
  const all = Array.from({ length: count }, () =>
    share.run(() => {
      begun.push(name);
      return new Promise<void>((end) => ends.push(end));
    }, signal),
  );
  for (const one of all) one.catch(() => undefined);
  return { ends, all };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const countOf = (begun: readonly string[], name: string) => begun.filter((one) => one === name).length;

it('who is alone takes most lanes, and who comes next begins at once', async () => {
  const limiter = new FairLimiter(8);
  const begun: string[] = [];
  begin(limiter.share(10), 'first', 100, begun);
  await settled();
  expect(countOf(begun, 'first')).toBe(6);
  begin(limiter.share(10), 'second', 100, begun);
  await settled();
  expect(countOf(begun, 'second')).toBe(2);
});

it('several have lanes by their weight as soon as some are free', async () => {
  const limiter = new FairLimiter(8);
  const begun: string[] = [];
  const light = begin(limiter.share(10), 'light', 100, begun);
  begin(limiter.share(30), 'heavy', 100, begun);
  await settled();
  for (let n = 0; n < 4; n++) {
    light.ends.shift()?.();
    await settled();
  }
  expect([countOf(begun, 'light') - 4, countOf(begun, 'heavy')]).toEqual([2, 6]);
});

it('who leaves while waiting hears why, and holds up nobody', async () => {
  const limiter = new FairLimiter(1);
  const begun: string[] = [];
  const first = begin(limiter.share(1), 'first', 1, begun);
  const leaving = new AbortController();
  const left = begin(limiter.share(1), 'left', 2, begun, leaving.signal);
  begin(limiter.share(1), 'last', 1, begun);
  leaving.abort(new Error('gone'));
  await expect(left.all[1]).rejects.toThrow('gone');
  first.ends[0]?.();
  await settled();
  expect(begun).toEqual(['first', 'last']);
});
