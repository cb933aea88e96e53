import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ForwardProxy, startForwardProxy } from '../../../../test/harness/forward-proxy.ts';
import { startWebHost, type WebHost } from '../../../../test/harness/web-host.ts';
import { loadConfig } from '../../../platform/config/index.ts';
import { createLogger } from '../../../platform/logger.ts';
import { createFetcher, type Fetcher, fetchSettings } from '../index.ts';

const logger = createLogger({ level: 'silent' });
let host: WebHost;
let proxy: ForwardProxy;
let fetcher: Fetcher;
let location = '';

beforeAll(async () => {
  host = await startWebHost((_request, response) => {
    if (location !== '') response.writeHead(302, { location });
    else response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<title>Bakery</title>');
  });
  proxy = await startForwardProxy(host.address);
  fetcher = createProxied(proxy.url);
});
afterAll(async () => {
  await fetcher.close();
  await proxy.close();
  await host.close();
});

beforeEach(() => {
  proxy.tunnels.length = 0;
  location = '';
});

/** There are no name servers, so only the proxy can resolve names. */
function createProxied(url: string): Fetcher {
  const settings = fetchSettings(loadConfig({ PROXY_URL: url }));
  return createFetcher({ ...settings, nameServers: ['127.0.0.1:1'], logger });
}

test('a page is fetched through the proxy, which receives name and password', async () => {
  expect(fetcher.hasProxy).toBe(true);
  const outcome = await fetcher.fetch('bakery.com', { via: 'proxy' });
  expect(outcome).toMatchObject({ kind: 'fetched', response: { url: 'https://bakery.com/', status: 200 } });
  expect(proxy.tunnels).toEqual(['bakery.com:443']);
});

test('IP literals, ports and names that cannot be websites are not requested from it', async () => {
  for (const inner of [
    'http://10.0.0.1/',
    'http://169.254.169.254/',
    'https://[::1]/',
    'http://localhost/',
    'http://intranet/',
    'https://bakery.com:8443/',
    'http://metadata.google.internal/',
  ]) {
    location = inner;
    expect(await fetcher.fetch('bakery.com', { via: 'proxy' })).toMatchObject({ failure: 'not_public' });
  }
  expect(proxy.tunnels.filter((tunnel) => !/^(?:www\.)?bakery\.com:(?:80|443)$/.test(tunnel))).toEqual([]);
});

test('a proxy that refuses, is unreachable or responds without end is distinguished from an unreachable site', async () => {
  const flood = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(`HTTP/1.1 200 OK\r\n${'x-a: b\r\n'.repeat(10_000)}`);
  });
  await new Promise<void>((resolve) => flood.listen(0, '127.0.0.1', resolve));
  const { port } = flood.address() as { port: number };
  const failures: string[] = [];
  for (const url of [proxy.url.replace('user', 'nobody'), 'http://127.0.0.1:1', `http://127.0.0.1:${port}`]) {
    const other = createProxied(url);
    const outcome = await other.fetch('bakery.com', { via: 'proxy' });
    failures.push(outcome.kind === 'failed' ? outcome.failure : outcome.kind);
    await other.close();
  }
  flood.close();
  expect(failures).toEqual(['unavailable', 'unavailable', 'too_much']);
});

test('without a proxy there is no such tier', async () => {
  const plain = createFetcher({ ...fetchSettings(loadConfig({})), logger });
  expect(plain.hasProxy).toBe(false);
  expect(await plain.fetch('bakery.com', { via: 'proxy' })).toMatchObject({ failure: 'unavailable' });
  await plain.close();
});
