import type { Clock } from '../../../platform/clock.ts';
import { createTokenBucket, type TokenBucket } from '../../../platform/token-bucket.ts';
import type { CrawlCapture } from './crawl-captures.ts';
import { createClient } from './pick-crawl.ts';
import type { RateLimitedClient } from './rate-limited-client.ts';

export interface CrawlIndexServerOptions {
  readonly indexUrl: string;
  readonly userAgent: string;
  readonly clock: Clock;
}

const TIMEOUT_MS = 4_000;
/** The newest crawl changes every few weeks. */
const CRAWL_KNOWN_MS = 86_400_000;
/** The server is public and blocks clients that are faster than this. */
const RATE = { perSecond: 1, burst: 2 };
const CAPTURES_MAX = 5;

/**
 * Queries Common Crawl's index server for the homepage of one domain in the newest crawl: over one connection, once a second, and without
 * retrying after a refusal. A caller that gets no token does not wait for one.
 */
export class CrawlIndexServer {
  readonly #client: RateLimitedClient;
  readonly #tokens: TokenBucket;
  readonly #clock: Clock;
  #newest: { readonly crawlId: string; readonly readAtMs: number } | undefined;

  constructor({ indexUrl, userAgent, clock }: CrawlIndexServerOptions) {
    this.#clock = clock;
    this.#tokens = createTokenBucket(clock, RATE);
    this.#client = createClient(
      { dataUrl: indexUrl, userAgent, http: { attemptsMax: 1, timeoutMs: TIMEOUT_MS } },
      1,
    );
  }

  /** Undefined when the crawl has no such page or the rate limit is reached. Rejects when the server fails or the signal aborts. */
  async find(domain: string, signal: AbortSignal): Promise<CrawlCapture | undefined> {
    if (!this.#tokens.tryTake()) return undefined;
    const crawlId = await this.#newestCrawl(signal);
    if (crawlId === undefined) return undefined;
    const query = new URLSearchParams([
      ['url', `${domain}/`],
      ['output', 'json'],
      ['filter', '=status:200'],
      ['filter', '=mime:text/html'],
      ['fl', 'url,timestamp,filename,offset,length'],
      ['limit', String(CAPTURES_MAX)],
    ]);
    const answer = await this.#client.find(`${crawlId}-index?${query}`, undefined, signal);
    const picks = (answer?.toString('utf8') ?? '')
      .split('\n', CAPTURES_MAX)
      .map((line) => readPick(domain, line))
      .filter((pick) => pick !== undefined)
      .sort((a, b) => b.fetchedAtMs - a.fetchedAtMs);
    return picks[0] && { crawlId, pick: picks[0] };
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  async #newestCrawl(signal: AbortSignal): Promise<string | undefined> {
    const now = this.#clock.monotonic();
    if (this.#newest && now - this.#newest.readAtMs < CRAWL_KNOWN_MS) return this.#newest.crawlId;
    const answer = await this.#client.find('collinfo.json', undefined, signal);
    const crawlId = /"id"\s*:\s*"(CC-MAIN-\d{4}-[\w-]+)"/.exec(answer?.toString('utf8') ?? '')?.[1];
    if (crawlId !== undefined) this.#newest = { crawlId, readAtMs: now };
    return crawlId;
  }
}

/** All values are strings; an invalid line is ignored. */
function readPick(domain: string, line: string): CrawlCapture['pick'] | undefined {
  let row: Readonly<Record<string, unknown>>;
  try {
    row = JSON.parse(line);
  } catch {
    return undefined;
  }
  const { url, timestamp, filename, offset, length } = row;
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(String(timestamp)) ?? [];
  const fetchedAtMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  const range = { offset: Number(offset), length: Number(length) };
  const isRange = Number.isSafeInteger(range.offset) && range.offset >= 0 && range.length > 0;
  if (typeof url !== 'string' || typeof filename !== 'string' || !isRange || Number.isNaN(fetchedAtMs))
    return undefined;
  // Only files on the data server are allowed.
  if (!/^crawl-data\/[\w./-]+$/.test(filename) || filename.includes('..')) return undefined;
  return { domain, url, fetchedAtMs, warcFile: filename, fileId: 0, ...range };
}
