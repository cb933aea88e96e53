import type { Deadline } from '../../deadline.ts';
import type { Hit, SearchAnswer, SearchPosition, SortOrder, TextIndexSchema, TextQuery } from '../api.ts';
import { InvalidQuery } from '../errors.ts';
import { textKey } from '../format/keys.ts';
import { RecordBuffer } from '../format/records.ts';
import { collectBest, heapMax } from './best-matches.ts';
import { type CollectedMatches, collectDeep } from './deep-matches.ts';
import type { IndexView } from './match/index-view.ts';
import type { Matcher } from './match/matcher.ts';
import type { QueryPlan } from './match/query-plan.ts';
import { MergedMatches, type Placed } from './merge-views.ts';
import { collectOrdered } from './ordered-matches.ts';
import type { OrderedList } from './ordered-values.ts';
import { placesAfter } from './skip-matches.ts';
import { type Snapshot, visibleScore } from './snapshot.ts';

/** Rows between two checks of the clock; a check costs a thirtieth of a row. A row from a slow disk takes some milliseconds. */
export const HITS_PER_CHECK = 16;

export interface SearchRequest {
  readonly query: TextQuery;
  readonly limit: number;
  readonly offset: number;
  readonly stored: boolean;
  readonly matchedFields: boolean;
  readonly sort: SortOrder | undefined;
  readonly after: SearchPosition | undefined;
}

export const bestFirst: SortOrder = { by: 'score', isDescending: true };

export function search(
  snapshot: Snapshot,
  request: SearchRequest,
  schema: TextIndexSchema,
  deadline: Deadline,
): SearchAnswer {
  const plan = snapshot.plan(request.query, deadline);
  const { sort, after } = request;
  const forms = request.matchedFields ? snapshot.formsIn(plan) : [];
  const isBestFirst = sort === undefined || (sort.by === 'score' && sort.isDescending);
  const answer =
    isBestFirst && after === undefined
      ? searchBest(snapshot, plan, request, schema, deadline)
      : searchOrdered(snapshot, plan, { ...request, sort: sort ?? bestFirst }, schema, deadline);
  return { ...answer, generation: snapshot.generation, ...(forms.length > 0 && { forms }) };
}

type Page = Omit<SearchAnswer, 'generation' | 'forms'>;

function searchBest(
  snapshot: Snapshot,
  plan: QueryPlan,
  request: SearchRequest,
  schema: TextIndexSchema,
  deadline: Deadline,
): Page {
  const { limit, offset } = request;
  const named = request.matchedFields ? schema : undefined;
  const weights = snapshot.weights(plan, deadline);
  const { total, lists, matchers, skipped } = collectMatches(
    snapshot,
    plan,
    weights,
    offset,
    limit,
    deadline,
  );
  const hits: Hit[] = [];
  let last = 0;
  if (limit > 0 && offset < total) {
    const buffer = request.stored ? new RecordBuffer(Math.min(total, limit)) : undefined;
    const places = placesAfter(snapshot.views, lists, offset - skipped, deadline);
    const merged = new MergedMatches(snapshot.views, lists, places);
    while (hits.length < limit && merged.advance()) {
      if (hits.length % HITS_PER_CHECK === 0) deadline.check();
      hits.push(makeHit(snapshot.views, matchers, merged, plan, named, buffer));
      last = merged.score;
    }
  }
  const { key } = hits.at(-1) ?? {};
  if (key === undefined || offset + hits.length >= total) return { total, hits };
  return { total, hits, end: { value: last, key, weights } };
}

function searchOrdered(
  snapshot: Snapshot,
  plan: QueryPlan,
  request: SearchRequest & { readonly sort: SortOrder },
  schema: TextIndexSchema,
  deadline: Deadline,
): Page {
  const { limit, sort, after, stored, matchedFields } = request;
  const named = matchedFields ? schema : undefined;
  const weights = weightsFor(snapshot.weights(plan, deadline), sort, after);
  const makeMatchers = (): Matcher[] => snapshot.matchers(plan, weights, deadline);
  const { total, matchers, lists, merged, position } = collectOrdered(
    snapshot,
    makeMatchers,
    weights,
    request,
    schema,
    deadline,
  );
  const hits: Hit[] = [];
  const buffer = stored ? new RecordBuffer(Math.min(total, limit)) : undefined;
  let last: SearchPosition | undefined;
  while (hits.length < limit && merged.advance()) {
    if (hits.length % HITS_PER_CHECK === 0) deadline.check();
    const { view, ordinal, place } = merged;
    const score = (lists[view] as OrderedList).matchScore(place);
    hits.push(makeHit(snapshot.views, matchers, { view, ordinal, score }, plan, named, buffer));
    if (hits.length === limit) last = position(merged);
  }
  return { total, hits, ...(last && merged.advance() && { end: last }) };
}

/** When paging by score, every page uses the weights of the first one. */
export function weightsFor(
  weights: readonly number[],
  { by }: SortOrder,
  after: SearchPosition | undefined,
): readonly number[] {
  if (by !== 'score' || after === undefined) return weights;
  const isSound = (weight: number): boolean => Number.isSafeInteger(weight) && weight > 0 && weight < 2 ** 20;
  if (after.weights.length !== weights.length || !after.weights.every(isSound))
    throw new InvalidQuery('the position is not one of this query');
  return after.weights;
}

/** The lists contain at least the matches from `offset` on, up to `limit`. */
export function collectMatches(
  snapshot: Snapshot,
  plan: QueryPlan,
  weights: readonly number[],
  offset: number,
  limit: number,
  deadline: Deadline,
): CollectedMatches {
  const makeMatchers = (): Matcher[] => snapshot.matchers(plan, weights, deadline);
  const wanted = limit === 0 ? 0 : offset + limit;
  if (wanted > heapMax) return collectDeep(snapshot, makeMatchers, offset, limit, deadline);
  const matchers = makeMatchers();
  return { ...collectBest(snapshot, matchers, wanted, deadline), matchers, skipped: 0 };
}

export function count(snapshot: Snapshot, query: TextQuery, deadline: Deadline): number {
  const plan = snapshot.plan(query, deadline);
  const known = plan.isRestricted ? undefined : snapshot.knownCount(plan);
  if (known !== undefined) return known;
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

const noFields: readonly string[] = [];

/** Without a schema, the hit does not name the fields it matches in. */
export function makeHit(
  views: readonly IndexView[],
  matchers: readonly Matcher[],
  placed: Placed,
  plan: QueryPlan,
  schema: TextIndexSchema | undefined,
  buffer: RecordBuffer | undefined,
): Hit {
  const view = views[placed.view] as IndexView;
  const matchedFields =
    schema === undefined
      ? noFields
      : fieldNames(schema, (matchers[placed.view] as Matcher).mask(placed.ordinal));
  const score = visibleScore(plan, placed.score);
  if (buffer === undefined)
    return { key: textKey(view.key(placed.ordinal)), score, matchedFields, stored: undefined };
  const record = view.record(placed.ordinal, buffer);
  return { key: record.key, score, matchedFields, stored: record.stored };
}
