import { readdir } from 'node:fs/promises';
import { type Pick as HomepagePick, HomepagePicks } from './homepage-picks.ts';
import { type CrawlOptions, crawlOfPicks, createClient, picksPath } from './pick-crawl.ts';
import type { RateLimitedClient } from './rate-limited-client.ts';
import { type CaptureRead, readCapture } from './read-capture.ts';

/** The capture of a domain's homepage in a crawl, and its position. */
export interface CrawlCapture {
  readonly crawlId: string;
  readonly pick: HomepagePick;
}

interface PickedCrawl {
  readonly crawlId: string;
  readonly picks: HomepagePicks;
}

/** Concurrent range requests; a caller waits for each of them. */
const CONNECTIONS = 4;
const CRAWLS_MAX = 4;

/**
 * The homepages of previously picked crawls (`homedex crawl pick`), one domain at a time: finding one reads a local file, and reading it is
 * one range request. It serves waiting callers, so a refused request is not repeated.
 */
export class CrawlCaptures {
  readonly #crawls: readonly PickedCrawl[];
  readonly #client: RateLimitedClient;

  private constructor(crawls: readonly PickedCrawl[], client: RateLimitedClient) {
    this.#crawls = crawls;
    this.#client = client;
  }

  static async open(
    options: Pick<CrawlOptions, 'dataUrl' | 'workDirectory' | 'userAgent' | 'http'>,
  ): Promise<CrawlCaptures> {
    const { workDirectory } = options;
    const crawlIds = (await readdir(workDirectory).catch(() => []))
      .map(crawlOfPicks)
      .filter((crawlId) => crawlId !== undefined)
      .sort()
      .reverse();
    const crawls = crawlIds.slice(0, CRAWLS_MAX).map((crawlId) => ({
      crawlId,
      picks: HomepagePicks.openForReading(picksPath(workDirectory, crawlId)),
    }));
    return new CrawlCaptures(
      crawls,
      createClient({ ...options, http: { attemptsMax: 1, ...options.http } }, CONNECTIONS),
    );
  }

  /** The crawls to search, the newest first. */
  get crawlIds(): readonly string[] {
    return this.#crawls.map(({ crawlId }) => crawlId);
  }

  /** The newest crawl's capture of a domain's homepage. */
  find(domain: string): CrawlCapture | undefined {
    for (const { crawlId, picks } of this.#crawls) {
      const pick = picks.find(domain);
      if (pick !== undefined) return { crawlId, pick };
    }
    return undefined;
  }

  /** Rejects if the server refuses or the signal aborts; any other failure is returned as the outcome. */
  read({ crawlId, pick }: CrawlCapture, signal?: AbortSignal): Promise<CaptureRead> {
    return readCapture(this.#client, crawlId, pick, signal);
  }

  async close(): Promise<void> {
    for (const { picks } of this.#crawls) picks.close();
    await this.#client.close();
  }
}
