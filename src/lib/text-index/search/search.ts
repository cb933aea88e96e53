import type { Hit, SearchAnswer, TextIndexSchema, TextQuery } from '../api.ts';
import { textKey } from '../format/keys.ts';
import { RecordSpace } from '../format/records.ts';
import { collectBest, heapMax } from './best-matches.ts';
import { type CollectedMatches, collectDeep } from './deep-matches.ts';
import type { Deadline } from './match/deadline.ts';
import type { IndexView } from './match/index-view.ts';
import type { Matcher } from './match/matcher.ts';
import type { QueryPlan } from './match/query-plan.ts';
import { MergedMatches, type Placed } from './merge-views.ts';
import { placesAfter } from './skip-matches.ts';
import { type Snapshot, visibleScore } from './snapshot.ts';

/** Rows between two looks at the clock, which costs a thirtieth of a row. A row from a slow disk takes some milliseconds. */
export const HITS_PER_CHECK = 16;

export interface SearchRequest {
  readonly query: TextQuery;
  readonly limit: number;
  readonly offset: number;
  readonly stored: boolean;
}

export function search(
  snapshot: Snapshot,
  request: SearchRequest,
  schema: TextIndexSchema,
  deadline: Deadline,
): SearchAnswer {
  const plan = snapshot.plan(request.query, deadline);
  const { limit, offset } = request;
  const { total, lists, matchers, skipped } = collectMatches(snapshot, plan, offset, limit, deadline);
  const hits: Hit[] = [];
  if (limit > 0 && offset < total) {
    const space = request.stored ? new RecordSpace(Math.min(total, limit)) : undefined;
    const places = placesAfter(snapshot.views, lists, offset - skipped, deadline);
    const merged = new MergedMatches(snapshot.views, lists, places);
    while (hits.length < limit && merged.advance()) {
      if (hits.length % HITS_PER_CHECK === 0) deadline.check();
      hits.push(makeHit(snapshot.views, matchers, merged, plan, schema, space));
    }
  }
  const answer = { total, hits, generation: snapshot.generation };
  const forms = snapshot.formsIn(plan);
  return forms.length > 0 ? { ...answer, forms } : answer;
}

/** The lists hold at least the matches from `offset` on, at most `limit`. */
export function collectMatches(
  snapshot: Snapshot,
  plan: QueryPlan,
  offset: number,
  limit: number,
  deadline: Deadline,
): CollectedMatches {
  const weights = snapshot.weights(plan, deadline);
  const makeMatchers = (): Matcher[] => snapshot.matchers(plan, weights, deadline);
  const wanted = limit === 0 ? 0 : offset + limit;
  if (wanted > heapMax) return collectDeep(snapshot, makeMatchers, offset, limit, deadline);
  const matchers = makeMatchers();
  return { ...collectBest(snapshot, matchers, wanted, deadline), matchers, skipped: 0 };
}

export function count(snapshot: Snapshot, query: TextQuery, deadline: Deadline): number {
  const plan = snapshot.plan(query, deadline);
  if (plan.words.length === 1 && !plan.isRestricted) return snapshot.liveCount(plan.words[0] as string);
  let total = 0;
  const weights = plan.words.map(() => 1);
  for (const [at, matcher] of snapshot.matchers(plan, weights, deadline).entries()) {
    for (let chunk = 0; chunk < (snapshot.views[at] as IndexView).chunks; chunk++) {
      deadline.check();
      total += matcher.evaluate(chunk, undefined);
    }
  }
  return total;
}

const namesByMask = new WeakMap<TextIndexSchema, (readonly string[])[]>();

function fieldNames(schema: TextIndexSchema, mask: number): readonly string[] {
  let known = namesByMask.get(schema);
  if (known === undefined) {
    known = [];
    namesByMask.set(schema, known);
  }
  known[mask] ??= schema.fields.filter((_, field) => (mask & (1 << field)) !== 0).map((field) => field.name);
  return known[mask];
}

export function makeHit(
  views: readonly IndexView[],
  matchers: readonly Matcher[],
  placed: Placed,
  plan: QueryPlan,
  schema: TextIndexSchema,
  space: RecordSpace | undefined,
): Hit {
  const view = views[placed.view] as IndexView;
  const mask = (matchers[placed.view] as Matcher).mask(placed.ordinal);
  const matchedFields = fieldNames(schema, mask);
  const score = visibleScore(plan, placed.score);
  if (space === undefined)
    return { key: textKey(view.key(placed.ordinal)), score, matchedFields, stored: undefined };
  const record = view.record(placed.ordinal, space);
  return { key: record.key, score, matchedFields, stored: record.stored };
}
