import type { Deadline } from '../../deadline.ts';
import type { Hit, SortOrder, TextIndexSchema, TextQuery, UnionHit } from '../api.ts';
import { RecordBuffer } from '../format/records.ts';
import type { Matcher } from './match/matcher.ts';
import type { QueryPlan } from './match/query-plan.ts';
import { MergedMatches } from './merge-views.ts';
import { collectOrdered, type OrderedRequest } from './ordered-matches.ts';
import type { OrderedList } from './ordered-values.ts';
import { collectMatches, HITS_PER_CHECK, makeHit } from './search.ts';
import type { Snapshot } from './snapshot.ts';

/** Matches as of one moment, read batch by batch. An empty batch marks the end. */
export interface OpenStream {
  /** Number of matches, however many of them are read. */
  readonly total: number;
  next(deadline: Deadline): readonly (Hit | UnionHit)[];
  close(): void;
}

export interface StreamRequest {
  readonly query: TextQuery;
  readonly limit: number;
  readonly batch: number;
  readonly stored: boolean;
  readonly matchedFields: boolean;
  readonly sort: SortOrder | undefined;
}

/** Opens the matches as of one moment. With a limit of some thousands only that many are collected, otherwise all, at 8 bytes each. */
export function openStream(
  snapshot: Snapshot,
  { query, limit, batch, stored, matchedFields, sort }: StreamRequest,
  schema: TextIndexSchema,
  deadline: Deadline,
): OpenStream {
  const plan = snapshot.plan(query, deadline);
  const weights = snapshot.weights(plan, deadline);
  const { total, merged, matchers, scoreOf } =
    sort === undefined || (sort.by === 'score' && sort.isDescending)
      ? bestFirst(snapshot, plan, weights, limit, deadline)
      : ordered(snapshot, plan, weights, { sort, after: undefined, offset: 0, limit }, schema, deadline);
  const named = matchedFields ? schema : undefined;
  snapshot.retain();
  let left = limit;
  return {
    total,
    next(batchDeadline) {
      const hits: Hit[] = [];
      const buffer = stored ? new RecordBuffer(Math.min(batch, left)) : undefined;
      while (left > 0 && hits.length < batch) {
        if (hits.length % HITS_PER_CHECK === 0) batchDeadline.check();
        if (!merged.advance()) break;
        const { view, ordinal } = merged;
        const placed = { view, ordinal, score: scoreOf(merged) };
        hits.push(makeHit(snapshot.views, matchers, placed, plan, named, buffer));
        left--;
      }
      return hits;
    },
    close: () => snapshot.release(),
  };
}

interface Streamed {
  readonly total: number;
  readonly merged: MergedMatches;
  readonly matchers: readonly Matcher[];
  readonly scoreOf: (at: MergedMatches) => number;
}

function bestFirst(
  snapshot: Snapshot,
  plan: QueryPlan,
  weights: readonly number[],
  limit: number,
  deadline: Deadline,
): Streamed {
  const { total, lists, matchers } = collectMatches(snapshot, plan, weights, 0, limit, deadline);
  return {
    total,
    matchers,
    merged: new MergedMatches(snapshot.views, lists),
    scoreOf: ({ score }) => score,
  };
}

function ordered(
  snapshot: Snapshot,
  plan: QueryPlan,
  weights: readonly number[],
  request: OrderedRequest,
  schema: TextIndexSchema,
  deadline: Deadline,
): Streamed {
  const makeMatchers = (): Matcher[] => snapshot.matchers(plan, weights, deadline);
  const found = collectOrdered(snapshot, makeMatchers, weights, request, schema, deadline);
  return {
    ...found,
    scoreOf: ({ view, place }) => (found.lists[view] as OrderedList).matchScore(place),
  };
}
