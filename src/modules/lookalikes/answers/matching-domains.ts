import type { Filter, TextQuery, TextSearch } from '../../../lib/text-index/api.ts';
import { toTextQuery } from '../../search/index.ts';
import { BUDGET_MS, type LookalikeQuery } from './lookalike-query.ts';

/** Up to this many domains are passed to a scan as a list; if more match, the nearest are checked instead. */
const LISTED_MAX = 200_000;
const BATCH = 5_000;

/** What a query allows: a list of domains or all of them, plus a condition to check on the nearest if the list does not cover it. */
export interface Allowed {
  readonly domains?: ReadonlySet<string>;
  readonly condition?: TextQuery;
}

export async function allowedDomains(
  index: TextSearch,
  query: LookalikeQuery,
  languages: readonly string[],
  signal: AbortSignal,
): Promise<Allowed> {
  const condition = conditionOf(query, languages);
  if (query.among) return { domains: query.among, ...(condition && { condition }) };
  if (!condition) return {};
  const count = await index.count(condition, { signal, budgetMs: BUDGET_MS });
  if (count > LISTED_MAX) return { condition };
  const domains = new Set<string>();
  for await (const hits of index.stream(condition, {
    batch: BATCH,
    // Neighbours in this order are next to each other on disk.
    sort: { by: 'key', isDescending: false },
    stored: false,
    matchedFields: false,
    signal,
    budgetMs: BUDGET_MS,
  }))
    for (const { key } of hits) domains.add(key);
  return { domains };
}

/** Which of the domains a query allows. */
export async function allowedAmong(
  index: TextSearch,
  domains: readonly string[],
  condition: TextQuery,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  if (domains.length === 0) return new Set();
  const { hits } = await index.search(
    { ...condition, filters: [...(condition.filters ?? []), { op: 'keys', keys: domains }] },
    { limit: domains.length, stored: false, matchedFields: false, signal, budgetMs: BUDGET_MS },
  );
  return new Set(hits.map(({ key }) => key));
}

/** The filters of a query in the form of the text index; undefined if there are none. */
export function conditionOf(query: LookalikeQuery, languages: readonly string[]): TextQuery | undefined {
  const condition = toTextQuery({ ...query.filters, mode: 'any' });
  const language: Filter[] =
    query.sameLanguage === 'only' ? [{ field: 'language', op: 'in', values: languages }] : [];
  const filters = [...(condition.filters ?? []), ...language];
  return filters.length === 0 && !condition.exclude && !condition.expression
    ? undefined
    : { ...condition, filters };
}
