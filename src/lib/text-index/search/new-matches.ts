import { Deadline } from '../../deadline.ts';
import type { Hit, NewMatches, TextIndexSchema, TextQuery } from '../api.ts';
import { hasBit, popcount } from '../format/bits.ts';
import { BITMAP_WORDS } from '../format/layout.ts';
import type { Comparison, EndedView } from './comparison.ts';
import { keepCommon } from './match/expression-matcher.ts';
import type { IndexView } from './match/index-view.ts';
import type { MatchList } from './match/match-list.ts';
import type { Matcher } from './match/matcher.ts';
import type { QueryPlan } from './match/query-plan.ts';
import { type Sink, TopSink } from './match/sinks.ts';
import { MergedMatches } from './merge-views.ts';
import { count, makeHit } from './search.ts';

export interface NewMatchesRequest {
  readonly query: TextQuery;
  readonly since: number;
  readonly limit: number;
  readonly budgetMs: number | undefined;
}

/** By view of the snapshot and by chunk, documents that match now and were not visible then. */
type Candidates = readonly Map<number, Uint32Array>[];

/** Number of documents looked up between two pauses. */
const lookupsPerPause = 256;

/** Work that pauses after every piece, so that its thread can serve other requests in between. */
export type Pausing<Outcome> = Generator<undefined, Outcome, undefined>;

/**
 * Documents that match now and did not match then. Only documents that became visible since can be new. Such a document is not
 * new if the version of its key that was visible then matched too. That version is dead now, so it is among the ended ones.
 */
export function* newMatches(
  comparison: Comparison,
  { query, limit, budgetMs }: NewMatchesRequest,
  schema: TextIndexSchema,
): Pausing<NewMatches> {
  const { snapshot, isExact } = comparison;
  // Needs a deadline of its own: the one passed to a slice ends with that slice.
  const deadline = new Deadline(budgetMs);
  const plan = snapshot.plan(query, deadline);
  const weights = snapshot.weights(plan, deadline);
  const matcherOf = (view: IndexView, of: QueryPlan): Matcher =>
    snapshot.matcher(view, of, weights, deadline);
  const candidates = yield* markCandidates(comparison, (view) => matcherOf(view, plan));
  const hasCandidates = candidates.some((chunks) => chunks.size > 0);
  if (hasCandidates) {
    // The old and new versions have the same key, so a condition on keys holds for both or neither.
    const then = { ...plan, filters: plan.filters.filter((filter) => filter.kind !== 'keys') };
    yield* subtractKnown(comparison, candidates, (view) => matcherOf(view, then));
  }
  let newCount = 0;
  for (const chunks of candidates) for (const bits of chunks.values()) newCount += countBits(bits);
  const total = count(snapshot, query, deadline);
  // A matcher goes through its lists only once, so the second pass needs new ones.
  const matchers = hasCandidates ? snapshot.views.map((view) => matcherOf(view, plan)) : [];
  const best = yield* bestOf(snapshot.views, matchers, candidates, limit);
  const hits: Hit[] = [];
  while (hits.length < limit && best.advance())
    hits.push(makeHit(snapshot.views, matchers, best, plan, schema, undefined));
  return { total, newCount, hits, generation: snapshot.generation, isExact };
}

function* markCandidates(
  { snapshot, changed }: Comparison,
  matcherOf: (view: IndexView) => Matcher,
): Pausing<Candidates> {
  const candidates: Map<number, Uint32Array>[] = [];
  for (const [at, view] of snapshot.views.entries()) {
    const found = new Map<number, Uint32Array>();
    candidates.push(found);
    const chunks = changed[at] ?? [];
    if (chunks.length === 0) continue;
    const matcher = matcherOf(view);
    for (const { chunk, bits: visibleSince } of chunks) {
      yield;
      const bits = new Uint32Array(BITMAP_WORDS);
      if (matcher.mark(chunk, bits) === 0) continue;
      if (visibleSince !== undefined) keepCommon(bits, visibleSince);
      found.set(chunk, bits);
    }
  }
  return candidates;
}

/** Removes what matched then. If versions from then are missing, also removes the documents that replaced a missing one. */
function* subtractKnown(
  { snapshot: { views }, ended, isExact }: Comparison,
  candidates: Candidates,
  matcherOf: (view: IndexView) => Matcher,
): Pausing<void> {
  const withCandidates = views.flatMap((view, at) => {
    const chunks = candidates[at];
    return chunks !== undefined && chunks.size > 0 ? [{ view, chunks }] : [];
  });
  const successorOf = (key: string): { bits: Uint32Array; doc: number; place: string } | undefined => {
    for (const [at, { view, chunks }] of withCandidates.entries()) {
      const ordinal = view.find(key);
      if (ordinal < 0) continue;
      const bits = chunks.get(ordinal >>> 16);
      return bits && { bits, doc: ordinal & 65_535, place: `${at} ${ordinal}` };
    }
    return undefined;
  };
  const withKnownPredecessor = new Set<string>();
  for (const view of ended) {
    const matcher = matcherOf(view);
    let looked = 0;
    for (const { ordinal, hasMatched } of endedDocuments(view, matcher, isExact)) {
      if (looked++ % lookupsPerPause === 0) yield;
      const successor = successorOf(view.keyOfAny(ordinal));
      if (successor === undefined) continue;
      if (hasMatched) clearBit(successor.bits, successor.doc);
      else withKnownPredecessor.add(successor.place);
    }
  }
  if (isExact) return;
  for (const [at, { view, chunks }] of withCandidates.entries()) {
    for (const [chunk, bits] of chunks) {
      yield;
      for (const doc of members(bits)) {
        const ordinal = (chunk << 16) + doc;
        const isFirst = view.time('first', ordinal) === view.time('last', ordinal);
        if (!isFirst && !withKnownPredecessor.has(`${at} ${ordinal}`)) clearBit(bits, doc);
      }
    }
  }
}

/** Ended documents that matched then, or all of them if `matchesOnly` is not set. */
function* endedDocuments(
  view: EndedView,
  matcher: Matcher,
  matchesOnly: boolean,
): Generator<{ ordinal: number; hasMatched: boolean }> {
  for (let chunk = 0; chunk < view.chunks; chunk++) {
    const matched = new Uint32Array(BITMAP_WORDS);
    const matches = matcher.mark(chunk, matched);
    if (matches === 0 && matchesOnly) continue;
    for (const doc of members(matchesOnly ? matched : (view.live(chunk)?.bits ?? matched))) {
      yield { ordinal: (chunk << 16) + doc, hasMatched: hasBit(matched, doc) };
    }
  }
}

function* bestOf(
  views: readonly IndexView[],
  matchers: readonly Matcher[],
  candidates: Candidates,
  limit: number,
): Pausing<MergedMatches> {
  const lists: MatchList[] = [];
  for (const [at, view] of views.entries()) {
    const best = new TopSink(view, limit, -1);
    for (const [chunk, bits] of candidates[at] ?? []) {
      yield;
      if (limit > 0 && countBits(bits) > 0) matchers[at]?.evaluate(chunk, new AmongSink(best, bits));
    }
    lists.push(best.sorted());
  }
  return new MergedMatches(views, lists);
}

/** Passes on the matches of a chunk that are in a given set of documents. */
class AmongSink implements Sink {
  private readonly sink: Sink;
  private readonly bits: Uint32Array;

  constructor(sink: Sink, bits: Uint32Array) {
    this.sink = sink;
    this.bits = bits;
  }

  get floor(): number {
    return this.sink.floor;
  }

  set base(base: number) {
    this.sink.base = base;
  }

  push(doc: number, score: number): void {
    if (hasBit(this.bits, doc)) this.sink.push(doc, score);
  }
}

function countBits(bits: Uint32Array): number {
  return bits.reduce((sum, word) => sum + popcount(word), 0);
}

function clearBit(bits: Uint32Array, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) & ~(1 << (at & 31));
}

export function* members(bits: Uint32Array): Generator<number> {
  for (let w = 0; w < BITMAP_WORDS; w++) {
    for (let word = bits[w] as number; word !== 0; word &= word - 1)
      yield (w << 5) + 31 - Math.clz32(word & -word);
  }
}
