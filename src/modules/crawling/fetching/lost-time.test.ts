import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SiteFetcher } from './site-fetcher.ts';

let silent: Server;
let fetcher: SiteFetcher;
beforeAll(async () => {
  silent = createServer((socket) => void socket.on('error', () => undefined).resume());
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  fetcher = new SiteFetcher({ userAgent: 'test', fixedHosts: [`*.silent.com=127.0.0.1:${port}`] });
});
afterAll(() => silent.close());

const fetchWithin = (deadlineMs: number) =>
  fetcher.fetch(
    { domain: 'a.silent.com', isAwaited: true, via: 'direct', serviceCount: 1 },
    deadlineMs,
    new AbortController().signal,
  );

it('a site is not reported as unresponsive by a thread that did not run while its time passed', async () => {
  const pending = fetchWithin(1_000);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
  expect(await pending).toMatchObject({ kind: 'failed', failure: 'busy' });
});

it('a site that never responds is reported as unresponsive', async () => {
  let outcome = await fetchWithin(1_000);
  // On a machine that is busy with other tests this thread may be the one that did not run.
  while (outcome.kind === 'failed' && outcome.failure === 'busy') outcome = await fetchWithin(1_000);
  expect(outcome).toMatchObject({ kind: 'failed', failure: 'timed_out' });
});
