import type { Deadline } from '../../deadline.ts';
import { hasBit, popcount, setBit } from '../format/bits.ts';
import { BITMAP_WORDS } from '../format/layout.ts';
import { bestOfViews } from './best-matches.ts';
import type { IndexView } from './match/index-view.ts';
import type { MatchList } from './match/match-list.ts';
import type { QueryPlan } from './match/query-plan.ts';
import { CollectSink, type KeyComparison, type Sink } from './match/sinks.ts';
import { type Snapshot, scoreScale } from './snapshot.ts';
import { SortedMatches } from './sorted-matches.ts';

/** Matches with the query that found each. */
export interface AttributedMatches extends MatchList {
  query(at: number): number;
}

/** A document number within a view is below 2^20; the remaining bits of 32 hold the query that found it. */
const documentSpan = 2 ** 20;
export const queriesMax = 2 ** 32 / documentSpan;

const documentOf = (named: number): number => named % documentSpan;
const queryOf = (named: number): number => Math.floor(named / documentSpan);

/**
 * The matches of several queries, each document attributed to the first query that matches it. A view is searched query by
 * query, with one bit per document that was already found, so memory depends neither on the number of matches nor on that of
 * queries.
 */
export class UnionMatches {
  /** Documents found so far. */
  total = 0;
  private readonly snapshot: Snapshot;
  private readonly plans: readonly QueryPlan[];
  private readonly deadline: Deadline;

  constructor(snapshot: Snapshot, plans: readonly QueryPlan[], deadline: Deadline) {
    this.snapshot = snapshot;
    this.plans = plans;
    this.deadline = deadline;
  }

  count(): void {
    for (const view of this.snapshot.views) {
      const found = noDocuments(view);
      for (const plan of this.plans) {
        const weights = plan.words.map(() => 1);
        const matcher = this.snapshot.matcher(view, plan, weights, this.deadline);
        found.forEach((bits, chunk) => {
          this.deadline.check();
          const marked = new Uint32Array(BITMAP_WORDS);
          if (matcher.mark(chunk, marked) === 0) return;
          for (let w = 0; w < BITMAP_WORDS; w++) bits[w] = (bits[w] as number) | (marked[w] as number);
        });
      }
      for (const bits of found) for (const word of bits) this.total += popcount(word);
    }
  }

  /** By view, the matches that may be among the best `wanted`. */
  collectBest(wanted: number): AttributedMatches[] {
    const { views } = this.snapshot;
    const weights = this.weights();
    if (wanted === 0) {
      this.count();
      return [];
    }
    const byDocument = (view: IndexView): KeyComparison => ({
      isBefore: (a, b) => view.isBefore(documentOf(a), documentOf(b)),
    });
    const found = bestOfViews(views, wanted, -1, byDocument, (at, sink) =>
      this.fill(views[at] as IndexView, weights, sink),
    );
    return found.map(attributeNamed);
  }

  /** By view, all matches: 8 bytes per match and 2 per document. */
  collectAll(): AttributedMatches[] {
    const weights = this.weights();
    return this.snapshot.views.map((view) => {
      const sink = new CollectSink();
      this.fill(view, weights, sink);
      const queries = new Uint16Array(view.chunks << 16);
      for (let i = 0; i < sink.count; i++) {
        const named = sink.ordinals[i] as number;
        const ordinal = documentOf(named);
        queries[ordinal] = queryOf(named);
        sink.ordinals[i] = ordinal;
      }
      return attributeBy(new SortedMatches(view, sink, this.deadline), queries);
    });
  }

  private weights(): (readonly number[])[] {
    return this.plans.map((plan) => this.snapshot.weights(plan, this.deadline));
  }

  private fill(view: IndexView, weights: readonly (readonly number[])[], sink: Sink): void {
    const found = noDocuments(view);
    this.plans.forEach((plan, query) => {
      const matcher = this.snapshot.matcher(view, plan, weights[query] as readonly number[], this.deadline);
      const first = new FirstFinder(sink, query, scoreScale(plan));
      found.forEach((bits, chunk) => {
        this.deadline.check();
        first.found = bits;
        matcher.evaluate(chunk, first);
      });
      this.total += first.count;
    });
  }
}

/**
 * Passes on the documents that no earlier query has found. Its floor is -1, because even a match with a low score hides the
 * document from later queries.
 */
class FirstFinder implements Sink {
  readonly floor = -1;
  found: Uint32Array = new Uint32Array(0);
  count = 0;
  private readonly sink: Sink;
  private readonly named: number;
  private readonly scale: number;

  constructor(sink: Sink, query: number, scale: number) {
    this.sink = sink;
    this.named = query * documentSpan;
    this.scale = scale;
  }

  get base(): number {
    return this.sink.base - this.named;
  }

  set base(ordinal: number) {
    this.sink.base = ordinal + this.named;
  }

  push(doc: number, score: number): void {
    if (hasBit(this.found, doc)) return;
    setBit(this.found, doc);
    this.count++;
    const scaled = score * this.scale;
    if (scaled >= this.sink.floor) this.sink.push(doc, scaled);
  }
}

/** An empty set of documents: by chunk, one bit per document. */
function noDocuments(view: IndexView): Uint32Array[] {
  return Array.from({ length: view.chunks }, () => new Uint32Array(BITMAP_WORDS));
}

/** For matches whose ordinals also contain the query. */
function attributeNamed(list: MatchList): AttributedMatches {
  return {
    length: list.length,
    score: (at) => list.score(at),
    ordinal: (at) => documentOf(list.ordinal(at)),
    query: (at) => queryOf(list.ordinal(at)),
  };
}

/** `queries` holds the query that found each document of the view. */
function attributeBy(list: MatchList, queries: Uint16Array): AttributedMatches {
  return {
    length: list.length,
    score: (at) => list.score(at),
    ordinal: (at) => list.ordinal(at),
    query: (at) => queries[list.ordinal(at)] as number,
  };
}
