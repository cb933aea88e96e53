import type { Logger } from '../../platform/logger.ts';
import type { CompanyStore } from '../companies/index.ts';
import type { CrawlQueue } from './crawl-queue.ts';
import { OffsetCheckpoints } from './offset-checkpoints.ts';
import type { UnindexedDomains } from './unindexed-domains.ts';

export interface KnownDomain {
  readonly domain: string;
  readonly indexed: boolean;
  readonly source: string;
  readonly fetched_at: string | null;
  readonly added_at: string | null;
}

export interface DomainPage {
  readonly total: number;
  readonly domains: KnownDomain[];
}

/** The keys of the index in order, and their number. */
export interface IndexedKeys {
  count(): Promise<number>;
  list(after: string | undefined, limit: number): Promise<readonly string[]>;
  /** Increases with every change. */
  generation(): Promise<number> | number;
}

export interface KnownDomains {
  /** Indexed domains in order, followed by the queued ones that are not indexed. */
  page(options: { limit: number; offset: number; uncachedOnly: boolean }): Promise<DomainPage>;
  unindexedCount(): Promise<number>;
  /** Prepares the offsets that the first request for a page deep in the list would otherwise wait for. */
  start(): void;
}

interface Dependencies {
  readonly companies: CompanyStore;
  readonly queue: Pick<CrawlQueue, 'find'>;
  readonly unindexed: UnindexedDomains;
  readonly keys: IndexedKeys;
  readonly monotonicMs: () => number;
  readonly logger: Logger;
}

export function createKnownDomains(dependencies: Dependencies): KnownDomains {
  const { companies, queue, unindexed, keys, monotonicMs, logger } = dependencies;
  const checkpoints = new OffsetCheckpoints({
    keyAfter: async (after, count) => (await keys.list(after, count))[count - 1],
    version: () => keys.generation(),
    monotonicMs,
  });
  let counted: { readonly generation: number; readonly documents: number } | undefined;
  return {
    async page({ limit, offset, uncachedOnly }) {
      const indexedCount = uncachedOnly ? 0 : await countIndexed();
      const indexed = offset < indexedCount ? await indexedPage(offset, limit) : [];
      const after = await unindexedPage({
        limit: limit - indexed.length,
        offset: Math.max(0, offset - indexedCount),
      });
      return { total: indexedCount + (await unindexed.count()), domains: [...indexed, ...after] };
    },

    unindexedCount: () => unindexed.count(),

    start() {
      unindexed
        .prepare()
        .catch((error: unknown) => logger.error({ err: error }, 'the domain list could not be prepared'));
    },
  };

  /** Cached, because counting goes through everything that was written recently. */
  async function countIndexed(): Promise<number> {
    const generation = await keys.generation();
    if (counted?.generation !== generation) counted = { generation, documents: await keys.count() };
    return counted.documents;
  }

  async function indexedPage(offset: number, limit: number): Promise<KnownDomain[]> {
    const { after, skip } = await checkpoints.seek(offset);
    const domains = (await keys.list(after, skip + limit)).slice(skip);
    const [profiles, entries] = [await companies.findMany(domains), await queue.find(domains)];
    return domains.map((domain) => {
      const [profile, entry] = [profiles.get(domain), entries.get(domain)];
      return {
        domain,
        indexed: true,
        source: profile?.source ?? entry?.source ?? '',
        fetched_at: profile?.fetched_at ?? null,
        added_at: entry ? new Date(entry.added_at).toISOString() : null,
      };
    });
  }

  async function unindexedPage(page: { limit: number; offset: number }): Promise<KnownDomain[]> {
    return (await unindexed.page(page)).map(({ domain, source, addedAt }) => ({
      domain,
      indexed: false,
      source,
      fetched_at: null,
      added_at: new Date(addedAt).toISOString(),
    }));
  }
}
