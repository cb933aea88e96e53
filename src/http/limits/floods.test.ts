import { Agent, get } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type RawClient, rawClient } from '../../../test/harness/raw-client.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from '../../../test/harness/test-app.ts';
import { noRateLimits } from '../../../test/harness/test-limits.ts';
import { defineRoute } from '../../../test/harness/test-route.ts';
import { CLOSED_PER_MINUTE_MAX, FREE_PER_MINUTE_MAX, REFUSED_PER_MINUTE_MAX } from './refusals.ts';
import { PIPELINED_MAX } from './request-sequencer.ts';

const WAIT = { timeout: 240_000, interval: 10 };
const NEIGHBOUR = '127.0.0.2';

let underWay = 0;
let mostUnderWay = 0;
let release = (): void => undefined;

const free = defineRoute({
  method: 'GET',
  path: '/free',
  tag: 'Test',
  summary: 'Test',
  access: 'anyone',
  bucket: 'unlimited',
  answer: z.string(),
  handler: async () => {
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    await nextTurn();
    underWay -= 1;
    return 'free';
  },
});
const counted = defineRoute({
  method: 'GET',
  path: '/counted',
  tag: 'Test',
  summary: 'Test',
  access: 'anyone',
  bucket: 'tier',
  answer: z.string(),
  handler: () => 'counted',
});
const held = defineRoute({
  method: 'GET',
  path: '/held',
  tag: 'Test',
  summary: 'Test',
  access: 'anyone',
  bucket: 'guard',
  answer: z.string(),
  handler: () =>
    new Promise<string>((resolve) => {
      const others = release;
      release = () => {
        others();
        resolve('done');
      };
    }),
});

let running: TestApp;
let address: string;
const clients: RawClient[] = [];
afterEach(async () => {
  release();
  release = () => undefined;
  for (const { socket } of clients.splice(0)) socket.destroy();
  await running.app.close();
  mostUnderWay = 0;
  underWay = 0;
});

async function start(options: TestAppOptions = {}): Promise<void> {
  running = await buildTestApp({ routes: [free, counted, held], ...options });
  address = await running.app.listen({ port: 0, host: '127.0.0.1' });
}

function send(bytes: string, from = '127.0.0.1'): RawClient {
  const client = rawClient(address, bytes, { from });
  clients.push(client);
  return client;
}

const request = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;
const answersOf = ({ received }: RawClient): readonly string[] =>
  [...received().matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);

const ask = (path: string, from: string): Promise<number | string> =>
  new Promise((resolve) => {
    get(
      { host: '127.0.0.1', port: new URL(address).port, path, localAddress: from, agent: false },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    ).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

const requestBy = (agent: Agent): Promise<{ connection: string | undefined; port: number | undefined }> =>
  new Promise((resolve, reject) => {
    get(`${address}/free`, { agent }, (response) => {
      const { connection } = response.headers;
      const port = response.socket.localPort;
      response.resume();
      response.on('end', () => resolve({ connection, port }));
    }).on('error', reject);
  });

describe('requests that a connection sends without waiting for answers', () => {
  it('are answered in order, one at a time', async () => {
    await start();
    const client = send(request('/free').repeat(PIPELINED_MAX) + request('/nothing'));
    await vi.waitFor(() => expect(answersOf(client)).toHaveLength(PIPELINED_MAX + 1), WAIT);
    expect(answersOf(client)).toEqual([...Array.from({ length: PIPELINED_MAX }, () => '200'), '404']);
    expect(mostUnderWay).toBe(1);
  });

  it('close the connection when there are too many, while others are served', async () => {
    await start();
    const flood = Array.from({ length: 20 }, () => send(request('/free').repeat(1_000)));
    await Promise.all(flood.map(({ closed }) => closed));
    expect(flood.flatMap(answersOf).length).toBeLessThanOrEqual(20 * (PIPELINED_MAX + 1));
    expect(await ask('/free', NEIGHBOUR)).toBe(200);
    // One that continues is no longer read.
    for (let n = 0; n < 5; n++) await send(request('/free').repeat(1_000)).closed;
    const last = send(request('/free'));
    await last.closed;
    expect(last.received()).toBe('');
    expect(await ask('/free', NEIGHBOUR)).toBe(200);
  });

  it('are limited over the life of a connection, which is closed with its last response', async () => {
    await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const connections = new Set<number | undefined>();
    let last: string | undefined;
    for (let n = 0; n < 1_000; n++) {
      const { connection, port } = await requestBy(agent);
      connections.add(port);
      last = connection;
    }
    agent.destroy();
    expect([connections.size, last]).toEqual([1, 'close']);
  });
});

describe('an address that exceeds its limit', () => {
  it.each([
    ['requests paths that do not exist', '/nothing', REFUSED_PER_MINUTE_MAX, '404'],
    ['requests what is free for all', '/free', FREE_PER_MINUTE_MAX, '200'],
  ])('gets no answer: %s', async (_what, path, bound, status) => {
    await start();
    for (let n = 0; n < bound; n++) {
      const { statusCode } = await running.app.inject({ url: path, remoteAddress: '127.0.0.1' });
      expect(String(statusCode)).toBe(status);
    }
    const client = send(request(path));
    await client.closed;
    expect(client.received()).toBe('');
    expect(await ask(path, NEIGHBOUR)).toBe(Number(status));
  });

  it('gets no answer when it ignores 429', async () => {
    await start({ limits: { anonymousPerMinute: 1 } });
    expect((await running.app.inject('/counted')).statusCode).toBe(200);
    for (let n = 0; n < REFUSED_PER_MINUTE_MAX; n++)
      expect((await running.app.inject('/counted')).statusCode).toBe(429);
    const client = send(request('/counted'));
    await client.closed;
    expect(client.received()).toBe('');
    // What it has not used up is still its own.
    expect(await ask('/free', '127.0.0.1')).toBe(200);
  });
});

it('an address that keeps coming back after it was closed without a response is no longer read', async () => {
  await start();
  for (let n = 0; n < REFUSED_PER_MINUTE_MAX; n++) await running.app.inject({ url: '/nothing' });
  // What it has not used up is still its own, for as long as it stops.
  await send(request('/nothing')).closed;
  expect(await ask('/free', '127.0.0.1')).toBe(200);
  for (let n = 0; n < CLOSED_PER_MINUTE_MAX; n++) await send(request('/nothing')).closed;
  let sockets = 0;
  running.app.server.on('connection', () => {
    sockets += 1;
  });
  const client = send(request('/free'));
  await client.closed;
  expect(client.received()).toBe('');
  expect(sockets).toBe(0);
  expect(await ask('/free', NEIGHBOUR)).toBe(200);
});

it('refused and unrouted requests are logged individually only for the first ones of an address', async () => {
  await start();
  for (let n = 0; n < 500; n++) await running.app.inject({ url: `/nothing/${n}` });
  await running.app.inject('/free');
  const lines = running.logged().match(/"url":"\/nothing/g) ?? [];
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(20);
  expect(running.logged()).toContain('"url":"/free"');
});

describe('a full service', () => {
  const limits = { concurrentRequestsMax: 1, queuedRequestsMax: 1 };

  it('refuses before it resolves the caller, and counts nothing', async () => {
    let lookups = 0;
    await start({
      limits,
      services: {
        rateLimits: noRateLimits,
        authenticator: {
          findCaller: async () => {
            lookups += 1;
            return undefined;
          },
        },
      },
    });
    send(request('/held'));
    send(request('/held'));
    await vi.waitFor(
      async () => expect(await running.services.metrics.text()).toContain('requests_queued 1'),
      WAIT,
    );
    const refused = await running.app.inject({ url: '/held', headers: { authorization: 'Bearer unknown' } });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '3', 'x-content-type-options': 'nosniff' });
    expect(refused.json()).toEqual({ detail: 'The service is at capacity. Try again in 3 seconds.' });
    expect(lookups).toBe(0);
    expect(await running.services.metrics.text()).toContain('homedex_http_requests_shed_total 1');
    expect(await ask('/free', NEIGHBOUR)).toBe(200);
  });
});
