import type { Suggestion, TextIndexSchema } from '../text-index/api.ts';
import { InvalidQuery } from '../text-index/errors.ts';
import { foldFilterValue } from '../text-index/indexing/prepare-document.ts';
import { compareBytes, groupByFolded, valuesIn } from './facets.ts';
import type { QueryBudget } from './query-budget.ts';

/** If a prefix has more values than this, those in most documents are considered, as in the embedded engine. */
const CANDIDATES_MAX = 4_096;
const KEYS_PER_CALL = 10_000;

/** Values of a filter with a prefix: most documents first, then value. */
export async function suggestValues(
  { filter: name, withKey = false }: { readonly filter: string; readonly withKey?: boolean },
  prefix: string,
  limit: number,
  schema: TextIndexSchema,
  budget: QueryBudget,
): Promise<Suggestion[]> {
  const kind = schema.filters.find((filter) => filter.name === name)?.kind;
  if (kind !== 'keyword' && kind !== 'keywords') throw new InvalidQuery(`there is no keyword filter ${name}`);
  const folded = foldFilterValue(prefix);
  const { aggregations } = await budget.search({
    size: 0,
    track_total_hits: false,
    query: { prefix: { [`f_${name}`]: folded } },
    aggs: {
      values: {
        terms: {
          field: `w_${name}`,
          include: `${folded.replace(/[.?+*|{}[\]()"\\#@&<>~^$-]/g, '\\$&')}.*`,
          size: CANDIDATES_MAX,
          shard_size: CANDIDATES_MAX,
        },
      },
    },
  });
  const best = groupByFolded(valuesIn(aggregations?.values ?? {}))
    .sort((a, b) => b.count - a.count || compareBytes(a.folded, b.folded))
    .slice(0, limit);
  if (!withKey) return best.map(({ value, count }) => ({ value, count }));
  const firsts = await budget.searchMany(
    best.map((value) => ({
      size: 1,
      _source: false,
      track_total_hits: false,
      query: { term: { [`f_${name}`]: value.folded } },
      sort: [{ prior: 'desc' }, { key: 'asc' }],
    })),
  );
  return best.map(({ value, count }, at) => ({ value, count, key: firsts[at]?.hits.hits[0]?._id ?? '' }));
}

/** Keys with a prefix, ascending, after `after`. */
export async function listKeys(
  {
    prefix = '',
    after,
    limit,
  }: { readonly prefix?: string; readonly after?: string | undefined; readonly limit: number },
  budget: QueryBudget,
): Promise<string[]> {
  const keys: string[] = [];
  let last = after;
  while (keys.length < limit) {
    const size = Math.min(KEYS_PER_CALL, limit - keys.length);
    const { hits } = await budget.search({
      size,
      _source: false,
      track_total_hits: false,
      query: {
        bool: {
          filter: [
            ...(prefix === '' ? [] : [{ prefix: { key: prefix } }]),
            ...(last === undefined ? [] : [{ range: { key: { gt: last } } }]),
          ],
        },
      },
      sort: [{ key: 'asc' }],
    });
    keys.push(...hits.hits.map(({ _id }) => _id));
    if (hits.hits.length < size) break;
    last = keys.at(-1);
  }
  return keys;
}

/** The keys of documents that were written after a generation, in batches, over what is visible now. */
export async function* keysWrittenSince(since: number, budget: QueryBudget): AsyncGenerator<string[]> {
  for (let after: readonly unknown[] | undefined; ; ) {
    const { hits } = await budget.search({
      size: KEYS_PER_CALL,
      _source: false,
      track_total_hits: false,
      query: { range: { written: { gt: since } } },
      sort: [{ key: 'asc' }],
      ...(after && { search_after: after }),
    });
    if (hits.hits.length > 0) yield hits.hits.map(({ _id }) => _id);
    if (hits.hits.length < KEYS_PER_CALL) return;
    after = hits.hits.at(-1)?.sort;
  }
}
