import type { Changes } from '../text-index/api.ts';
import type { QueryBudget } from './query-budget.ts';

interface Span {
  readonly since: number;
  /** The last published generation. */
  readonly generation: number;
  readonly limit: number;
}

const HITS_PER_CALL = 1_000;

/** The keys of complete commits after a generation, oldest first, until the next commit would exceed the limit. */
export async function findChanges(budget: QueryBudget, { since, generation, limit }: Span): Promise<Changes> {
  const keys: string[] = [];
  let commit: { readonly generation: number; readonly from: number } | undefined;
  for (let last: readonly unknown[] | undefined; ; ) {
    const { hits } = await budget.search({
      size: HITS_PER_CALL,
      _source: false,
      track_total_hits: false,
      query: { range: { written: { gt: since, lte: generation } } },
      sort: [{ written: 'asc' }, { key: 'asc' }],
      ...(last && { search_after: last }),
    });
    for (const { _id, sort = [generation, _id] } of hits.hits) {
      const written = Number(sort[0]);
      last = sort;
      if (commit?.generation !== written) {
        if (keys.length >= limit) return { keys, through: written - 1 };
        commit = { generation: written, from: keys.length };
      }
      keys.push(_id);
      if (keys.length > limit && commit.from > 0)
        return { keys: keys.slice(0, commit.from), through: commit.generation - 1 };
    }
    if (hits.hits.length < HITS_PER_CALL) return { keys, through: generation };
  }
}
