import { toFetchFailure } from '../../src/modules/crawling/fetching/fetch-failure.ts';
import { fetchPage } from '../../src/modules/crawling/fetching/fetch-page.ts';
import { WireMeter } from '../../src/modules/crawling/fetching/wire-meter.ts';
import { createFetcher } from '../../src/modules/crawling/index.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { NameResolver, readFixedHosts } from '../../src/platform/outbound/index.ts';
import type { AttackReport } from './attack-report.ts';
import { NAME_SERVER, startNameServer } from './fake-names.ts';
import { PUBLIC_FOUR, PUBLIC_SIX, startFakeWeb } from './fake-web.ts';
import { hostileHosts, hostileRedirects } from './hostile-hosts.ts';
import { startSniffer } from './sniffer.ts';

/**
 * Runs inside the lab network: requests hostile hosts from the fetcher, and public pages that redirect to them. `unguarded` uses Node's
 * fetch instead, to show that the lab detects what gets through.
 */
const [hostCount = 2_000, redirectCount = 1_000] = process.argv.slice(2, 4).map(Number);
const isGuarded = process.argv[4] !== 'unguarded';
const AT_ONCE = 32;
const DEADLINE_MS = 3_000;

const redirects = [...hostileRedirects(redirectCount, 7)];
const web = await startFakeWeb((host, request, response) => {
  const number = /^r(\d+)\.site\.com$/.exec(host)?.[1];
  if (number !== undefined && request.url === '/') {
    response.setHeader(
      'location',
      Buffer.from((redirects[Number(number)] ?? '').replace(/[\r\n\0]/g, '')).toString('latin1'),
    );
    response.writeHead([301, 302, 303, 307, 308][Number(number) % 5] ?? 302).end();
  } else if (request.url === '/') response.writeHead(302, { location: '/again' }).end();
  else response.writeHead(200, { 'content-type': 'text/html' }).end('<title>public</title>');
});
await startNameServer();
const sniffer = await startSniffer();

const fetcher = createFetcher({
  userAgent: 'lab',
  fixedHosts: [],
  nameServers: [NAME_SERVER],
  logger: createLogger({ level: 'silent' }),
});
const route = {
  resolver: new NameResolver({ servers: [NAME_SERVER] }),
  fixedHosts: readFixedHosts([]),
  proxy: undefined,
  admit: async () => undefined,
};
const tools = { route, meter: new WireMeter(), userAgent: 'lab' };

/** Attacks with a domain through the public interface, or with an address that the fetcher itself would never build. */
async function attack(target: string, way: 'domain' | 'address'): Promise<string> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  if (!isGuarded)
    return fetch(target, { signal }).then(
      () => 'fetched',
      () => 'failed',
    );
  if (way === 'domain') {
    const outcome = await fetcher.fetch(target, { deadlineMs: DEADLINE_MS });
    return outcome.kind === 'fetched' ? 'fetched' : outcome.failure;
  }
  const url = URL.parse(target);
  if (url === null) return 'no address';
  return fetchPage({ url, signal, accepts: /^/, bytesMax: 1 << 20 }, tools).then(
    () => 'fetched',
    (error: unknown) => toFetchFailure(error).kind,
  );
}

const attacks: (() => Promise<string>)[] = [];
let number = 0;
for (const host of hostileHosts(hostCount, 42)) {
  const scheme = number++ % 2 === 0 ? 'http' : 'https';
  attacks.push(() => attack(`${scheme}://${host}`, 'address'));
  if (isGuarded && number % 2 === 0) attacks.push(() => attack(host, 'domain'));
}
for (const at of redirects.keys()) {
  if (at % 2 === 0 && isGuarded) attacks.push(() => attack(`r${at}.site.com`, 'domain'));
  else attacks.push(() => attack(`http://r${at}.site.com/`, 'address'));
}

const outcomes: Record<string, number> = {};
const total = attacks.length;
const startedAt = performance.now();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = attacks.shift(); next !== undefined; next = attacks.shift()) {
      const outcome = await next();
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  }),
);
const seconds = (performance.now() - startedAt) / 1000;
await fetcher.close();
const { destinations: seen } = await sniffer.stop();
const expected = new Set([
  `udp ${NAME_SERVER} 53`,
  ...[PUBLIC_FOUR, PUBLIC_SIX].flatMap((address) => [`tcp ${address} 80`, `tcp ${address} 443`]),
]);
// DNS responses go to the port of the query.
const isAnswer = (where: string) => where.startsWith('udp 127.0.0.1 ');
const report: AttackReport = {
  attacks: total,
  seconds,
  outcomes,
  canaryConnections: web.hits,
  otherDestinations: Object.fromEntries(
    [...seen].filter(([where]) => !expected.has(where) && !isAnswer(where)),
  ),
  waysTried: [],
  packetsSeen: [...seen.values()].reduce((sum, count) => sum + count, 0),
};
// Exits only after everything is written, because a pipe takes 64 KB at a time.
process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));
