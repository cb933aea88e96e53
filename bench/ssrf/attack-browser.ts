import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import { chromium } from 'playwright-core';
import { type BrowserTier, createBrowserTier } from '../../src/modules/crawling/index.ts';
import { createLogger } from '../../src/platform/logger.ts';
import type { AttackReport } from './attack-report.ts';
import { NAME_SERVER, startNameServer } from './fake-names.ts';
import { PUBLIC_FOUR, PUBLIC_SIX, startFakeWeb } from './fake-web.ts';
import { startSniffer } from './sniffer.ts';
import { serviceWorker, wayIn, waysOutPage } from './ways-out.ts';

/**
 * Runs inside the lab network: opens a page that tries every way out, over http and https. `unguarded` opens it in a normal browser, to
 * show that the lab detects what gets through.
 */
const isGuarded = process.argv[3] !== 'unguarded';
const pageMs = Number(process.argv[2] ?? 12_000);
/** A shop that is rendered by its script. Reading its text proves that the script ran. */
const ORDINARY_HOST = 'shop.site.com';
const ORDINARY_PAGE_MS = 60_000;
const ordinaryPage = `<title>Boats</title><div id="app"></div><script>document.getElementById('app').textContent = 'We build and mend wooden boats by the old harbour. '.repeat(20)</script>`;
/** The number of opened pages without the guard. With it, the connections that they requested from the guard are counted instead. */
let opened = 0;

const web = await startFakeWeb((host, request, response) => {
  const url = new URL(request.url ?? '/', 'http://site.com');
  const send = (type: string, body: string) =>
    response.writeHead(200, { 'content-type': type, ...hints }).end(body);
  if (host === ORDINARY_HOST) response.writeHead(200, { 'content-type': 'text/html' }).end(ordinaryPage);
  else if (url.pathname === '/') {
    opened++;
    send('text/html', waysOutPage(isSecure(request) ? 'https' : 'http'));
  } else if (url.pathname === '/worker.js') send('text/javascript', serviceWorker);
  else if (url.pathname === '/redirect')
    response.writeHead(302, { location: url.searchParams.get('to') ?? '/' }).end();
  else response.writeHead(204).end();
});
const hints = {
  'alt-svc': 'h3="10.0.0.5:443"; ma=3600, h3=":443"; ma=3600',
  link: '<http://10.0.0.5/hinted>; rel=preload; as=script, <http://169.254.169.254/hinted>; rel=preconnect',
};
await startNameServer();
const sniffer = await startSniffer();

const outcomes: Record<string, number> = {};
const startedAt = performance.now();
const tier = isGuarded ? createTier() : undefined;
for (const scheme of ['http', 'https']) {
  const url = `${scheme}://evil.site.com/`;
  const outcome = await (tier === undefined ? openUnguarded(url) : openGuarded(tier, url, pageMs));
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}
// It proves nothing that hostile pages time out if every page does.
const ordinary = tier && (await openGuarded(tier, `https://${ORDINARY_HOST}/`, ORDINARY_PAGE_MS));
await tier?.close();
const seconds = (performance.now() - startedAt) / 1000;
const { destinations: seen, requested } = await sniffer.stop();
const isExpected = (where: string) =>
  where === `udp ${NAME_SERVER} 53` ||
  [PUBLIC_FOUR, PUBLIC_SIX].some(
    (address) => where === `tcp ${address} 80` || where === `tcp ${address} 443`,
  );
const others = [...seen].filter(([where]) => !isExpected(where));
// The only other traffic on loopback goes to the port of the guard or consists of DNS responses. The busiest TCP port is the guard.
const guard = others
  .filter(([where]) => where.startsWith('tcp 127.0.0.1 '))
  .toSorted(([, a], [, b]) => b - a)[0];
const report: AttackReport = {
  attacks: isGuarded ? (guard?.[1] ?? 0) : opened,
  seconds,
  outcomes,
  ...(ordinary !== undefined && { ordinaryPage: ordinary }),
  canaryConnections: web.hits,
  otherDestinations: Object.fromEntries(
    others.filter(([where]) => !(isGuarded && where === guard?.[0]) && !where.startsWith('udp 127.0.0.1 ')),
  ),
  waysTried: [...new Set(requested.flatMap((what) => wayIn.exec(what)?.[1] ?? []))].toSorted(),
  packetsSeen: [...seen.values()].reduce((sum, count) => sum + count, 0),
};
// Exits only after everything is written, because a pipe takes 64 KB at a time.
process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));

/** With HTTP/2, the socket is a proxy object of the session. */
function isSecure({ headers, socket }: IncomingMessage): boolean {
  return headers[':scheme'] === 'https' || socket instanceof TLSSocket;
}

function createTier(): BrowserTier | undefined {
  const logger = createLogger({ level: 'silent' });
  return createBrowserTier({
    program: undefined,
    hasSandbox: true,
    fixedHosts: [],
    nameServers: [NAME_SERVER],
    logger,
  });
}

async function openGuarded(tier: BrowserTier, url: string, deadlineMs: number): Promise<string> {
  const outcome = await tier.render(new URL(url).hostname, { url, deadlineMs });
  return outcome.kind === 'rendered' ? outcome.page.verdict.kind : outcome.failure;
}

async function openUnguarded(url: string): Promise<string> {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', `--host-resolver-rules=MAP evil.site.com ${PUBLIC_FOUR}`],
  });
  const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
  await page.goto(url, { waitUntil: 'commit' }).catch(() => undefined);
  await page.waitForTimeout(pageMs / 3).catch(() => undefined);
  await browser.close();
  return 'opened';
}
