import { expect, it } from 'vitest';
import { createFakeClock } from '../../test/harness/fake-clock.ts';
import { createBreaker } from './breaker.ts';
import { createTokenBucket } from './token-bucket.ts';

const MINUTE = 60_000;

it('a server that fails three times in a row is not called for a minute; a success in between resets the count', () => {
  const clock = createFakeClock();
  const breaker = createBreaker(clock);
  for (const step of ['broken', 'broken', 'good', 'broken', 'broken'] as const)
    if (step === 'good') breaker.succeeded();
    else breaker.failed(step);
  expect(breaker.mayTry()).toBe(true);
  breaker.failed('broken');
  expect(breaker.mayTry()).toBe(false);
  clock.advance(MINUTE);
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, true]);
});

it('one refusal opens the breaker, and each further refusal doubles the wait, up to an hour', () => {
  const clock = createFakeClock();
  const breaker = createBreaker(clock);
  breaker.failed('refused');
  const waits: number[] = [];
  for (let time = 0; time < 8; time++) {
    let waited = 0;
    while (!breaker.mayTry()) {
      clock.advance(MINUTE);
      waited += 1;
    }
    waits.push(waited);
    breaker.failed('refused');
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

it('concurrent failures count once', () => {
  const clock = createFakeClock();
  const breaker = createBreaker(clock);
  for (let n = 0; n < 20; n++) breaker.failed('broken');
  clock.advance(MINUTE);
  expect(breaker.mayTry()).toBe(true);
});

it('a probe that never settles does not keep the breaker open forever', () => {
  const clock = createFakeClock();
  const breaker = createBreaker(clock);
  breaker.failed('refused');
  clock.advance(MINUTE);
  expect(breaker.mayTry()).toBe(true);
  clock.advance(MINUTE);
  expect(breaker.mayTry()).toBe(false);
});

it('a bucket refills over time, up to its capacity', () => {
  const clock = createFakeClock();
  const bucket = createTokenBucket(clock, { perSecond: 1, burst: 2 });
  expect([bucket.tryTake(), bucket.tryTake(), bucket.tryTake()]).toEqual([true, true, false]);
  clock.advance(1_000);
  expect([bucket.tryTake(), bucket.tryTake()]).toEqual([true, false]);
  clock.advance(3_600_000);
  expect([bucket.tryTake(), bucket.tryTake(), bucket.tryTake()]).toEqual([true, true, false]);
});
