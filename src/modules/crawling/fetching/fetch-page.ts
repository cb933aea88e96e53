import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import type { FetchedResponse } from '../fetch-outcome.ts';
import { FetchFailure, toFetchFailure } from './fetch-failure.ts';
import type { OutboundRoute } from './open-connection.ts';
import { PageConnections } from './page-connections.ts';
import type { WireMeter } from './wire-meter.ts';

/** What all pages of a fetcher share. */
export interface FetchTools {
  readonly route: OutboundRoute;
  readonly meter: WireMeter;
  readonly userAgent: string;
}

export interface PageRequest {
  readonly url: URL;
  /** Cancels everything: name resolution, connections, headers, body. */
  readonly signal: AbortSignal;
  /** The size limit of a body; the rest of a longer one is not read. */
  readonly bytesMax: number;
  /** Media types worth reading; bodies of other types are not read. */
  readonly accepts: RegExp;
  readonly onConnected?: () => void;
  readonly onAnswered?: () => void;
}

const WIRE_LIMITS = {
  /** Limit for all connections of a page, counted on the wire: somewhat more than a body, to allow for headers and redirects. */
  bytesMax: 4 << 20,
  /**
   * Limit for everything except the body: handshakes and headers of all hops, and one window of a body that has not been read yet. An empty
   * HTTP/2 frame is nine bytes on the wire and one callback for us, so four megabytes of them would keep a core busy for seconds.
   */
  wasteMax: 640 << 10,
};
const REDIRECTS_MAX = 5;
const INTERIM_ANSWERS_MAX = 8;
const CODINGS_MAX = 2;
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Fetches one page. Redirects are followed here so that every hop passes the guard; a failed HTTP/2 request is retried once over 1.1.
 * Throws a `FetchFailure`.
 */
export async function fetchPage(request: PageRequest, tools: FetchTools): Promise<FetchedResponse> {
  const flood = new AbortController();
  const signal = AbortSignal.any([request.signal, flood.signal]);
  const stopFlood = (what: string) => flood.abort(new FetchFailure('too_much', what));
  const wire = tools.meter.watch(WIRE_LIMITS, (bytes) => stopFlood(`${bytes} bytes came over the wire`));
  const connections = new PageConnections({
    route: tools.route,
    signal,
    onSocket: wire.add,
    onConnected: request.onConnected ?? (() => undefined),
  });
  const visit: Visit = { request, tools, connections, signal, stopFlood, onBodyBytes: wire.use };
  const hops: string[] = [];
  try {
    for (let url = request.url; ; ) {
      hops.push(url.href);
      const answer = await getWithRetry(url, visit);
      if (answer.kind === 'response') return { ...answer.response, hops };
      if (hops.length > REDIRECTS_MAX) throw new FetchFailure('redirects', 'too many redirects');
      url = readTarget(answer.location, url);
      if (hops.includes(url.href)) throw new FetchFailure('redirects', 'it redirects in a loop');
    }
  } catch (error) {
    // If the page was aborted, report that reason, whatever else failed.
    signal.throwIfAborted();
    throw toFetchFailure(error);
  } finally {
    wire.stop();
    connections.close();
  }
}

interface Visit {
  readonly request: PageRequest;
  readonly tools: FetchTools;
  readonly connections: PageConnections;
  readonly signal: AbortSignal;
  readonly stopFlood: (what: string) => void;
  readonly onBodyBytes: (bytes: number) => void;
}

type Answer =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'response'; readonly response: Omit<FetchedResponse, 'hops'> };

async function getWithRetry(url: URL, visit: Visit): Promise<Answer> {
  const { connections, signal } = visit;
  try {
    const answer = await get(url, visit);
    // A stream that is reset midway looks like one that ended.
    const isBroken = answer.kind === 'response' && isShort(answer.response);
    if (!isBroken || connections.httpVersion !== 'h2') return answer;
  } catch (error) {
    if (signal.aborted || error instanceof FetchFailure || connections.httpVersion !== 'h2') throw error;
  }
  connections.useHttp1();
  return get(url, visit);
}

async function get(url: URL, visit: Visit): Promise<Answer> {
  const { request, tools, connections, signal } = visit;
  let interim = 0;
  const requestedAt = performance.now();
  const { statusCode, headers, body } = await connections.agent.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method: 'GET',
    signal,
    headers: {
      'user-agent': tools.userAgent,
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
      'accept-encoding': 'gzip, br, zstd, deflate',
      'accept-language': 'en;q=0.8,*;q=0.5',
    },
    onInfo: () => {
      if (++interim > INTERIM_ANSWERS_MAX) visit.stopFlood('interim answers without end');
    },
  });
  const responseMs = Math.round(performance.now() - requestedAt);
  const location = REDIRECTS.includes(statusCode) ? headers.location : undefined;
  if (location !== undefined) {
    discardBody(body);
    return { kind: 'redirect', location: [location].flat()[0] ?? '' };
  }
  refuseUnreadable(headers, request.accepts, body);
  request.onAnswered?.();
  const read = await readBody(body, { bytesMax: request.bytesMax, onBytes: visit.onBodyBytes });
  const response = {
    url: url.href,
    status: statusCode,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name.toLowerCase(), one]),
    ),
    body: read.bytes,
    isCut: read.isCut,
    httpVersion: connections.httpVersion,
    certificateProblem: connections.certificateProblem,
    fetchedAt: new Date().toISOString(),
    responseMs,
  };
  return { kind: 'response', response: { ...response, isCut: read.isCut || isShort(response) } };
}

/** The next address, without the parts that must not be sent to a server. */
function readTarget(location: string, base: URL): URL {
  const url = URL.parse(location, base.href);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new FetchFailure('not_public', `not a web address: ${location.slice(0, 100)}`);
  url.username = '';
  url.password = '';
  url.hash = '';
  return url;
}

function refuseUnreadable(
  headers: Dispatcher.ResponseData['headers'],
  accepts: RegExp,
  body: Readable,
): void {
  const type = String(headers['content-type'] ?? '');
  const codings = String(headers['content-encoding'] ?? '').split(',').length;
  if ((type === '' || accepts.test(type)) && codings <= CODINGS_MAX) return;
  discardBody(body);
  throw codings > CODINGS_MAX
    ? new FetchFailure('too_much', `${codings} content codings`)
    : new FetchFailure('not_html', `it is ${type.slice(0, 100)}`);
}

/** Whether fewer bytes arrived than were announced. */
function isShort({ headers, body, isCut }: Pick<FetchedResponse, 'headers' | 'body' | 'isCut'>): boolean {
  const announced = Number(headers.find(([name]) => name === 'content-length')?.[1] ?? Number.NaN);
  return !isCut && body.length < announced;
}

/** Discards an unread response; it is not an error that it is incomplete. */
function discardBody(body: Readable): void {
  body.on('error', () => undefined).destroy();
}

interface ReadBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The body exceeded the limit. */
  readonly isCut: boolean;
}

interface ReadBodyOptions {
  readonly bytesMax: number;
  /** Called with the size of each chunk as it arrives. */
  readonly onBytes: (bytes: number) => void;
}

const FIRST_BYTES = 32 << 10;

/**
 * Reads the bytes as received, up to a limit. The memory of all pages together is bounded by the number of concurrent fetches; with a
 * shared budget, pages would wait for each other until all of them are late. Each chunk is copied at once: a chunk of one byte may be a
 * view of the 64 KB that a socket read, so a server that sends such chunks would make us keep everything it ever sent.
 */
async function readBody(body: Readable, { bytesMax, onBytes }: ReadBodyOptions): Promise<ReadBody> {
  let bytes = new Uint8Array(Math.min(FIRST_BYTES, bytesMax));
  let size = 0;
  // Leaving the loop early destroys the stream and its connection.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    const taken = Math.min(chunk.length, bytesMax - size);
    if (size + taken > bytes.length)
      bytes = resized(bytes, Math.min(bytesMax, Math.max(2 * bytes.length, size + taken)));
    bytes.set(chunk.subarray(0, taken), size);
    size += taken;
    if (taken < chunk.length) return { bytes, isCut: true };
  }
  return { bytes: resized(bytes, size), isCut: false };
}

/** Frees the surplus memory immediately instead of at the next garbage collection. */
const resized = (bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(bytes.buffer.transfer(size));
