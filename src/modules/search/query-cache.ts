import type { ResultPage } from './result-page.ts';

export interface QueryCache {
  /** The page for this request, unless the index has changed since it was stored. */
  get(key: string, generation: number): ResultPage | undefined;
  set(key: string, generation: number, page: ResultPage): void;
  /** Removes all pages; returns how many there were. */
  clear(): number;
  stats(): CacheStats;
}

export interface CacheStats {
  readonly pages: number;
  readonly bytes: number;
  readonly oldestAt: number | undefined;
  readonly newestAt: number | undefined;
}

interface Entry {
  readonly generation: number;
  readonly page: ResultPage;
  /** As last measured: a page grows when it is sent in another compressed form. */
  bytes: number;
  readonly storedAt: number;
}

/** Memory of an entry and of the response around its results. */
const OVERHEAD_BYTES = 800;

const bytesOf = (key: string, page: ResultPage): number => OVERHEAD_BYTES + 2 * key.length + page.bytes;

/** The least recently used pages are evicted when the cache is full; a page of an older index generation is never served. */
export function createQueryCache({ bytesMax, now }: { bytesMax: number; now: () => number }): QueryCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  /** The generation of all entries. */
  let storedGeneration: number | undefined;

  const drop = (key: string, entry: Entry): void => {
    entries.delete(key);
    bytes -= entry.bytes;
  };

  const evict = (): void => {
    for (const [key, entry] of entries) {
      if (bytes <= bytesMax) return;
      drop(key, entry);
    }
  };

  const clear = (): number => {
    const pages = entries.size;
    entries.clear();
    bytes = 0;
    return pages;
  };

  return {
    get(key, generation) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (entry.generation !== generation) {
        bytes -= entry.bytes;
        return undefined;
      }
      entries.set(key, entry);
      return entry.page;
    },

    set(key, generation, page) {
      // Pages of another generation are never served again, and under steady writes they would fill the cache.
      if (generation !== storedGeneration) clear();
      storedGeneration = generation;
      const known = entries.get(key);
      if (known) drop(key, known);
      const entry: Entry = { generation, page, bytes: bytesOf(key, page), storedAt: now() };
      if (entry.bytes > bytesMax) return;
      entries.set(key, entry);
      bytes += entry.bytes;
      page.onResized = () => {
        if (entries.get(key) !== entry) return;
        bytes -= entry.bytes;
        entry.bytes = bytesOf(key, page);
        bytes += entry.bytes;
        evict();
      };
      evict();
    },

    clear,

    stats() {
      const times = [...entries.values()].map(({ storedAt }) => storedAt);
      return {
        pages: entries.size,
        bytes,
        oldestAt: times.length > 0 ? Math.min(...times) : undefined,
        newestAt: times.length > 0 ? Math.max(...times) : undefined,
      };
    },
  };
}
