import type { SearchAnswer, TextIndexSchema } from '../text-index/api.ts';
import { ORDER, sourceOf, toHit } from './hits.ts';
import type { QueryBudget, SearchHit } from './query-budget.ts';
import type { SearchTerms } from './streams.ts';

/** OpenSearch gives no more rows at a time, nor any after them without a search_after key. */
const ROWS_MAX = 10_000;

interface Page {
  readonly limit: number;
  readonly offset: number;
  readonly stored: boolean;
}

/** The rows from `offset` on with the exact number of all matches. Rows after the first ten thousand are reached by walking. */
export async function readPage(
  budget: QueryBudget,
  { read, query }: SearchTerms,
  { limit, offset, stored }: Page,
  schema: TextIndexSchema,
): Promise<Omit<SearchAnswer, 'generation'>> {
  const rows: SearchHit[] = [];
  const end = offset + limit;
  let total = 0;
  let after: SearchHit['sort'];
  for (let at = 0, isFirst = true; isFirst || at < end; isFirst = false) {
    const isWanted = end <= ROWS_MAX || at >= offset;
    const size = Math.min(ROWS_MAX, (isWanted ? end : offset) - at);
    const from = isFirst && end <= ROWS_MAX ? offset : 0;
    const { hits } = await budget.search({
      query,
      size: limit === 0 ? 0 : size - from,
      from,
      sort: ORDER,
      track_total_hits: isFirst,
      ...sourceOf(stored && isWanted),
      ...(after && { search_after: after }),
    });
    if (isFirst) total = hits.total?.value ?? 0;
    if (isWanted) rows.push(...hits.hits);
    at += size;
    after = hits.hits.at(-1)?.sort;
    if (limit === 0 || hits.hits.length < size - from || offset >= total) break;
  }
  return { total, hits: rows.slice(0, limit).map((hit) => toHit(hit, read, schema)) };
}
