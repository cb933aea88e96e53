/**
 * An internet of made-up sites on loopback, in its own process. The kind of a site is in its name (`n12.good-bench.com`), and its response
 * time is derived from the name too, so that the same name always behaves the same. Prints its addresses as one line of JSON. A line
 * `killed` on its input reports that the visitor was killed. A line `?` requests how many pages were served to two lives of the visitor;
 * two requests within one life are a fetch that tries two addresses of a site at once.
 */
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { homepage } from '../../test/factories/homepage.ts';
import { buildCrawlCorpus } from '../../test/harness/common-crawl-mirror/crawl-corpus.ts';
import { startMirror } from '../../test/harness/common-crawl-mirror/mirror-server.ts';
import { startWebHost, type WebHandler } from '../../test/harness/web-host.ts';
import { captureMs, isCaptured, isWallThatClears, timesOf } from './latency-mix.ts';
import { VisitMemory } from './visit-memory.ts';

/** `pace`: 1 is the documented mix, 0 answers immediately. */
const [captured = '0', pace = '1', memory = ''] = process.argv.slice(2);
/** Which pages were served to which life of the visitor. A file from an earlier run counts as an earlier life. */
const visits = new VisitMemory(memory);

/** A cancelled request has no connection to write to, so errors are ignored. */
const site: WebHandler = (request, response) => void answer(request, response).catch(() => undefined);

async function answer(...[request, response]: Parameters<WebHandler>): Promise<void> {
  const name = String(request.headers.host ?? request.headers[':authority'] ?? '');
  const domain = name.replace(/^www\./, '');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.on('error', () => undefined);
  if (request.url === '/robots.txt') {
    response.setHeader('content-type', 'text/plain');
    response.end('User-agent: *\nAllow: /');
    return;
  }
  const { apexMs, wwwMs, isRedirected } = timesOf(domain);
  const isApex = name === domain;
  if (isApex && apexMs === undefined) return;
  await delay(Number(pace) * (isApex ? (apexMs ?? 0) : wwwMs));
  if (domain.includes('wall-') && !String(request.headers.cookie).includes('passed=')) {
    response.writeHead(403, { 'cf-mitigated': 'challenge' });
    const clears = isWallThatClears(domain) ? 'document.cookie="passed=1";location.reload()' : '';
    response.end(`<title>Just a moment...</title><script>setTimeout(() => {${clears}}, 600)</script>`);
  } else if (isApex && isRedirected) {
    response.writeHead(301, { location: `https://www.${domain}/` });
    response.end();
  } else {
    visits.note(domain);
    response.end(homepage({ name: `Bench ${domain}` }));
  }
}

/** Hostile hosts: silent ones, ones that send headers slowly, ones that send data endlessly. */
function startHostile(): Promise<string> {
  return listen(
    createServer((socket: Socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        const kind = Math.random();
        if (kind < 0.34) return;
        const line = kind < 0.67 ? 'x-drip: 1\r\n' : `x-flood: ${'f'.repeat(8_000)}\r\n`;
        socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => socket.write(line), kind < 0.67 ? 200 : 5);
        socket.on('close', () => clearInterval(timer));
      });
    }),
  );
}

/** The sites without TLS. */
const plain = (): Promise<string> => listen(createHttpServer(site));

const silent = (): Promise<string> =>
  listen(createServer((socket) => void socket.on('error', () => undefined)));

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`);
    });
  });
}

const host = await startWebHost(site);
const crawlId = 'CC-MAIN-2026-43';
const captures = Array.from({ length: Number(captured) }, (_, n) =>
  ['good', 'plain', 'wall', 'hole', 'gone'].map((kind) => `n${n}.${kind}-bench.com`),
)
  .flat()
  .filter(isCaptured)
  .map((domain) => ({
    url: `https://${domain}/`,
    domain,
    fetchedAt: '2026-09-01T00:00:00Z',
    html: homepage({ name: `Crawled ${domain}` }),
  }));
const mirror = await startMirror({
  corpus: buildCrawlCorpus(crawlId, captures, { warcs: 1, indexFiles: 1 }),
  now: () => performance.now(),
  // Only reading captures takes time, because they are picked before anything is measured.
  answerAfterMs: (path) => (path.endsWith('.warc.gz') ? Number(pace) * captureMs(String(Math.random())) : 0),
});
const addresses = {
  crawlDataUrl: mirror.url,
  crawlHosts: [
    ...['good', 'wall', 'bulk'].map((kind) => `*.${kind}-bench.com=${host.address}`),
    `*.plain-bench.com=${await plain()}`,
    '*.gone-bench.com=127.0.0.1:1',
    `*.hole-bench.com=${await silent()}`,
    `*.hostile-bench.com=${await startHostile()}`,
  ].join(','),
};
process.stdout.write(`${JSON.stringify(addresses)}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'killed') visits.endLife();
  else process.stdout.write(`${JSON.stringify(visits.count())}\n`);
}
process.exit(0);
