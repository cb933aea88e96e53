import type { Filter, QueryOptions, TextQuery, TextSearch } from '../../lib/text-index/api.ts';
import { ANY_CHANGE, crawlFacts, eventFacts, listCrawls } from '../company-index/index.ts';
import { asOfCrawl, valuesFor } from './search-trend.ts';

/** What is new in a crawl. */
export interface CrawlNews {
  /** Null if the index has no crawl. */
  readonly crawlId: string | null;
  /** The first day on which one of its pages was fetched. */
  readonly at: string | null;
  readonly newCount: number;
  /** The best of them, best first. */
  readonly domains: readonly string[];
}

const NO_CRAWL: CrawlNews = { crawlId: null, at: null, newCount: 0, domains: [] };
const DAYS_MAX = 400;

/**
 * Companies that match in the newest crawl and did not in the previous one. As in trends, words are looked for in the newest version of a
 * homepage: a homepage that was in both crawls and only now contains the words is not found.
 */
export async function newInLastCrawl(
  index: TextSearch,
  query: TextQuery,
  limit: number,
  options: QueryOptions,
): Promise<CrawlNews> {
  const [before, newest] = (await listCrawls(index, options)).slice(-2);
  const last = newest ?? before;
  if (last === undefined) return NO_CRAWL;
  const now = asOfCrawl(query, last.crawlId, await valuesFor(index, query, last.crawlId, options));
  if (newest === undefined || before === undefined) return read(index, last, [now], limit, options);
  const then = asOfCrawl(query, before.crawlId, await valuesFor(index, query, before.crawlId, options));
  return read(index, last, withoutMatchesOf(then, now), limit, options);
}

/** Which of the given companies changed in the newest crawl. */
export async function changedInLastCrawl(
  index: TextSearch,
  domains: readonly string[],
  limit: number,
  options: QueryOptions,
): Promise<CrawlNews> {
  const last = (await listCrawls(index, options)).at(-1);
  if (last === undefined) return NO_CRAWL;
  const days = await index.suggest(
    { filter: 'history' },
    `${crawlFacts.days}${crawlFacts.seen(last.crawlId)}|`,
    DAYS_MAX,
    options,
  );
  const [event] = eventFacts('changed', ANY_CHANGE, undefined);
  const filters: Filter[] = [
    { op: 'keys', keys: domains },
    { field: 'history', op: 'equals', value: crawlFacts.seen(last.crawlId) },
    {
      field: 'history',
      op: 'in',
      values: days.map(({ value }) => `${event}|${value.slice(value.lastIndexOf('|') + 1)}`),
    },
  ];
  return read(index, last, [{ mode: 'all', filters }], limit, options);
}

/** What matches `now` but fails at least one condition of `then`: one query for each condition that may fail. */
function withoutMatchesOf(then: TextQuery, now: TextQuery): TextQuery[] {
  const queries: TextQuery[] = [];
  const held = new Set((now.filters ?? []).map((filter) => JSON.stringify(filter)));
  const and = (filter: Filter): TextQuery => ({ ...now, filters: [...(now.filters ?? []), filter] });
  for (const filter of then.filters ?? []) {
    if (held.has(JSON.stringify(filter))) continue;
    if (filter.op === 'none') queries.push(...filter.filters.map(and));
    else queries.push(and({ op: 'none', filters: [filter] }));
  }
  if (now.expression && then.expression)
    queries.push({
      ...now,
      expression: { op: 'all', of: [now.expression, { op: 'not', of: then.expression }] },
    });
  return queries;
}

async function read(
  index: TextSearch,
  { crawlId, at }: { readonly crawlId: string; readonly at: string },
  queries: readonly TextQuery[],
  limit: number,
  options: QueryOptions,
): Promise<CrawlNews> {
  const { total, batches } = await index.streamUnion(queries, { ...options, limit, batch: limit });
  const domains: string[] = [];
  for await (const hits of batches) domains.push(...hits.map(({ key }) => key));
  return { crawlId, at, newCount: total, domains };
}
