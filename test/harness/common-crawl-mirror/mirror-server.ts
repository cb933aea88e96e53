import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { CrawlCorpus } from './crawl-corpus.ts';

export interface MirrorOptions {
  readonly corpus: CrawlCorpus;
  /** The server's own time in milliseconds. A client that waits by the same clock needs no real time. */
  readonly now: () => number;
  /** Every nth request is answered with 503 "Slow Down". */
  readonly overloadedEvery?: number;
  /** Every nth request gets no answer until the client times out. */
  readonly stalledEvery?: number;
  /** A client that sends more requests than this within a second of the server's time gets 403 for a minute. */
  readonly requestsPerSecondMax?: number;
  /** How long the response for a path takes, in real time. */
  readonly answerAfterMs?: (path: string) => number;
}

interface MirrorReport {
  requests: number;
  indexRequests: number;
  overloaded: number;
  stalled: number;
  /** Number of requests answered with 403 because the client was blocked. */
  blocked: number;
  /** Number of requests that came before the requested pause was over. */
  impatient: number;
  /** The largest number of concurrent connections for index files. */
  indexConnectionsMax: number;
  userAgents: Set<string>;
}

const RETRY_AFTER_SECONDS = 2;
const BLOCK_MS = 60_000;

/** A server on loopback that treats its clients as the public Common Crawl server does. */
export async function startMirror(options: MirrorOptions) {
  const mirror = new Mirror(options);
  const { answerAfterMs } = options;
  const server = createServer((request, response) => {
    if (answerAfterMs === undefined) mirror.answer(request, response);
    else setTimeout(() => mirror.answer(request, response), answerAfterMs(request.url ?? '/'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    report: mirror.report,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

class Mirror {
  readonly report: MirrorReport = {
    requests: 0,
    indexRequests: 0,
    overloaded: 0,
    stalled: 0,
    blocked: 0,
    impatient: 0,
    indexConnectionsMax: 0,
    userAgents: new Set(),
  };
  readonly #options: MirrorOptions;
  readonly #indexSockets = new Map<Socket, number>();
  #recent: number[] = [];
  #pausedUntil = 0;
  #blockedUntil = 0;

  constructor(options: MirrorOptions) {
    this.#options = options;
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const { overloadedEvery, stalledEvery } = this.#options;
    const now = this.#options.now();
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://mirror').pathname.slice(1));
    this.#note(request, response, path, now);
    if (this.#isBlocked(now)) {
      this.report.blocked += 1;
      response.writeHead(403).end('Forbidden');
    } else if (stalledEvery !== undefined && this.report.requests % stalledEvery === 0) {
      this.report.stalled += 1;
    } else if (overloadedEvery !== undefined && this.report.requests % overloadedEvery === 0) {
      this.report.overloaded += 1;
      this.#pausedUntil = now + RETRY_AFTER_SECONDS * 1000;
      response.writeHead(503, { 'retry-after': String(RETRY_AFTER_SECONDS) }).end('Slow Down');
    } else if (path === `${this.#options.corpus.crawlId}-index`) this.#answerCdx(request, response);
    else if (path === 'collinfo.json') response.end(JSON.stringify([{ id: this.#options.corpus.crawlId }]));
    else this.#sendFile(request, response, path);
  }

  #note(request: IncomingMessage, response: ServerResponse, path: string, now: number): void {
    this.report.requests += 1;
    this.report.userAgents.add(request.headers['user-agent'] ?? '');
    if (now < this.#pausedUntil) this.report.impatient += 1;
    if (!/index/.test(path.split('/').slice(0, 3).join('/'))) return;
    this.report.indexRequests += 1;
    const { socket } = request;
    this.#indexSockets.set(socket, (this.#indexSockets.get(socket) ?? 0) + 1);
    this.report.indexConnectionsMax = Math.max(this.report.indexConnectionsMax, this.#indexSockets.size);
    response.on('close', () => {
      const open = (this.#indexSockets.get(socket) ?? 1) - 1;
      if (open === 0) this.#indexSockets.delete(socket);
      else this.#indexSockets.set(socket, open);
    });
  }

  #isBlocked(now: number): boolean {
    const limit = this.#options.requestsPerSecondMax ?? Number.POSITIVE_INFINITY;
    this.#recent = [...this.#recent.filter((at) => at > now - 1000), now];
    if (this.#recent.length > limit && now >= this.#blockedUntil) {
      this.#blockedUntil = now + BLOCK_MS;
      this.#recent = [];
    }
    return now < this.#blockedUntil;
  }

  #sendFile(request: IncomingMessage, response: ServerResponse, path: string): void {
    const file = this.#options.corpus.files.get(path);
    if (file === undefined) {
      response.writeHead(404).end('NoSuchKey');
      return;
    }
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    const start = range === null ? 0 : Number(range[1]);
    const end = range === null ? file.length : Math.min(file.length, Number(range[2]) + 1);
    if (start >= file.length) {
      response.writeHead(416).end();
      return;
    }
    const bytes = file.subarray(start, end);
    response.writeHead(range === null ? 200 : 206, {
      'content-length': bytes.length,
      'accept-ranges': 'bytes',
      ...(range && { 'content-range': `bytes ${start}-${end - 1}/${file.length}` }),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  /** `?url=domain&output=json`: one line per capture of that host, as the CDX server answers. */
  #answerCdx(request: IncomingMessage, response: ServerResponse): void {
    const wanted = new URL(request.url ?? '/', 'http://mirror').searchParams.get('url') ?? '';
    const host = URL.parse(wanted)?.hostname ?? wanted.split('/')[0];
    const lines = this.#options.corpus.cdx.filter(
      ({ url }) => url !== undefined && new URL(url).hostname === host,
    );
    if (lines.length === 0)
      response.writeHead(404).end(JSON.stringify({ message: `No Captures found for: ${wanted}` }));
    else response.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
}
