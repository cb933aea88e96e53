import type { FailureKind, FetchedResponse } from '../fetch-outcome.ts';
import { FetchFailure, toFetchFailure } from './fetch-failure.ts';

export interface SiteRequest {
  readonly domain: string;
  readonly path: '/' | '/robots.txt';
  /** For all of it: names, connections, redirects, body. */
  readonly deadlineMs: number;
  /** Whether a slow address is not waited for before the next one is asked. */
  readonly isHedged: boolean;
  readonly signal: AbortSignal;
}

interface Progress {
  readonly onConnected: () => void;
  readonly onAnswered: () => void;
}

/** Asks one address. It says when a connection stands and when an answer begins, so that nobody is hurried who is about to answer. */
export type AskAddress = (url: URL, signal: AbortSignal, progress: Progress) => Promise<FetchedResponse>;

/** Without headers by then, the other name is asked too; without a secure connection, the plain address. */
const HEDGE_AFTER_MS = [200, 250];

/**
 * The answer of a site, which may stand at any of four addresses: the next one is asked when one fails, or is so slow that waiting would
 * cost more than asking. The first good answer wins and the others are cancelled. Throws a `FetchFailure`, or the signal's reason.
 */
export function fetchSite(request: SiteRequest, ask: AskAddress): Promise<FetchedResponse> {
  return new SiteRace(request, ask).run();
}

class SiteRace {
  readonly #request: SiteRequest;
  readonly #ask: AskAddress;
  readonly #over = new AbortController();
  readonly #signal: AbortSignal;
  readonly #failures: FetchFailure[] = [];
  /** Origins that nobody has asked yet, best first. */
  #waiting: string[];
  #running = 0;
  /** An answer, but not one that a homepage gives. */
  #poor: FetchedResponse | undefined;
  #hasConnected = false;
  #hasConnectedSecurely = false;
  #hasAnswered = false;
  readonly #result = Promise.withResolvers<FetchedResponse>();

  constructor(request: SiteRequest, ask: AskAddress) {
    this.#request = request;
    this.#ask = ask;
    this.#signal = AbortSignal.any([request.signal, this.#over.signal]);
    const { domain } = request;
    const hosts = domain.startsWith('www.') ? [domain] : [domain, `www.${domain}`];
    const origins = ['https', 'http'].flatMap((scheme) => hosts.map((host) => `${scheme}://${host}`));
    // Only what reads as it is written: an address in another notation, a port or a path is no domain.
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
      this.#over.abort(new FetchFailure('cancelled', 'another address has answered'));
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
        if (!this.#over.signal.aborted) this.#goOn();
      });
  }

  #afterAnswer(response: FetchedResponse): void {
    if (!mayBeBetterElsewhere(response.status)) this.#result.resolve(response);
    this.#poor ??= response;
    // Whoever answers over TLS is not asked without it.
    this.#waiting = this.#waiting.filter((origin) => origin.startsWith('https:'));
  }

  #afterFailure(origin: string, failure: FetchFailure): void {
    this.#failures.push(failure);
    // What has no address for one protocol has none for the other.
    const { host } = new URL(origin);
    if (failure.kind === 'no_such_name' || failure.kind === 'not_public')
      this.#waiting = this.#waiting.filter((other) => new URL(other).host !== host);
  }

  #goOn(): void {
    if (this.#waiting.length > 0) this.#start(this.#waiting[0]);
    else if (this.#running === 0) this.#end(mostTelling(this.#failures));
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

/** Not there, or out of order: the other name of the site may be the one that is kept. A wall stands before all of them. */
const mayBeBetterElsewhere = (status: number): boolean =>
  status === 404 || status === 410 || (status >= 500 && status !== 503);

/** From the failure that says least about a site to the one that says most. */
const leastTellingFirst: readonly FailureKind[] = [
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

const mostTelling = (failures: readonly FetchFailure[]): FetchFailure =>
  failures.toSorted((a, b) => leastTellingFirst.indexOf(b.kind) - leastTellingFirst.indexOf(a.kind))[0] ??
  new FetchFailure('unreachable', 'no address was asked');
