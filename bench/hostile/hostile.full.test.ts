import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFetcher, type Fetcher, readResponse } from '../../src/modules/crawling/index.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { type HostileServers, startHostileServers } from './start-servers.ts';

let servers: HostileServers;
let fetcher: Fetcher;
const linesLogged: string[] = [];
beforeAll(async () => {
  servers = await startHostileServers();
  fetcher = createFetcher({
    userAgent: 'test',
    fixedHosts: servers.rows,
    logger: createLogger({ level: 'error', destination: { write: (line) => void linesLogged.push(line) } }),
  });
});
afterAll(async () => {
  await fetcher.close();
  servers.stop();
});

/** What ends by itself, however much time there is. */
const quick: Readonly<Record<string, string>> = {
  good: 'whole',
  goodHttp2: 'whole',
  http2GoAway: 'whole',
  // The length of a body is bounded, not judged: what is too long is cut. What a coding hides is found out where pages are decoded.
  bodyFlood: 'cut',
  http2Flood: 'cut',
  gzipBombs: 'cut',
  brotliBomb: 'whole',
  zstdBomb: 'whole',
  nestedBomb: 'whole',
  manyCodings: 'too_much',
  headerFlood: 'too_much',
  interimFlood: 'too_much',
  chunkExtensions: 'too_much',
  trailers: 'too_much',
  continuationFlood: 'tls_failed',
  reset: 'tls_failed',
  garbage: 'not_http',
  notTls: 'whole',
  endlessRedirects: 'redirects',
  redirectWithFlood: 'redirects',
  longRedirect: 'redirects',
};

/** What would never end. Those that reset or overfill HTTP/2 are silent over 1.1, where they are requested once more. */
const slow = [
  'bodyDrip',
  'headerDrip',
  'http2Drip',
  'silent',
  'http2Silent',
  'tlsStall',
  'http2Reset',
  'http2ManyHeaders',
];
/** Empty frames: too much once they have brought more than a page has for what is no body, if the library has not ended them before. */
const floods = ['pingFlood', 'settingsFlood'];

async function ask(name: string, deadlineMs: number): Promise<string> {
  let outcome = await fetcher.fetch(`a.${name.toLowerCase()}.hostile.com`, { deadlineMs });
  // It reports it where the machine, not the server, has used the time up.
  while (outcome.kind === 'failed' && outcome.failure === 'busy')
    outcome = await fetcher.fetch(`a.${name.toLowerCase()}.hostile.com`, { deadlineMs });
  if (outcome.kind === 'failed') return outcome.failure;
  expect(outcome.response.body.length).toBeLessThanOrEqual(2 << 20);
  return outcome.response.isCut ? 'cut' : 'whole';
}

test('floods, bombs and nonsense end by themselves', async () => {
  const ended: Record<string, string> = {};
  for (const name of Object.keys(quick)) ended[name] = await ask(name, 300_000);
  expect(ended).toEqual(quick);
});

test('drips and black holes end at their deadline', async () => {
  const ended = await Promise.all(slow.map((name) => ask(name, 2_000)));
  expect(ended).toEqual(slow.map(() => 'timed_out'));
});

test('empty frames are not accepted until the deadline', async () => {
  const ended = await Promise.all(floods.map((name) => ask(name, 300_000)));
  for (const end of ended) expect(['too_much', 'connection_lost', 'tls_failed']).toContain(end);
});

test('every server was tried, and the thread survived them all', () => {
  expect([...Object.keys(quick), ...slow, ...floods].toSorted()).toEqual(servers.names.toSorted());
  expect(linesLogged).toEqual([]);
});

test('bombs are refused where they are decoded', async () => {
  for (const name of ['brotlibomb', 'zstdbomb', 'nestedbomb']) {
    const outcome = await fetcher.fetch(`a.${name}.hostile.com`, { deadlineMs: 300_000 });
    expect(outcome.kind === 'fetched' && readResponse('hostile.com', outcome.response)).toBeUndefined();
  }
});
