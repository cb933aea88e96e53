import type { NewMatches, TextIndexSchema } from '../text-index/api.ts';
import { counted, type QueryBudget } from './query-budget.ts';
import { readPage } from './read-page.ts';
import type { SearchTerms } from './streams.ts';
import { notOneOf } from './to-query.ts';

interface Span {
  readonly since: number;
  /** The last published generation; documents of a later one are reported when that one is published. */
  readonly generation: number;
  readonly limit: number;
}

/**
 * What matches now, was written since the generation, and did not match before. `matchedBefore` contains the keys whose previous version
 * matched and was replaced or deleted since; it is undefined if such versions were not kept. In that case a document that replaced an
 * existing one counts as known, whether or not that one matched, and the result is marked as inexact if there are any.
 */
export async function findNewMatches(
  budget: QueryBudget,
  terms: SearchTerms,
  matchedBefore: readonly string[] | undefined,
  { since, generation, limit }: Span,
  schema: TextIndexSchema,
): Promise<NewMatches> {
  const among = (...filter: object[]): object => ({ bool: { must: [terms.query], filter } });
  const isWritten = { range: { written: { gt: since, lte: generation } } };
  const isBorn = { range: { born: { gt: since, lte: generation } } };
  const isNew = matchedBefore ? [isWritten, notOneOf('key', matchedBefore)] : [isBorn];
  const [all, fresh, changed] = await budget.searchMany([
    counted(terms.query),
    counted(among(...isNew)),
    ...(matchedBefore ? [] : [counted(among(isWritten, { range: { born: { lte: since } } }))]),
  ]);
  const page = { limit, offset: 0, stored: false };
  const { hits } = await readPage(budget, { ...terms, query: among(...isNew) }, page, schema);
  return {
    total: all?.hits.total?.value ?? 0,
    newCount: fresh?.hits.total?.value ?? 0,
    hits,
    generation,
    isExact: (changed?.hits.total?.value ?? 0) === 0,
  };
}
