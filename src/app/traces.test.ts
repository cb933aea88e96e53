import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { homepage } from '../../test/factories/homepage.ts';
import { signUp } from '../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../test/harness/test-app.ts';
import { startWebHost, type WebHost } from '../../test/harness/web-host.ts';
import { inSpan, startTracing, type Tracing } from '../platform/tracing/index.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { key: string; value: Record<string, unknown> }[];
  readonly status: { code?: number };
}

const kinds = { internal: 1, server: 2, client: 3 };
const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
let collector: Server;
let received: { path: string; headers: IncomingMessage['headers']; body: string }[];
let site: WebHost;
let tracing: Tracing;
let running: TestApp;
let status: number;

beforeEach(async () => {
  received = [];
  status = 200;
  collector = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ path: request.url ?? '', headers: request.headers, body });
    response.statusCode = status;
    response.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  site = await startWebHost((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(homepage({ name: 'Two' }));
  });
  running = await buildTestApp({
    companies: [{ domain: 'one.com', title: 'One' }],
    limits: { deadlineMs: 60_000 },
    live: {
      fetching: {
        userAgent: 'homedex (test)',
        nameServers: ['127.0.0.1:9'],
        fixedHosts: [`*.fake-site.com=${site.address}`],
      },
    },
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await running.app.close();
  await tracing.stop();
  await site.close();
  collector.close();
});

it('lead from the request through the index, SQL, fetches and the thread that reads pages, as children of the caller', async () => {
  start();
  const ann = await signUp(running, { tier: 'pro', credits: 5 });
  const headers = { ...ann.headers, traceparent };
  for (const url of ['/search?q=one', '/domain/one.com', '/lookup/nowhere.com'])
    await running.app.inject({ url, headers });
  // On a machine so busy that the fetching thread did not run, 503 asks for a retry.
  await expect
    .poll(async () => (await running.app.inject({ url: '/lookup/two.fake-site.com', headers })).statusCode)
    .toBe(200);
  await tracing.flush();
  expect(received[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-team': 'search' } });
  expect(JSON.parse(received[0]?.body ?? '{}').resourceSpans[0].resource.attributes).toEqual([
    { key: 'service.name', value: { stringValue: 'homedex-test' } },
    { key: 'service.version', value: { stringValue: '1.2.3' } },
    { key: 'service.instance.id', value: { stringValue: 'one' } },
  ]);
  const all = spans();
  expect(new Set(all.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const request = all.find(({ name }) => name === 'GET /search');
  expect(request).toMatchObject({ parentSpanId: 'b7ad6b7169203331', kind: kinds.server, status: {} });
  expect(attributesOf(request)).toMatchObject({
    'http.request.method': { stringValue: 'GET' },
    'http.route': { stringValue: '/search' },
    'http.response.status_code': { intValue: '200' },
    'url.scheme': { stringValue: 'http' },
  });
  const children = (name: string): string[] => {
    const parents = all.filter((span) => span.name === name).map(({ spanId }) => spanId);
    return all.filter(({ parentSpanId = '' }) => parents.includes(parentSpanId)).map((span) => span.name);
  };
  expect(children('GET /search')).toContain('index search');
  expect(children('GET /domain/:domain').filter((name) => name.startsWith('select '))).not.toEqual([]);
  expect(children('GET /lookup/:domain')).toEqual(
    expect.arrayContaining(['fetch live_http', 'store profile']),
  );
  expect(children('fetch live_http')).toContain('read page');
  for (const span of all) {
    expect(span.startTimeUnixNano).toMatch(/^\d{19}$/);
    expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
  }
  expect(received.map(({ body }) => body).join()).not.toContain(ann.email);
});

it('name kinds, databases and failures by the semantic conventions', async () => {
  start();
  const ann = await signUp(running, { tier: 'pro', credits: 5 });
  for (const url of ['/search?q=one', '/lookup/nowhere.com'])
    await running.app.inject({ url, headers: ann.headers });
  await tracing.flush();
  const named = (name: string): Span | undefined => spans().find((span) => span.name === name);
  expect(named('index search')?.kind).toBe(kinds.internal);
  const statement = spans().find(({ name }) => name.startsWith('select '));
  expect(statement?.kind).toBe(kinds.client);
  expect(attributesOf(statement)).toMatchObject({
    'db.system.name': { stringValue: expect.stringMatching(/^(?:sqlite|postgresql)$/) },
    'db.query.summary': { stringValue: statement?.name },
    'db.query.text': { stringValue: expect.stringContaining('select') },
  });
  const fetched = named('fetch live_http');
  expect(fetched).toMatchObject({ kind: kinds.client, status: { code: 2 } });
  expect(attributesOf(fetched)).toMatchObject({
    'server.address': { stringValue: 'nowhere.com' },
    'error.type': { stringValue: expect.any(String) },
  });
});

it('have the time of the clock, even when it was set while the service ran', async () => {
  start();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 0, 2) });
  await running.app.inject('/search?q=one');
  await tracing.flush();
  for (const { startTimeUnixNano } of spans())
    expect(new Date(Number(BigInt(startTimeUnixNano) / 1_000_000n)).toISOString()).toMatch(/^2031-01-02/);
});

it('hold at most 500 spans per request, and state how many were dropped', async () => {
  const { count } = running.services.search;
  vi.spyOn(running.services.search, 'count').mockImplementation(async (request, signal) => {
    const span = { name: 'part', kind: 'internal' as const, attributes: {} };
    for (let at = 0; at < 300; at += 1) await inSpan(span, () => inSpan(span, async () => undefined));
    return count(request, signal);
  });
  start();
  await running.app.inject('/search/count?q=one');
  await tracing.flush();
  const request = spans().find(({ name }) => name === 'GET /search/count');
  expect(spans().filter(({ name }) => name === 'part')).toHaveLength(500);
  const notMade = attributesOf(request)['homedex.spans_not_made'] as { intValue: string };
  expect(Number(notMade.intValue)).toBeGreaterThanOrEqual(100);
});

it('are made for the configured share of requests, and for callers who trace', async () => {
  start(0);
  await running.app.inject('/search?q=one');
  await tracing.flush();
  expect(received).toEqual([]);
  await running.app.inject({
    url: '/search?q=one',
    headers: { traceparent: traceparent.replace(/01$/, '00') },
  });
  await tracing.flush();
  expect(received).toEqual([]);
  await running.app.inject({ url: '/search?q=one', headers: { traceparent } });
  await tracing.flush();
  expect(spans().length).toBeGreaterThan(0);
});

it('are dropped and counted when the collector refuses them, without affecting requests', async () => {
  start();
  status = 500;
  expect((await running.app.inject('/search?q=one')).statusCode).toBe(200);
  await tracing.flush();
  expect(tracing.dropped).toBeGreaterThan(0);
  expect(running.logged()).toContain('traces_not_exported');
});

function start(share?: number): void {
  tracing = startTracing({
    endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
    headers: { 'x-team': 'search' },
    serviceName: 'homedex-test',
    serviceVersion: '1.2.3',
    serviceInstance: 'one',
    share,
    logger: running.services.logger,
  });
}

function spans(): Span[] {
  return received.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as Span[]);
}

function attributesOf(span: Span | undefined): Record<string, object> {
  return Object.fromEntries(span?.attributes.map(({ key, value }) => [key, value]) ?? []);
}
