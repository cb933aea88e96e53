import { expect, test } from 'vitest';
import { RestartPace } from './restart-pace.ts';

test('a worker that was useful is replaced at once, useless ones with growing delays', () => {
  const pace = new RestartPace();
  pace.wasUseful();
  expect(Array.from({ length: 6 }, () => pace.nextDelayMs(0))).toEqual([0, 20, 40, 80, 160, 320]);
  pace.wasUseful();
  expect(pace.nextDelayMs(0)).toBe(0);
  for (let i = 0; i < 12; i++) expect(pace.nextDelayMs(0)).toBeLessThanOrEqual(5_000);
});

test('however useful the workers are, no more than thirty restart in a minute', () => {
  const pace = new RestartPace();
  let now = 0;
  const starts: number[] = [];
  for (let i = 0; i < 200; i++) {
    pace.wasUseful();
    now += pace.nextDelayMs(now) + 100;
    starts.push(now - 100);
  }
  const inAMinute = starts.map((from) => starts.filter((at) => at >= from && at < from + 60_000).length);
  expect(Math.max(...inAMinute)).toBe(30);
});
