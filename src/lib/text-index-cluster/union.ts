import type { TextIndexSchema, UnionHit } from '../text-index/api.ts';
import { findDocuments } from './find-documents.ts';
import type { QueryBudget } from './query-budget.ts';
import { mergeStreams, type Reading, readMatches, View } from './streams.ts';
import { matching, type ReadQuery, scored } from './to-query.ts';

/** How many rows are held for all queries together. */
const ROWS_HELD = 20_000;

/**
 * The documents that match any of the queries. Each query returns documents that no earlier one returns, in order, and the streams are
 * merged. Records are fetched last, by key, for the returned rows only.
 */
export async function* readUnion(
  budget: QueryBudget,
  index: string,
  queries: readonly { readonly read: ReadQuery; readonly weights: readonly number[] }[],
  { limit, batch, stored }: Reading,
  schema: TextIndexSchema,
): AsyncGenerator<UnionHit[]> {
  if (queries.length === 0 || limit <= 0) return;
  const view = await View.open(budget, index);
  try {
    const held = Math.max(10, Math.min(batch, Math.floor(ROWS_HELD / queries.length)));
    const streams = queries.map(({ read, weights }, at) => {
      const must_not = queries.slice(0, at).map((before) => matching(before.read, schema));
      const query = { bool: { must: [scored(read, weights, schema)], must_not } };
      return readMatches(view, { read, query }, { limit, batch: held, stored: false }, schema);
    });
    for await (const hits of mergeStreams(streams, { limit, batch })) {
      const records = stored
        ? await findDocuments(
            budget,
            index,
            hits.map(({ key }) => key),
          )
        : undefined;
      // A document that was deleted since has no record any more.
      yield hits
        .filter(({ key }) => records === undefined || records.has(key))
        .map((hit) => ({ ...hit, stored: records?.get(hit.key)?.stored }));
    }
  } finally {
    await view.close();
  }
}
