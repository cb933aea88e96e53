import type { Deadline } from '../../../deadline.ts';
import type { TextIndexSchema } from '../../api.ts';
import { popcount } from '../../format/bits.ts';
import type { ByteCache } from '../../format/byte-cache.ts';
import { BITMAP_WORDS } from '../../format/layout.ts';
import type { PostingsView } from '../../format/postings-view.ts';
import { AllowedDocuments, noneAllowed } from './allowed-documents.ts';
import { evaluateAll, intersectInto } from './evaluate-all.ts';
import { evaluateAny } from './evaluate-any.ts';
import { evaluateEverything, markFirst } from './evaluate-everything.ts';
import { PhraseMatcher } from './evaluate-phrase.ts';
import { evaluateSingle } from './evaluate-single.ts';
import { ExpressionMatcher } from './expression-matcher.ts';
import type { FilterPlan } from './filter-plan.ts';
import type { Allowed, IndexView } from './index-view.ts';
import type { KeyPlaces } from './key-places.ts';
import { type PhrasePiece, PhrasePlanner } from './phrase-plan.ts';
import { planOfText, type QueryPlan } from './query-plan.ts';
import { BitmapSink, type Sink } from './sinks.ts';
import { keepContaining } from './text-scan.ts';

type TextFilter = Extract<FilterPlan, { kind: 'text' }>;

export interface SufficientList {
  /** By chunk, with the dead documents of the list's chunk if they are few; chunks with many are absent. */
  readonly views: readonly { readonly view: PostingsView; readonly dead: Uint16Array }[];
  readonly weight: number;
}

const noDocuments = new Uint16Array(0);

/** Evaluates one query on one view, chunk by chunk. */
export class Matcher {
  private readonly view: IndexView;
  private readonly plan: QueryPlan;
  private readonly weights: readonly number[];
  private readonly phraseWeight: number;
  private readonly boosts: readonly number[];
  private readonly allowed: AllowedDocuments;
  private readonly textFilters: readonly TextFilter[];
  private readonly excluded: readonly Matcher[];
  private readonly expression: ExpressionMatcher | undefined;
  private readonly phrase: PhrasePlanner | undefined;
  private readonly phraseLists: readonly (PostingsView | undefined)[] | undefined;
  private readonly phrases = new Map<number, PhraseMatcher>();
  private readonly lists: readonly (readonly (PostingsView | undefined)[])[];

  /** `weights` are those of the words, in their order, or of the scoring leaves of an expression. */
  constructor(
    view: IndexView,
    plan: QueryPlan,
    weights: readonly number[],
    schema: TextIndexSchema,
    cache: ByteCache,
    deadline: Deadline,
    places?: KeyPlaces,
  ) {
    deadline.check();
    this.view = view;
    this.plan = plan;
    this.weights = weights;
    this.phraseWeight = weights.reduce((sum, weight) => sum + weight, 0);
    this.boosts = schema.fields.map((field) => field.boost);
    this.allowed = new AllowedDocuments(view, plan, cache, deadline, places);
    this.textFilters = plan.filters.filter((filter) => filter.kind === 'text');
    this.excluded = plan.excluded.map(
      (text) => new Matcher(view, planOfText(text), [], schema, cache, deadline),
    );
    this.expression =
      plan.expression && new ExpressionMatcher(view, plan.expression, this.boosts, cache, deadline);
    this.phrase = plan.mode === 'phrase' ? new PhrasePlanner(view, plan.words) : undefined;
    this.phraseLists = plan.mode === 'phrase' && plan.words.length > 1 ? view.phrase(plan.words) : undefined;
    this.lists =
      plan.mode === 'all' || plan.mode === 'any' ? plan.words.map((word) => view.postings(word) ?? []) : [];
  }

  /** Passes the matches of a chunk to the sink and returns their exact number. */
  evaluate(chunk: number, sink: Sink | undefined): number {
    if (sink !== undefined) sink.base = chunk << 16;
    const views = this.viewsIn(chunk);
    if (views === undefined) return 0;
    const allowed = this.allowedIn(chunk, views);
    if (allowed === noneAllowed) return 0;
    if (sink !== undefined) this.weigh(chunk);
    switch (this.plan.mode) {
      case 'everything': {
        const matching = this.expression?.bitsIn(chunk, allowed?.bits) ?? allowed?.bits;
        return evaluateEverything(this.view, chunk, matching, sink);
      }
      case 'expression':
        return this.expression?.evaluate(chunk, allowed, sink, this.weights) ?? 0;
      case 'phrase':
        return this.phraseIn(chunk)?.evaluate(allowed, sink, this.phraseWeight) ?? 0;
      case 'all':
        if (views.length > 1) return evaluateAll(views, allowed?.bits, sink);
        return evaluateSingle(views[0] as PostingsView, allowed, sink, this.weights[0] as number);
      case 'any':
        if (views.length > 1) return evaluateAny(views, allowed?.bits, sink);
        return evaluateSingle(views[0] as PostingsView, allowed, sink, (views[0] as PostingsView).weight);
    }
  }

  /** By word, lists whose live documents all match. Empty when being in a list is not enough to match. */
  sufficientLists(): readonly SufficientList[] {
    if (this.plan.isRestricted || this.view.cachePrefix === undefined) return [];
    if (this.expression !== undefined) {
      const { expression } = this;
      const views = Array.from({ length: this.view.chunks }, (_, chunk) => expression.matchesIn(chunk));
      return [{ views: this.withDead(views), weight: this.weights[0] as number }];
    }
    if (this.phrase !== undefined) {
      const views = Array.from({ length: this.view.chunks }, (_, chunk) => {
        const pieces = this.phraseIn(chunk)?.views ?? [];
        return pieces.length === 1 ? pieces[0] : undefined;
      });
      return [{ views: this.withDead(views), weight: this.phraseWeight }];
    }
    if (this.plan.mode === 'all' && this.lists.length > 1) return [];
    return this.lists.map((views, word) => ({
      views: this.withDead(views),
      weight: this.weights[word] as number,
    }));
  }

  private withDead(views: readonly (PostingsView | undefined)[]): SufficientList['views'] {
    return views.flatMap((view, chunk) => {
      const live = this.view.live(chunk);
      const dead = live === undefined ? noDocuments : live.missing;
      return view === undefined || dead === undefined ? [] : [{ view, dead }];
    });
  }

  /** Marks the matches of a chunk in an empty bitmap and returns their number. */
  mark(chunk: number, bits: Uint32Array): number {
    const views = this.viewsIn(chunk);
    if (views === undefined) return 0;
    // A phrase of several pieces has to be verified by positions, which only `evaluate` does.
    if (this.plan.mode === 'phrase' && views.length > 1) return this.evaluate(chunk, new BitmapSink(bits));
    const allowed = this.allowedIn(chunk, views);
    if (allowed === noneAllowed) return 0;
    this.markCandidates(chunk, views, allowed?.bits, bits);
    let count = 0;
    for (let w = 0; w < BITMAP_WORDS; w++) count += popcount(bits[w] as number);
    return count;
  }

  private allowedIn(chunk: number, views: readonly PostingsView[]): Allowed | undefined {
    let allowed = this.allowed.in(chunk);
    if (allowed === noneAllowed) return allowed;
    for (const { at, needle, isExcluding } of this.textFilters) {
      const candidates = new Uint32Array(BITMAP_WORDS);
      this.markCandidates(chunk, views, allowed?.bits, candidates);
      const containing = keepContaining(this.view, chunk, at, needle, candidates);
      allowed = { bits: isExcluding ? without(candidates, containing) : containing, missing: undefined };
    }
    for (const text of this.excluded) {
      const unwanted = new Uint32Array(BITMAP_WORDS);
      if (text.mark(chunk, unwanted) === 0) continue;
      allowed = { bits: without(allowed?.bits, unwanted), missing: undefined };
    }
    return allowed;
  }

  /** The lists that the mode needs in a chunk; undefined when nothing can match there. */
  private viewsIn(chunk: number): readonly PostingsView[] | undefined {
    if (this.plan.mode === 'everything' || this.plan.mode === 'expression') return [];
    if (this.plan.mode === 'phrase') return this.phraseIn(chunk)?.views;
    const views: PostingsView[] = [];
    for (let i = 0; i < this.lists.length; i++) {
      const view = this.lists[i]?.[chunk];
      if (view === undefined) {
        if (this.plan.mode === 'all') return undefined;
        continue;
      }
      views.push(view);
    }
    return views.length === 0 ? undefined : views;
  }

  /** Sets the weights as the last step before scoring, because an excluded text may have used the same views. */
  private weigh(chunk: number): void {
    for (let i = 0; i < this.lists.length; i++) {
      const view = this.lists[i]?.[chunk];
      if (view !== undefined) view.weight = this.weights[i] as number;
    }
  }

  private phraseIn(chunk: number): PhraseMatcher | undefined {
    const known = this.phrases.get(chunk);
    if (known !== undefined) return known;
    const pieces = this.phrasePieces(chunk);
    if (pieces === undefined) return undefined;
    const matcher = new PhraseMatcher(this.view, chunk, pieces, this.boosts);
    this.phrases.set(chunk, matcher);
    return matcher;
  }

  private phrasePieces(chunk: number): readonly PhrasePiece[] | undefined {
    if (this.phraseLists === undefined) return this.phrase?.piecesIn(chunk);
    const view = this.phraseLists[chunk];
    return view === undefined ? undefined : [{ key: '', shift: 0, view }];
  }

  /** Marks the documents that have the words, at any position, and pass the other filters. */
  private markCandidates(
    chunk: number,
    views: readonly PostingsView[],
    allowed: Uint32Array | undefined,
    bits: Uint32Array,
  ): void {
    if (this.expression !== undefined) {
      bits.set(this.expression.bitsIn(chunk, allowed));
      return;
    }
    if (this.plan.mode === 'any') for (const view of views) view.addTo(bits);
    else if (this.plan.mode === 'everything') markFirst(bits, this.view.documentsIn(chunk));
    else intersectInto(views, bits);
    if (allowed !== undefined)
      for (let w = 0; w < BITMAP_WORDS; w++) bits[w] = (bits[w] as number) & (allowed[w] as number);
  }

  /** Bits of the fields in which a matching document matches. */
  mask(ordinal: number): number {
    const chunk = ordinal >>> 16;
    const doc = ordinal & 65_535;
    if (this.phrase !== undefined) return this.phraseIn(chunk)?.mask(doc) ?? 0;
    if (this.expression !== undefined) return this.expression.mask(ordinal);
    let mask = 0;
    for (const view of this.viewsIn(chunk) ?? []) {
      view.cursor = 0;
      const posting = view.postingOf(doc);
      if (posting >= 0) mask |= view.maskOf(posting, 1 << (this.boosts.length - 1));
    }
    return mask;
  }
}

function without(bits: Uint32Array | undefined, unwanted: Uint32Array): Uint32Array {
  const left = new Uint32Array(BITMAP_WORDS);
  for (let w = 0; w < BITMAP_WORDS; w++) left[w] = (bits?.[w] ?? 0xffff_ffff) & ~(unwanted[w] as number);
  return left;
}
