import { afterEach, beforeEach, expect, it } from 'vitest';
import { signUp } from '../../test/factories/sign-up.ts';
import { createFakeClock } from '../../test/harness/fake-clock.ts';
import { buildTestApp, type TestApp } from '../../test/harness/test-app.ts';

let running: TestApp;
beforeEach(async () => {
  running = await buildTestApp({ clock: createFakeClock({ ticking: false }) });
});
afterEach(() => running.app.close());

/** The gauges of a queue: how many wait, and for how many seconds the oldest has. */
async function backlogOf(queue: string): Promise<(number | undefined)[]> {
  const text = await running.services.metrics.text();
  const read = (name: string): number | undefined => {
    const found = new RegExp(`^homedex_${queue}_queue_${name} (\\S+)$`, 'm').exec(text)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  return [read('depth'), read('oldest_seconds')];
}

it('domains that wait to be fetched are measured, even while the crawl queue is paused', async () => {
  const { crawlQueue, liveFetching } = running.services;
  expect(await backlogOf('crawl')).toEqual([0, 0]);
  await crawlQueue.pause();
  await crawlQueue.add(['a.com', 'b.com'], 'test');
  running.clock.advance(60_000);
  await crawlQueue.demand(['c.com'], 'test', 0);
  running.clock.advance(30_000);
  await liveFetching.queueWorker.drain(new AbortController().signal);
  expect(await backlogOf('crawl')).toEqual([3, 90]);
});

it('open charges are measured', async () => {
  const { rowCharges } = running.services;
  const { accountId } = await signUp(running, { credits: 10 });
  const charge = await rowCharges.reserve(
    { accountId, idempotencyKey: undefined, rows: 3, rowsDigest: 'x', subject: 'a test' },
    new AbortController().signal,
  );
  running.clock.advance(20_000);
  await rowCharges.tend();
  expect(await backlogOf('row_charge')).toEqual([1, 20]);
  await charge.settle();
  await rowCharges.tend();
  expect(await backlogOf('row_charge')).toEqual([0, 0]);
});
