import { expect, test } from 'vitest';
import { RestartBackoff } from './restart-backoff.ts';

test('a worker that got ready is replaced at once, failing ones with growing delays', () => {
  const pace = new RestartBackoff();
  pace.reset();
  expect(Array.from({ length: 6 }, () => pace.nextDelayMs(0))).toEqual([0, 20, 40, 80, 160, 320]);
  pace.reset();
  expect(pace.nextDelayMs(0)).toBe(0);
  for (let i = 0; i < 12; i++) expect(pace.nextDelayMs(0)).toBeLessThanOrEqual(5_000);
});

test('no more than thirty workers are restarted in a minute, even if all got ready', () => {
  const pace = new RestartBackoff();
  let now = 0;
  const starts: number[] = [];
  for (let i = 0; i < 200; i++) {
    pace.reset();
    now += pace.nextDelayMs(now) + 100;
    starts.push(now - 100);
  }
  const inAMinute = starts.map((from) => starts.filter((at) => at >= from && at < from + 60_000).length);
  expect(Math.max(...inAMinute)).toBe(30);
});
