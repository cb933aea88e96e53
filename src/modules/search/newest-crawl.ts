import type { TextIndex } from '../../lib/text-index/api.ts';
import type { Logger } from '../../platform/logger.ts';

/** The crawl that was ingested last. */
export interface NewestCrawl {
  /** As last looked up, at once; empty when nothing is indexed. Never throws: health shows it. */
  id(): string;
  /** Looks it up again. */
  refresh(): Promise<void>;
}

/** An ingest changes the index every few seconds; its crawl does not change that often. */
const REFRESH_EVERY_MS = 10_000;

export function createNewestCrawl(index: TextIndex, logger: Logger): NewestCrawl {
  let known = { id: '', generation: -1, at: Number.NEGATIVE_INFINITY };
  let looking: Promise<void> | undefined;

  return {
    id() {
      if (!looking && performance.now() - known.at >= REFRESH_EVERY_MS) {
        looking = lookUp()
          .catch((error) => {
            known = { ...known, at: performance.now() };
            logger.error({ err: error }, 'looking up the newest crawl failed; the last known one is shown');
          })
          .finally(() => {
            looking = undefined;
          });
      }
      return known.id;
    },
    refresh: lookUp,
  };

  async function lookUp(): Promise<void> {
    const generation = index.generation();
    const id = generation === known.generation ? known.id : await findNewestCrawl(index, Date.now());
    known = { id, generation, at: performance.now() };
  }
}

const MINUTE_MS = 60_000;

/** Looks back in ever longer spans until something was written in one, then cuts that span until one crawl is left in it. */
async function findNewestCrawl(index: TextIndex, now: number): Promise<string> {
  let until = now;
  let since = now - MINUTE_MS;
  let crawls = await crawlsSince(index, since);
  while (crawls.length === 0 && since > 0) {
    until = since;
    since = Math.max(0, now - 4 * (now - since));
    crawls = await crawlsSince(index, since);
  }
  while (crawls.length > 1 && until - since > 1_000) {
    const middle = Math.floor((since + until) / 2);
    const later = await crawlsSince(index, middle);
    if (later.length > 0) [since, crawls] = [middle, later];
    else until = middle;
  }
  return crawls[0] ?? '';
}

/** The two crawls with the most documents written since. */
async function crawlsSince(index: TextIndex, sinceMs: number): Promise<readonly string[]> {
  const filters = sinceMs > 0 ? [{ field: '_last_indexed', op: 'range', min: sinceMs } as const] : [];
  const { facets } = await index.facets({ mode: 'all', filters }, ['crawl_id'], { size: 2 });
  return (facets.crawl_id ?? []).map(({ value }) => value);
}
