import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type RunningHomedex, startService } from '../harness/start-homedex.ts';
import { SteadyLoad } from '../harness/steady-load.ts';

const directory = mkdtempSync(join(tmpdir(), 'homedex-rolling-'));
const started: RunningHomedex[] = [];
afterAll(async () => {
  for (const service of started) if (service.process.exitCode === null) await service.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** The limits of one address would count all clients of this test as one. */
const settings = {
  SHARE_DATA_DIR: 'yes',
  DEMO_SITES: '200',
  ANONYMOUS_RPM: '1000000',
  CRAWL_CONCURRENCY: '0',
  SHUTDOWN_SECONDS: '25',
};
const start = async (): Promise<RunningHomedex> => {
  const service = await startService(directory, settings);
  started.push(service);
  return service;
};

/** As deploy/kubernetes does it: one more before one fewer, and requests may come for a while after a service was taken out. */
it('services are replaced one after another without a failed request', async () => {
  const serving: (RunningHomedex | undefined)[] = [await start(), await start()];
  const load = new SteadyLoad({
    addresses: () => serving.map((service) => service?.address),
    paths: ['/search?q=company', '/search/count?q=team', '/search/facets?q=services&fields=country'],
    clients: 4,
    pauseMs: 5,
  });
  await load.after(50);
  for (const place of [0, 1]) {
    const old = serving[place];
    serving[place] = await start();
    // What was sent to the old one before the balancer took it out is still under way when it is told to stop.
    expect(await old?.stop()).toBe(0);
    await load.after(50);
  }
  await load.stop();
  const outcomes = load.take();
  expect(outcomes.length).toBeGreaterThan(150);
  expect(outcomes.filter(({ answer }) => answer.kind !== 'answered')).toEqual([]);
});
