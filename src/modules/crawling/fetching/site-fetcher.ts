import { decodeHttpBody } from '../../../lib/warc/index.ts';
import { type FixedHosts, NameResolver, readFixedHosts } from '../../../platform/outbound/index.ts';
import type { FailureKind, FetchedResponse, FetchOutcome } from '../fetch-outcome.ts';
import { robotsAllow } from '../robots/robots-allow.ts';
import { FetchFailure, toFetchFailure } from './fetch-failure.ts';
import { fetchPage } from './fetch-page.ts';
import { fetchSite, type SiteRequest } from './fetch-site.ts';
import { LostTime } from './lost-time.ts';
import { NetworkPace } from './network-pace.ts';
import type { OutboundRoute } from './open-connection.ts';
import { WireMeter } from './wire-meter.ts';

export interface SiteFetcherOptions {
  readonly userAgent: string;
  /**
   * Entries like `shop.com=127.0.0.1:8080`: these names resolve to these addresses, and only they may have addresses that are not public.
   */
  readonly fixedHosts: readonly string[];
  /** Name servers to use instead of the system's. */
  readonly nameServers?: readonly string[];
  /** Address of the proxy that pages may be fetched through, including user name and password. */
  readonly proxyUrl?: string | undefined;
}

/** A job of the fetching thread. */
export interface FetchJob {
  /** Number of services that crawl together: each takes its share of a network's limit. */
  readonly serviceCount: number;
  /** The domain whose homepage to fetch, a key as returned by `normalizeDomainName`. */
  readonly domain?: string;
  /** The address of a small image to fetch instead. */
  readonly imageUrl?: string;
  /** Whether a caller waits for the response: it may then wait for a slot in a network, and robots.txt is not checked. */
  readonly isAwaited: boolean;
  readonly via: 'direct' | 'proxy';
}

const PAGE_BYTES_MAX = 2 << 20;
const ROBOTS_BYTES_MAX = 512 << 10;
const ROBOTS_DECODED_BYTES_MAX = 4 << 20;
/** Types that servers send for pages by mistake are accepted; all other types are taken at their word. */
const PAGE_TYPES = /html|xml|text\/plain|octet-stream|unknown|^text$/i;
const ANY_TYPE = /^/;
const IMAGE_BYTES_MAX = 64 << 10;
const IMAGE_TYPES = /^image\/|octet-stream/i;
/** The failures that a missed deadline can cause. */
const TIMEOUT_FAILURES = new Set<FailureKind>(['timed_out', 'unreachable', 'name_failed']);
/**
 * If the thread ran for less than this before the deadline, it cannot blame the site. Data from a server waits until the thread runs again,
 * so two seconds are many turns; a higher value would leave a silent server without a verdict for as long as the machine is busy.
 */
const LISTENED_MS_MIN = 2_000;
const lostMsMax = (deadlineMs: number): number => Math.max(1_000, deadlineMs - LISTENED_MS_MIN);

/** Fetches homepages from any server. Whatever happens is returned as the outcome; nothing is thrown. */
export class SiteFetcher {
  readonly #options: SiteFetcherOptions;
  readonly #resolver: NameResolver;
  readonly #fixedHosts: FixedHosts;
  readonly #meter = new WireMeter();
  readonly #pace = new NetworkPace();
  readonly #lostTime = new LostTime();

  constructor(options: SiteFetcherOptions) {
    this.#options = options;
    const { nameServers, fixedHosts } = options;
    this.#fixedHosts = readFixedHosts(fixedHosts);
    this.#resolver = new NameResolver(nameServers === undefined ? {} : { servers: nameServers });
  }

  async fetch(job: FetchJob, deadlineMs: number, signal: AbortSignal): Promise<FetchOutcome> {
    const { domain = '', imageUrl, isAwaited, via, serviceCount } = job;
    const page = this.#pace.openPage(isAwaited, serviceCount);
    const until = performance.now() + deadlineMs;
    const lostTime = this.#lostTime.watch();
    const request = (path: SiteRequest['path']): SiteRequest => ({
      domain,
      path,
      deadlineMs: Math.max(1, until - performance.now()),
      // Proxies are slow and charge by use, so the second address is tried only after the first one has failed.
      isHedged: via === 'direct',
      signal,
    });
    try {
      const route = this.#routeVia(via, page.admit);
      if (imageUrl !== undefined)
        return { kind: 'fetched', response: await this.#askImage(imageUrl, deadlineMs, signal, route) };
      if (!isAwaited) await this.#checkRobots(request('/robots.txt'), route);
      return { kind: 'fetched', response: await this.#ask(request('/'), PAGE_TYPES, route) };
    } catch (error) {
      const { kind, message } = toFetchFailure(error);
      const isOurFault = TIMEOUT_FAILURES.has(kind) && lostTime.lostMs() > lostMsMax(deadlineMs);
      return isOurFault
        ? { kind: 'failed', failure: 'busy', message: 'this machine was too busy to listen' }
        : { kind: 'failed', failure: kind, message };
    } finally {
      lostTime.stop();
      page.release();
    }
  }

  #routeVia(via: FetchJob['via'], admit: OutboundRoute['admit']): OutboundRoute {
    const { proxyUrl } = this.#options;
    if (via === 'proxy' && proxyUrl === undefined) throw new FetchFailure('unavailable', 'there is no proxy');
    const proxy = via === 'proxy' && proxyUrl !== undefined ? new URL(proxyUrl) : undefined;
    return { resolver: this.#resolver, fixedHosts: this.#fixedHosts, proxy, admit };
  }

  async #checkRobots(request: SiteRequest, route: OutboundRoute): Promise<void> {
    const response = await this.#ask(request, ANY_TYPE, route);
    // RFC 9309: a missing file forbids nothing; an unreachable one forbids everything for now.
    if (response.status >= 500 || response.status === 429)
      throw new FetchFailure('robots_unreadable', `robots.txt returned status ${response.status}`);
    if (response.status === 200 && !robotsAllow(textOf(response)))
      throw new FetchFailure('robots_forbid', 'robots.txt forbids the homepage');
  }

  /** Fetches an image as the browser of a visitor would. robots.txt does not apply: it is about pages that programs read. */
  #askImage(
    address: string,
    deadlineMs: number,
    signal: AbortSignal,
    route: OutboundRoute,
  ): Promise<FetchedResponse> {
    const url = URL.parse(address);
    if (url === null || !/^https?:$/.test(url.protocol))
      throw new FetchFailure('not_public', 'not a web address');
    const tools = { route, meter: this.#meter, userAgent: this.#options.userAgent };
    return fetchPage(
      {
        url,
        signal: AbortSignal.any([signal, timeLimit(deadlineMs)]),
        accepts: IMAGE_TYPES,
        bytesMax: IMAGE_BYTES_MAX,
      },
      tools,
    );
  }

  #ask(request: SiteRequest, accepts: RegExp, route: OutboundRoute): Promise<FetchedResponse> {
    const tools = { route, meter: this.#meter, userAgent: this.#options.userAgent };
    const bytesMax = request.path === '/robots.txt' ? ROBOTS_BYTES_MAX : PAGE_BYTES_MAX;
    return fetchSite(request, (url, signal, progress) =>
      fetchPage({ url, signal, accepts, bytesMax, ...progress }, tools),
    );
  }
}

function timeLimit(deadlineMs: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(
    () => limit.abort(new FetchFailure('timed_out', `no answer within ${deadlineMs} ms`)),
    deadlineMs,
  ).unref();
  return limit.signal;
}

function textOf({ status, headers, body }: FetchedResponse): string {
  const decoded = decodeHttpBody(
    { status, headers, body: Buffer.from(body.buffer) },
    ROBOTS_DECODED_BYTES_MAX,
  );
  return decoded.kind === 'decoded' ? decoded.bytes.toString('utf8', 0, ROBOTS_BYTES_MAX) : '';
}
