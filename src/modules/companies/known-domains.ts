import type { CompanyStore } from './company-store.ts';
import type { ImportedDomains } from './imported-domains.ts';

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

/** Keys of the index in order, and how many there are. */
export interface IndexedKeys {
  count(): Promise<number>;
  list(after: string | undefined, limit: number): Promise<readonly string[]>;
}

export interface KnownDomains {
  /** Indexed domains in order, then those that wait to be crawled. */
  page(options: { limit: number; offset: number; uncachedOnly: boolean }): Promise<DomainPage>;
  waitingCount(): Promise<number>;
}

interface Needs {
  readonly companies: CompanyStore;
  readonly imported: ImportedDomains;
  readonly keys: IndexedKeys;
}

const SKIP_BATCH = 10_000;

export function createKnownDomains({ companies, imported, keys }: Needs): KnownDomains {
  return {
    async page({ limit, offset, uncachedOnly }) {
      const indexedCount = uncachedOnly ? 0 : await keys.count();
      const indexed = offset < indexedCount ? await indexedPage(offset, limit) : [];
      const waiting = await waitingPage(Math.max(0, offset - indexedCount), limit - indexed.length);
      return { total: indexedCount + waiting.total, domains: [...indexed, ...waiting.domains] };
    },

    async waitingCount() {
      return (await waitingPage(0, 0)).total;
    },
  };

  async function indexedPage(offset: number, limit: number): Promise<KnownDomain[]> {
    let after: string | undefined;
    for (let skipped = 0; skipped < offset; ) {
      const batch = await keys.list(after, Math.min(SKIP_BATCH, offset - skipped));
      if (batch.length === 0) return [];
      skipped += batch.length;
      after = batch.at(-1);
    }
    const domains = await keys.list(after, limit);
    const [profiles, entries] = [await companies.findMany(domains), await imported.find(domains)];
    return domains.map((domain) => {
      const [profile, entry] = [profiles.get(domain), entries.get(domain)];
      return {
        domain,
        indexed: true,
        source: profile?.source ?? entry?.source ?? '',
        fetched_at: profile?.fetched_at ?? null,
        added_at: entry ? new Date(entry.addedAt).toISOString() : null,
      };
    });
  }

  async function waitingPage(offset: number, limit: number): Promise<DomainPage> {
    const domains: KnownDomain[] = [];
    let total = 0;
    for await (const batch of imported.waiting()) {
      for (const { domain, source, addedAt } of batch) {
        if (total >= offset && domains.length < limit)
          domains.push({
            domain,
            indexed: false,
            source,
            fetched_at: null,
            added_at: new Date(addedAt).toISOString(),
          });
        total += 1;
      }
    }
    return { total, domains };
  }
}
