import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homepage } from '../../../../test/factories/homepage.ts';
import { buildTestApp, OPERATOR_TOKEN, type TestApp } from '../../../../test/harness/test-app.ts';
import { startWebHost, type WebHost } from '../../../../test/harness/web-host.ts';

let host: WebHost;
let proxy: Server;
let work: string;
let running: TestApp;
const tunnels: string[] = [];

beforeAll(async () => {
  host = await startWebHost((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(homepage({ name: 'Distant Works' }));
  });
  const [address, port] = host.address.split(':');
  proxy = createServer().on('connect', (request, socket) => {
    tunnels.push(request.url ?? '');
    const inner = connect(Number(port), address, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(inner).pipe(socket);
    });
    for (const one of [socket, inner]) one.on('error', () => undefined);
    socket.on('close', () => inner.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  work = await mkdtemp(join(tmpdir(), 'proxy-tier-'));
  running = await buildTestApp({
    // A busy machine takes its time to warm the extractor up.
    limits: { deadlineMs: 60_000 },
    live: {
      dataDir: work,
      fetching: {
        userAgent: 'homedex (test)',
        // There is no server, so no name can be resolved from here.
        nameServers: ['127.0.0.1:9'],
        fixedHosts: [],
        proxyUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      },
    },
  });
});
afterAll(async () => {
  await running.app.close();
  await host.close();
  proxy.close();
  await rm(work, { recursive: true });
});

const operator: Record<string, string> = { authorization: `Bearer ${OPERATOR_TOKEN}` };
const enrich = async (domain: string, query = '', headers = operator) =>
  (await running.app.inject({ url: `/enrich/${domain}?allow_browser=false${query}`, headers })).json();

it('a site that cannot be reached directly is fetched through the proxy, and the next call is a cache hit', async () => {
  const enriched = await enrich('distant-works.com');
  expect(enriched).toMatchObject({ source: 'proxy', profile: { source: 'proxy', h1: ['Distant Works'] } });
  expect(
    enriched.attempts.map(({ tier, outcome }: { tier: string; outcome: string }) => [tier, outcome]),
  ).toEqual([
    ['live_http', 'name_failed'],
    ['proxy', 'content'],
  ]);
  expect(tunnels[0]).toBe('distant-works.com:443');
  expect(await enrich('distant-works.com')).toMatchObject({ source: 'cached' });
});

it('a request that does not allow the proxy does not use it', async () => {
  const before = tunnels.length;
  expect(await enrich('other-works.com', '&allow_proxy=false')).toHaveProperty('detail');
  expect(tunnels).toHaveLength(before);
});

it('a caller without an account cannot use it, and a request for it is refused', async () => {
  const before = tunnels.length;
  expect(await enrich('third-works.com', '', {})).toHaveProperty('detail');
  expect(await enrich('third-works.com', '&allow_proxy=true', {})).toEqual({
    detail: expect.stringMatching(/proxy needs an account/),
  });
  expect(tunnels).toHaveLength(before);
});
