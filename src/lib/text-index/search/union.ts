import type { Deadline } from '../../deadline.ts';
import type { TextQuery, UnionHit } from '../api.ts';
import { InvalidQuery } from '../errors.ts';
import { textKey } from '../format/keys.ts';
import { RecordBuffer } from '../format/records.ts';
import { heapMax } from './best-matches.ts';
import type { IndexView } from './match/index-view.ts';
import type { QueryPlan } from './match/query-plan.ts';
import { MergedMatches, type Placed } from './merge-views.ts';
import { HITS_PER_CHECK } from './search.ts';
import { type Snapshot, scoreUnit } from './snapshot.ts';
import type { OpenStream } from './stream.ts';
import { type AttributedMatches, queriesMax, UnionMatches } from './union-matches.ts';

export interface UnionRequest {
  readonly queries: readonly TextQuery[];
  readonly limit: number;
  readonly batch: number;
  readonly stored: boolean;
}

/** The documents that match any of several queries, each once, scored by the first query that matches it. */
export function openUnion(
  snapshot: Snapshot,
  { queries, limit, batch, stored }: UnionRequest,
  deadline: Deadline,
): OpenStream {
  const matches = new UnionMatches(snapshot, planQueries(queries, snapshot, deadline), deadline);
  const lists = limit > heapMax ? matches.collectAll() : matches.collectBest(limit);
  const merged = new MergedMatches(snapshot.views, lists);
  snapshot.retain();
  let left = limit;
  return {
    total: matches.total,
    next(batchDeadline) {
      const hits: UnionHit[] = [];
      const buffer = stored ? new RecordBuffer(Math.min(batch, left)) : undefined;
      while (left > 0 && hits.length < batch) {
        if (hits.length % HITS_PER_CHECK === 0) batchDeadline.check();
        if (!merged.advance()) break;
        const query = (lists[merged.view] as AttributedMatches).query(merged.place);
        hits.push(makeUnionHit(snapshot.views, merged, query, buffer));
        left--;
      }
      return hits;
    },
    close: () => snapshot.release(),
  };
}

export function countUnion(snapshot: Snapshot, queries: readonly TextQuery[], deadline: Deadline): number {
  const matches = new UnionMatches(snapshot, planQueries(queries, snapshot, deadline), deadline);
  matches.count();
  return matches.total;
}

function planQueries(queries: readonly TextQuery[], snapshot: Snapshot, deadline: Deadline): QueryPlan[] {
  if (queries.length > queriesMax)
    throw new InvalidQuery(`at most ${queriesMax} queries can be combined, not ${queries.length}`);
  return queries.map((query) => snapshot.plan(query, deadline));
}

function makeUnionHit(
  views: readonly IndexView[],
  { view: at, ordinal, score: raw }: Placed,
  query: number,
  buffer: RecordBuffer | undefined,
): UnionHit {
  const view = views[at] as IndexView;
  const score = raw / scoreUnit;
  if (buffer === undefined) return { key: textKey(view.key(ordinal)), score, query, stored: undefined };
  const { key, stored } = view.record(ordinal, buffer);
  return { key, score, query, stored };
}
