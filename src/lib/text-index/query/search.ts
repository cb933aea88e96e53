import type { Hit, SearchAnswer, TextIndexSchema, TextQuery } from '../api.ts';
import { textKey } from '../segment/keys.ts';
import { RecordSpace } from '../segment/records.ts';
import type { Deadline } from './deadline.ts';
import type { Matcher } from './matcher.ts';
import { mergeParts, type Placed } from './merge-parts.ts';
import type { Part } from './part.ts';
import { planQuery, type QueryPlan } from './query-plan.ts';
import { scoreFloor } from './score-floor.ts';
import { type Scored, TopSink } from './sinks.ts';
import { type Snapshot, visibleScore } from './snapshot.ts';
import { collectSorted } from './sorted-matches.ts';

/** From here on, sorting all matches beats keeping the best in a heap. */
const heapMax = 5_000;

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
  const plan = planQuery(request.query, schema);
  const weights = snapshot.weights(plan);
  const matchers = snapshot.matchers(plan, weights);
  const wanted = request.offset + request.limit;
  const { total, sources } =
    wanted > heapMax
      ? collectSorted(snapshot.parts, matchers, deadline)
      : collectBest(snapshot, matchers, wanted, deadline);
  const hits: Hit[] = [];
  let skipped = 0;
  if (request.limit > 0) {
    const space = request.stored ? new RecordSpace(Math.min(total, request.limit)) : undefined;
    for (const placed of mergeParts(snapshot.parts, sources)) {
      if (skipped++ < request.offset) continue;
      hits.push(makeHit(snapshot.parts, matchers, placed, plan, schema, space));
      if (hits.length === request.limit) break;
    }
  }
  return { total, hits, generation: snapshot.generation };
}

export function count(
  snapshot: Snapshot,
  query: TextQuery,
  schema: TextIndexSchema,
  deadline: Deadline,
): number {
  const plan = planQuery(query, schema);
  if (plan.words.length === 1 && !plan.isRestricted) return snapshot.liveCount(plan.words[0] as string);
  let total = 0;
  for (const [at, matcher] of snapshot
    .matchers(
      plan,
      plan.words.map(() => 1),
    )
    .entries()) {
    for (let chunk = 0; chunk < (snapshot.parts[at] as Part).chunks; chunk++) {
      deadline.check();
      total += matcher.evaluate(chunk, undefined);
    }
  }
  return total;
}

function collectBest(
  snapshot: Snapshot,
  matchers: readonly Matcher[],
  wanted: number,
  deadline: Deadline,
): { total: number; sources: Iterator<Scored>[] } {
  let total = 0;
  const floor = scoreFloor(matchers, wanted);
  let best: number[] = [];
  const sources: Iterator<Scored>[] = [];
  matchers.forEach((matcher, at) => {
    const part = snapshot.parts[at] as Part;
    const sink =
      wanted === 0
        ? undefined
        : new TopSink(part, wanted, best.length === wanted ? (best.at(-1) as number) : floor);
    for (let chunk = 0; chunk < part.chunks; chunk++) {
      deadline.check();
      total += matcher.evaluate(chunk, sink);
    }
    const found = sink?.sorted() ?? [];
    sources.push(found[Symbol.iterator]());
    if (found.length > 0)
      best = [...best, ...found.map((one) => one.score)].sort((a, b) => b - a).slice(0, wanted);
  });
  return { total, sources };
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
  parts: readonly Part[],
  matchers: readonly Matcher[],
  placed: Placed,
  plan: QueryPlan,
  schema: TextIndexSchema,
  space: RecordSpace | undefined,
): Hit {
  const part = parts[placed.part] as Part;
  const mask = (matchers[placed.part] as Matcher).mask(placed.ordinal);
  const matchedFields = fieldNames(schema, mask);
  const score = visibleScore(plan, placed.score);
  if (space === undefined)
    return { key: textKey(part.key(placed.ordinal)), score, matchedFields, stored: undefined };
  const record = part.record(placed.ordinal, space);
  return { key: record.key, score, matchedFields, stored: record.stored };
}
