import { once } from 'node:events';
import { get } from 'node:http';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../src/app/index.ts';
import { type RawClient, rawClient } from '../harness/raw-client.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from '../harness/test-app.ts';
import { defineRoute } from '../harness/test-route.ts';

const ATTACKER = '127.0.0.1';
const NEIGHBOUR = '127.0.0.2';
const WAIT = { timeout: 240_000, interval: 20 };

/** What a fresh installation has, with shorter times. */
const limits = {
  concurrentRequestsMax: 64,
  queuedRequestsMax: 128,
  concurrentDownloadsMax: 16,
  requestsPerAddressMax: 8,
  downloadsPerAddressMax: 2,
  connectionsPerAddressMax: 128,
  bodyMs: 500,
  writeStallMs: 500,
};

let running: TestApp;
let address: string;
let clients: RawClient[] = [];
afterEach(async () => {
  for (const { socket } of clients) socket.destroy();
  clients = [];
  await running.app.close();
});

/** A file without an end, so that no buffer between server and client can hold all of it. */
const endless = defineRoute({
  method: 'GET',
  path: '/endless',
  tag: 'Test',
  summary: 'Test',
  access: 'anyone',
  bucket: 'tier',
  answer: { kind: 'download', mediaTypes: ['text/csv'] },
  handler: () => ({
    mediaType: 'text/csv',
    filename: 'endless.csv',
    content: new Readable({
      read() {
        this.push('x'.repeat(100_000));
      },
    }),
  }),
});

/** More than the buffers between server and client hold. */
const LONG = 'x'.repeat(5_000_000);
const long = defineRoute({
  method: 'GET',
  path: '/long',
  tag: 'Test',
  summary: 'Test',
  access: 'anyone',
  bucket: 'guard',
  fromMemory: true,
  answer: { kind: 'text', mediaType: 'text/plain' },
  handler: () => LONG,
});

async function start(options: TestAppOptions = {}): Promise<void> {
  running = await buildTestApp({
    isCompacted: true,
    companies: Array.from({ length: 60 }, (_, n) => ({
      domain: `company-${n}.com`,
      title: 'Contact us',
      body_text: `contact ${'every trade and its tools '.repeat(300)}`,
    })),
    routes: [...routes, endless, long],
    ...options,
    limits: { ...limits, ...options.limits },
  });
  address = await running.app.listen({ port: 0, host: '0.0.0.0' });
}

function open(bytes: string, options: { reads?: boolean; from?: string } = {}): RawClient {
  const client = rawClient(address, bytes, options);
  clients.push(client);
  return client;
}

const getRequest = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nhost: a\r\n${headers}\r\n`;
const slowBody = (path: string, headers = ''): string =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n${headers}\r\n{`;

/** An honest caller from another address. */
const ask = (path: string, from = NEIGHBOUR): Promise<number> =>
  new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port: new URL(address).port, path, localAddress: from, agent: false },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    ).on('error', reject);
  });

const inFlight = async (): Promise<number> =>
  Number(/requests_in_flight (\d+)/.exec(await running.services.metrics.text())?.[1]);

describe('while one address floods the service, another is served', () => {
  it('with 64 sockets that never read and 64 bodies that never come', async () => {
    await start({ searchWorkers: 1, limits: { writeStallMs: 600_000, bodyMs: 600_000 } });
    for (let n = 0; n < 64; n++) open(getRequest('/long'), { reads: false });
    for (let n = 0; n < 64; n++) open(slowBody('/auth/login'));
    await vi.waitFor(async () => expect(await openConnections()).toBeGreaterThanOrEqual(128), WAIT);
    for (let n = 0; n < 20; n++)
      expect([await ask(`/search?q=contact&offset=${n}`), await ask('/health')]).toEqual([200, 200]);
    // No place is held by bytes that wait to be sent or bodies that wait to be received.
    await vi.waitFor(async () => expect(await inFlight()).toBe(0), WAIT);
  });

  it('with downloads that are never read', async () => {
    await start({ limits: { writeStallMs: 600_000 } });
    for (let n = 0; n < 2; n++) open(getRequest('/endless'), { reads: false });
    await vi.waitFor(async () => expect(await inFlight()).toBe(2), WAIT);
    const third = open(getRequest('/endless'));
    await vi.waitFor(() => expect(third.received()).toContain('HTTP/1.1 429 '), WAIT);
    expect(third.received()).toContain('You have 2 of these requests running already.');
    expect(await ask('/search/download?q=contact')).toBe(200);
    expect(await inFlight()).toBe(2);
  });

  it('with more connections than an address may have', async () => {
    await start({ limits: { connectionsPerAddressMax: 4 } });
    const first = Array.from({ length: 4 }, () => open('', { from: ATTACKER }));
    await vi.waitFor(async () => expect(await openConnections()).toBe(4), WAIT);
    await open(getRequest('/health'), { from: ATTACKER }).closed;
    expect(await ask('/health')).toBe(200);
    first[0]?.socket.destroy();
    await vi.waitFor(async () => expect(await ask('/health', ATTACKER)).toBe(200), WAIT);
  });
});

describe('a client that does not read', () => {
  it('is disconnected, and the slot of its download is free again', async () => {
    await start();
    open(getRequest('/endless'), { reads: false });
    await vi.waitFor(async () => expect(await inFlight()).toBe(1), WAIT);
    await vi.waitFor(async () => expect([await inFlight(), await openConnections()]).toEqual([0, 0]), WAIT);
  });

  it('cannot stay connected by sending more requests instead', async () => {
    await start();
    const silent = open(getRequest('/long'), { reads: false });
    const nudging = setInterval(() => silent.socket.write('G'), 50);
    await silent.closed;
    clearInterval(nudging);
  });

  it('is not a client that reads slowly', async () => {
    // Shorter than all of the reading, and far longer than one pause of it on a busy machine.
    await start({ limits: { writeStallMs: 3_000 } });
    const slow = open(getRequest('/long', 'connection: close\r\n'), { reads: false });
    let bytes = 0;
    slow.socket.on('data', (chunk) => {
      bytes += chunk.length;
      slow.socket.pause();
      setTimeout(() => slow.socket.resume(), 60);
    });
    await slow.closed;
    expect(bytes).toBeGreaterThan(4_000_000);
  });
});

describe('a body that does not arrive', () => {
  it('times out with 408, whatever its method', async () => {
    await start();
    for (const path of ['/auth/login', '/auth/register']) {
      const slow = open(slowBody(path));
      await slow.closed;
      expect(slow.received()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
      expect(slow.received()).toContain(
        '"detail":"The request body took too long to arrive. Try again on a faster connection."',
      );
    }
  });

  it('is not waited for if the headers already decide', async () => {
    await start({ limits: { bodyMs: 600_000 } });
    for (const [request, status] of [
      [slowBody('/admin/domains/import-csv'), 401],
      [slowBody('/auth/login', 'authorization: Bearer nonsense\r\n'), 401],
      [slowBody('/nowhere'), 404],
      [slowBody('/health'), 405],
    ] as const) {
      const client = open(request);
      await vi.waitFor(() => expect(client.received()).toContain(`HTTP/1.1 ${status} `), WAIT);
    }
  });

  it('is counted against the rate limit before it is read', async () => {
    await start({ limits: { bodyMs: 600_000, requestsPerAddressMax: 1_000 } });
    for (let n = 0; n < 20; n++) open(slowBody('/auth/login'));
    const { rateLimits } = running.services;
    await vi.waitFor(
      async () =>
        expect(await rateLimits.count(`guard:address:${ATTACKER}`, 60_000, 0)).toMatchObject({
          requests: 20,
        }),
      WAIT,
    );
  });

  it('is refused when an address has too many of them arriving, until some have ended', async () => {
    await start({ limits: { bodyMs: 600_000, requestsPerAddressMax: 2 } });
    const arriving = Array.from({ length: 8 }, () => open(slowBody('/auth/login')));
    await vi.waitFor(async () => expect(await openConnections()).toBe(8), WAIT);
    const refused = open(slowBody('/auth/login'));
    await vi.waitFor(() => expect(refused.received()).toContain('HTTP/1.1 429 '), WAIT);
    expect(refused.received()).toContain('retry-after: 1');
    for (const { socket } of arriving) socket.destroy();
    await vi.waitFor(async () => {
      const next = open(`${slowBody('/auth/login')}${' '.repeat(99)}`);
      await vi.waitFor(() => expect(next.received()).toMatch(/HTTP\/1\.1 \d/), WAIT);
      expect(next.received()).toContain('HTTP/1.1 422 ');
    }, WAIT);
  });
});

const openConnections = (): Promise<number> =>
  new Promise((resolve, reject) => {
    running.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

describe('a client that has disconnected before its connection was accepted', () => {
  it('is not a failure of the service', async () => {
    await start();
    const sent = new Int32Array(new SharedArrayBuffer(4));
    // From another thread, while this one is blocked: the system has the connection, its request and its end before the server sees it.
    const client = new Worker(
      `const { connect } = require('node:net');
      const { port, sent } = require('node:worker_threads').workerData;
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET /search?q=contact HTTP/1.1\\r\\nhost: a\\r\\nauthorization: Bearer x\\r\\n\\r\\n', () => {
          socket.resetAndDestroy();
          setImmediate(() => { Atomics.store(sent, 0, 1); Atomics.notify(sent, 0); });
        }));`,
      { eval: true, workerData: { port: Number(new URL(address).port), sent } },
    );
    await once(client, 'online');
    expect(Atomics.wait(sent, 0, 0, 10_000)).not.toBe('timed-out');
    await fetch(`${address}/health`);
    expect(running.logged()).not.toContain('"level":"error"');
    await client.terminate();
  });
});
