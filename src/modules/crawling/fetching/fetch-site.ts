import type { FailureKind, FetchedResponse } from '../fetch-outcome.ts';
import { FetchFailure, toFetchFailure } from './fetch-failure.ts';

export interface SiteRequest {
  readonly domain: string;
  readonly path: '/' | '/robots.txt';
  /** The deadline for everything: name resolution, connections, redirects, body. */
  readonly deadlineMs: number;
  /** Whether the next address is tried while a slow one is still pending. */
  readonly isHedged: boolean;
  readonly signal: AbortSignal;
}

interface Progress {
  readonly onConnected: () => void;
  readonly onAnswered: () => void;
}

/**
 * Requests one address. It reports when it is connected and when the response begins, so that a server about to respond is not overtaken.
 */
export type RequestAddress = (url: URL, signal: AbortSignal, progress: Progress) => Promise<FetchedResponse>;

/** If there are no headers by then, the other host name is tried too; if there is no TLS connection, the http address. */
const HEDGE_AFTER_MS = [200, 250];

/**
 * Fetches a site, which may be at any of four addresses: the next one is tried when one fails, or when it is so slow that waiting would
 * cost more than trying. The first good response wins and the others are cancelled. Throws a `FetchFailure`, or the signal's reason.
 */
export function fetchSite(request: SiteRequest, ask: RequestAddress): Promise<FetchedResponse> {
  return new SiteRace(request, ask).run();
}

class SiteRace {
  readonly #request: SiteRequest;
  readonly #ask: RequestAddress;
  readonly #over = new AbortController();
  readonly #signal: AbortSignal;
  readonly #failures: FetchFailure[] = [];
  /** Origins that have not been tried yet, best first. */
  #waiting: string[];
  #running = 0;
  /** A response, but not one that a homepage gives. */
  #poor: FetchedResponse | undefined;
  #hasConnected = false;
  #hasConnectedSecurely = false;
  #hasAnswered = false;
  readonly #result = Promise.withResolvers<FetchedResponse>();

  constructor(request: SiteRequest, ask: RequestAddress) {
    this.#request = request;
    this.#ask = ask;
    this.#signal = AbortSignal.any([request.signal, this.#over.signal]);
    const { domain } = request;
    const hosts = domain.startsWith('www.') ? [domain] : [domain, `www.${domain}`];
    const origins = ['https', 'http'].flatMap((scheme) => hosts.map((host) => `${scheme}://${host}`));
    // Only origins that parse back unchanged: an IP address in another notation, a port or a path is not a domain.
    this.#waiting = origins.filter((origin) => URL.parse(origin)?.origin === origin);
  }

  async run(): Promise<FetchedResponse> {
    const { domain, deadlineMs, isHedged, signal } = this.#request;
    signal.throwIfAborted();
    if (this.#waiting.length === 0) throw new FetchFailure('not_public', 'not a domain');
    const stop = () => this.#result.reject(signal.reason);
    const hedges = [
      () => this.#hasAnswered || this.#start(`https://www.${domain}`),
      () => this.#hasConnectedSecurely || this.#start(`http://${domain}`),
    ];
    const timers = [
      setTimeout(() => this.#endAtDeadline(), deadlineMs),
      ...(isHedged ? hedges.map((hedge, at) => setTimeout(hedge, HEDGE_AFTER_MS[at])) : []),
    ];
    signal.addEventListener('abort', stop, { once: true });
    try {
      this.#start(this.#waiting[0]);
      return await this.#result.promise;
    } finally {
      signal.removeEventListener('abort', stop);
      for (const timer of timers) clearTimeout(timer);
      this.#over.abort(new FetchFailure('cancelled', 'another address answered first'));
    }
  }

  #start(origin: string | undefined): void {
    if (origin === undefined || !this.#waiting.includes(origin)) return;
    this.#waiting = this.#waiting.filter((one) => one !== origin);
    this.#running++;
    const onConnected = () => {
      this.#hasConnected = true;
      this.#hasConnectedSecurely ||= origin.startsWith('https:');
    };
    const onAnswered = () => {
      this.#hasAnswered = true;
    };
    this.#ask(new URL(this.#request.path, origin), this.#signal, { onConnected, onAnswered })
      .then(
        (response) => this.#afterAnswer(response),
        (error: unknown) => this.#afterFailure(origin, toFetchFailure(error)),
      )
      .finally(() => {
        this.#running--;
        if (!this.#over.signal.aborted) this.#proceed();
      });
  }

  #afterAnswer(response: FetchedResponse): void {
    if (!mayBeBetterElsewhere(response.status)) this.#result.resolve(response);
    this.#poor ??= response;
    // If a server responds over TLS, it is not tried without TLS.
    this.#waiting = this.#waiting.filter((origin) => origin.startsWith('https:'));
  }

  #afterFailure(origin: string, failure: FetchFailure): void {
    this.#failures.push(failure);
    // A host without an address for one protocol has none for the other.
    const { host } = new URL(origin);
    if (failure.kind === 'no_such_name' || failure.kind === 'not_public')
      this.#waiting = this.#waiting.filter((other) => new URL(other).host !== host);
  }

  #proceed(): void {
    if (this.#waiting.length > 0) this.#start(this.#waiting[0]);
    else if (this.#running === 0) this.#end(mostSpecific(this.#failures));
  }

  #endAtDeadline(): void {
    const { deadlineMs } = this.#request;
    const failure = this.#hasConnected
      ? new FetchFailure('timed_out', `no answer within ${deadlineMs} ms`)
      : new FetchFailure('unreachable', `no connection within ${deadlineMs} ms`);
    this.#end(failure);
  }

  #end(failure: FetchFailure): void {
    if (this.#poor === undefined) this.#result.reject(failure);
    else this.#result.resolve(this.#poor);
  }
}

/** If the page is missing or broken, the other name of the site may be the maintained one. A bot wall protects all of them. */
const mayBeBetterElsewhere = (status: number): boolean =>
  status === 404 || status === 410 || (status >= 500 && status !== 503);

/** From the failure that says least about a site to the one that says most. */
const leastSpecificFirst: readonly FailureKind[] = [
  'no_such_name',
  'name_failed',
  'connection_refused',
  'unreachable',
  'connection_lost',
  'tls_failed',
  'not_http',
  'timed_out',
  'redirects',
  'not_html',
  'paced',
  'too_much',
  'unavailable',
  'not_public',
];

const mostSpecific = (failures: readonly FetchFailure[]): FetchFailure =>
  failures.toSorted((a, b) => leastSpecificFirst.indexOf(b.kind) - leastSpecificFirst.indexOf(a.kind))[0] ??
  new FetchFailure('unreachable', 'no address was tried');
