import type { Deadline } from '../../../deadline.ts';
import { popcount } from '../../format/bits.ts';
import type { ByteCache } from '../../format/byte-cache.ts';
import { BITMAP_WORDS } from '../../format/layout.ts';
import type { PostingsView } from '../../format/postings-view.ts';
import { AllowedDocuments } from './allowed-documents.ts';
import { scoreAmong } from './evaluate-any.ts';
import { markFirst } from './evaluate-everything.ts';
import { evaluateSingle } from './evaluate-single.ts';
import type { ExpressionPlan, PlanNode } from './expression-plan.ts';
import type { Allowed, IndexView } from './index-view.ts';
import { LeafLists } from './leaf-lists.ts';
import type { Sink } from './sinks.ts';
import { keepContaining } from './text-scan.ts';

type FilterNode = Extract<PlanNode, { kind: 'filter' }>;

/**
 * Evaluates an expression on one view, chunk by chunk. Every node is a bitmap of the chunk, so totals are exact and AND, OR and
 * NOT are loops over its words. Only the documents left at the root are scored.
 */
export class ExpressionMatcher {
  private readonly view: IndexView;
  private readonly plan: ExpressionPlan;
  private readonly leaves: readonly LeafLists[];
  private readonly cache: ByteCache;
  private readonly deadline: Deadline;
  private readonly filters = new Map<FilterNode, AllowedDocuments>();
  /** All nodes must hold. The expensive ones come last, when few documents are left. */
  private readonly nodes: readonly PlanNode[];
  /** Set if the expression consists of a single leaf. */
  private readonly only: LeafLists | undefined;
  /** Scratch bitmaps by depth in the expression. */
  private readonly bitmaps: Uint32Array[] = [];

  constructor(
    view: IndexView,
    plan: ExpressionPlan,
    boosts: readonly number[],
    cache: ByteCache,
    deadline: Deadline,
  ) {
    this.view = view;
    this.plan = plan;
    this.cache = cache;
    this.deadline = deadline;
    this.leaves = plan.leaves.map((leaf) => new LeafLists(view, leaf, boosts, cache, deadline));
    const { root } = plan;
    this.nodes = root.kind === 'and' ? [...root.of].sort((a, b) => this.cost(a) - this.cost(b)) : [root];
    this.only = root.kind === 'leaf' ? this.leaves[root.leaf] : undefined;
  }

  /** The documents of a chunk that match and are allowed. Valid until the next call. */
  bitsIn(chunk: number, allowed: Uint32Array | undefined): Uint32Array {
    const bits = this.bitmap(0);
    const [first, ...others] = this.nodes;
    this.deadline.check();
    if (first?.kind === 'leaf') {
      this.mark(first, chunk, allowed, bits, 1);
      if (allowed !== undefined) keepCommon(bits, allowed);
    } else {
      markFirst(bits, this.view.documentsIn(chunk));
      if (allowed !== undefined) keepCommon(bits, allowed);
      if (first !== undefined) this.keep(first, chunk, bits, bits, 1);
    }
    for (const node of others) {
      if (isEmpty(bits)) break;
      this.deadline.check();
      this.keep(node, chunk, bits, bits, 1);
    }
    return bits;
  }

  /** Passes the matches of a chunk to the sink and returns their exact number. `weights` are those of the scoring leaves. */
  evaluate(
    chunk: number,
    allowed: Allowed | undefined,
    sink: Sink | undefined,
    weights: readonly number[],
  ): number {
    if (this.only !== undefined) {
      const view = this.only.in(chunk, allowed?.bits);
      return view === undefined ? 0 : evaluateSingle(view, allowed, sink, weights[0] as number);
    }
    const bits = this.bitsIn(chunk, allowed?.bits);
    let count = 0;
    for (let w = 0; w < BITMAP_WORDS; w++) count += popcount(bits[w] as number);
    if (sink === undefined || count === 0) return count;
    const views: PostingsView[] = [];
    this.plan.scored.forEach((leaf, at) => {
      const view = this.leaves[leaf]?.in(chunk, bits);
      if (view === undefined) return;
      view.weight = weights[at] as number;
      views.push(view);
    });
    if (views.length > 0) scoreAmong(views, bits, count, sink);
    if (this.plan.matchesUnscored && sink.floor <= 0) pushUnscored(bits, views, sink);
    return count;
  }

  /** The list of all matches in a chunk, including dead ones, if one exists. */
  matchesIn(chunk: number): PostingsView | undefined {
    return this.only?.in(chunk, undefined);
  }

  /** Bits of the fields in which scoring texts match. */
  mask(ordinal: number): number {
    let mask = 0;
    for (const leaf of this.plan.scored)
      mask |= this.leaves[leaf]?.mask(ordinal >>> 16, ordinal & 65_535) ?? 0;
    return mask;
  }

  private cost(node: PlanNode): number {
    if (node.kind === 'leaf') return this.leaves[node.leaf]?.isPositional ? 2 : 0;
    return node.kind === 'filter' ? 0 : 1;
  }

  /**
   * Adds the documents of a node to a bitmap. `among` is a superset of all matches of the expression, where one is known.
   * Bitmaps from `depth` on are free to use.
   */
  private mark(
    node: PlanNode,
    chunk: number,
    among: Uint32Array | undefined,
    bits: Uint32Array,
    depth: number,
  ): void {
    if (node.kind === 'leaf') this.leaves[node.leaf]?.in(chunk, among)?.addTo(bits);
    else if (node.kind === 'or') for (const one of node.of) this.mark(one, chunk, among, bits, depth);
    else {
      const own = this.bitmap(depth);
      markFirst(own, this.view.documentsIn(chunk));
      this.keep(node, chunk, among, own, depth + 1);
      for (let w = 0; w < BITMAP_WORDS; w++) bits[w] = (bits[w] as number) | (own[w] as number);
    }
  }

  /** Removes all documents from a bitmap that do not match a node. */
  private keep(
    node: PlanNode,
    chunk: number,
    among: Uint32Array | undefined,
    bits: Uint32Array,
    depth: number,
  ): void {
    if (node.kind === 'and') {
      for (const one of node.of) this.keep(one, chunk, among, bits, depth);
      return;
    }
    if (node.kind === 'filter') {
      const passing = this.filterBits(node, chunk);
      if (passing !== undefined) keepCommon(bits, passing);
      return;
    }
    const list = node.kind === 'leaf' ? this.leaves[node.leaf]?.in(chunk, among) : undefined;
    if (list?.isBitmap) {
      keepCommon(bits, list.bits);
      return;
    }
    const own = this.bitmap(depth);
    this.mark(node.kind === 'not' ? node.of : node, chunk, among, own, depth + 1);
    if (node.kind !== 'not') keepCommon(bits, own);
    else for (let w = 0; w < BITMAP_WORDS; w++) bits[w] = (bits[w] as number) & ~(own[w] as number);
  }

  /** An empty bitmap. */
  private bitmap(depth: number): Uint32Array {
    const known = this.bitmaps[depth];
    if (known !== undefined) return known.fill(0);
    const bits = new Uint32Array(BITMAP_WORDS);
    this.bitmaps[depth] = bits;
    return bits;
  }

  /** Undefined when every document passes. */
  private filterBits(node: FilterNode, chunk: number): Uint32Array | undefined {
    const [filter] = node.filters;
    if (filter?.kind === 'text') {
      const every = new Uint32Array(BITMAP_WORDS);
      markFirst(every, this.view.documentsIn(chunk));
      return keepContaining(this.view, chunk, filter.at, filter.needle, every);
    }
    let allowed = this.filters.get(node);
    if (allowed === undefined) {
      allowed = new AllowedDocuments(this.view, node, this.cache, this.deadline);
      this.filters.set(node, allowed);
    }
    return allowed.in(chunk)?.bits;
  }
}

/** Clears the bits that the other bitmap lacks. */
export function keepCommon(bits: Uint32Array, others: Uint32Array): void {
  for (let w = 0; w < BITMAP_WORDS; w++) bits[w] = (bits[w] as number) & (others[w] as number);
}

function isEmpty(bits: Uint32Array): boolean {
  for (let w = 0; w < BITMAP_WORDS; w++) if (bits[w] !== 0) return false;
  return true;
}

/** Matches that contain none of the texts score nothing. */
function pushUnscored(bits: Uint32Array, views: readonly PostingsView[], sink: Sink): void {
  const scored = new Uint32Array(BITMAP_WORDS);
  for (const view of views) view.addTo(scored);
  for (let w = 0; w < BITMAP_WORDS; w++) {
    for (let word = (bits[w] as number) & ~(scored[w] as number); word !== 0; word &= word - 1)
      sink.push((w << 5) + 31 - Math.clz32(word & -word), 0);
  }
}
