import type { QueryOptions, TextSearch } from '../../lib/text-index/api.ts';
import { crawlFacts } from './history-facts.ts';

/** A crawl from which some company still has a version. */
export interface KnownCrawl {
  readonly crawlId: string;
  /** The first day on which one of its pages was fetched. */
  readonly at: string;
}

/** If one index has more days than this, the dates were made up. */
const DAYS_MAX = 4_096;
const CRAWLS_MAX = 120;

/** The crawls of the index by date, oldest first. */
export async function listCrawls(
  index: Pick<TextSearch, 'suggest'>,
  options: QueryOptions,
): Promise<readonly KnownCrawl[]> {
  const days = await index.suggest({ filter: 'history' }, crawlFacts.days, DAYS_MAX, options);
  const first = new Map<string, string>();
  for (const { value } of days) {
    const bar = value.lastIndexOf('|');
    const [crawlId, day] = [value.slice(crawlFacts.days.length, bar), value.slice(bar + 1)];
    const known = first.get(crawlId);
    if (known === undefined || day < known) first.set(crawlId, day);
  }
  return Array.from(first, ([crawlId, at]) => ({ crawlId, at }))
    .sort((one, other) =>
      one.at === other.at ? (one.crawlId < other.crawlId ? -1 : 1) : one.at < other.at ? -1 : 1,
    )
    .slice(-CRAWLS_MAX);
}
