import type { SearchAnswer, SearchPosition, TextIndexSchema } from '../text-index/api.ts';
import { sourceOf, toHit } from './hits.ts';
import { BEST_FIRST, continued, type Order, positionOf } from './order.ts';
import { counted, type QueryBudget, type SearchHit } from './query-budget.ts';
import type { SearchTerms } from './streams.ts';

/** OpenSearch returns no more rows at a time, and rows after these only with a search_after key. */
const ROWS_MAX = 10_000;

interface Page {
  readonly limit: number;
  readonly offset: number;
  readonly stored: boolean;
  readonly order?: Order;
  /** Where to continue; replaces the offset. */
  readonly after?: SearchPosition | undefined;
}

/**
 * The rows from `offset` on with the exact number of all matches. Rows after the first ten thousand are reached by reading all before them.
 */
export async function readPage(
  budget: QueryBudget,
  terms: SearchTerms,
  { limit, offset, stored, order = BEST_FIRST, after }: Page,
  schema: TextIndexSchema,
): Promise<Omit<SearchAnswer, 'generation'>> {
  const { read, query, weights } = terms;
  const from = after && continued(order, query, after);
  // One more row shows whether any follow.
  const end = offset + limit + (from && limit > 0 ? 1 : 0);
  const rows: SearchHit[] = [];
  let total = 0;
  let behind: readonly unknown[] | undefined = from?.search_after;
  for (let at = 0, isFirst = true; isFirst || at < end; isFirst = false) {
    const isWanted = end <= ROWS_MAX || at >= offset;
    const size = Math.min(ROWS_MAX, (isWanted ? end : offset) - at);
    const skipped = isFirst && end <= ROWS_MAX ? offset : 0;
    const { hits } = await budget.search({
      query: from?.query ?? query,
      size: limit === 0 ? 0 : size - skipped,
      from: skipped,
      sort: from?.sort ?? order.sort,
      track_total_hits: isFirst,
      track_scores: true,
      ...sourceOf(stored && isWanted),
      ...(behind && { search_after: behind }),
    });
    if (isFirst) total = hits.total?.value ?? 0;
    if (isWanted) rows.push(...hits.hits);
    at += size;
    behind = hits.hits.at(-1)?.sort;
    if (limit === 0 || hits.hits.length < size - skipped || offset >= total) break;
  }
  if (from && from.query !== query) total = (await budget.search(counted(query))).hits.total?.value ?? 0;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isMore = from ? rows.length > limit : offset + shown.length < total;
  return {
    total,
    hits: shown.map((hit) => toHit(hit, read, schema)),
    ...(last && isMore && { end: positionOf(last, order, weights) }),
  };
}
