import { expect, test } from 'vitest';
import { threadTimes, timesByStage } from './thread-times.ts';

test('the threads of a stage are added up, the most expensive stage first', () => {
  const times = timesByStage([
    { name: 'MainThread', cpuMs: 30 },
    { name: 'extraction thre', cpuMs: 100 },
    { name: 'extraction thre', cpuMs: 120 },
    { name: 'libuv-worker', cpuMs: 5 },
  ]);
  expect([...times]).toEqual([
    ['decode, extract, make the record', 220],
    ['read, compare, archive, pass on (main thread)', 30],
    ['other threads', 5],
  ]);
});

test.runIf(process.platform === 'linux')('the main thread of this process has used processor time', () => {
  const main = threadTimes(process.pid).get(String(process.pid));
  expect(main?.cpuMs).toBeGreaterThan(0);
  expect(threadTimes(2 ** 30).size).toBe(0);
});
