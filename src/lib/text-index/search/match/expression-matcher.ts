import { popcount } from '../../format/bits.ts';
import type { ByteCache } from '../../format/byte-cache.ts';
import { BITMAP_WORDS } from '../../format/layout.ts';
import type { PostingsView } from '../../format/postings-view.ts';
import { AllowedDocuments } from './allowed-documents.ts';
import type { Deadline } from './deadline.ts';
import { scoreAmong } from './evaluate-any.ts';
import { markFirst } from './evaluate-everything.ts';
import type { ExpressionPlan, PlanNode } from './expression-plan.ts';
import type { IndexView } from './index-view.ts';
import { LeafLists } from './leaf-lists.ts';
import type { Sink } from './sinks.ts';
import { keepContaining } from './text-scan.ts';

type FilterNode = Extract<PlanNode, { kind: 'filter' }>;

/**
 * Answers an expression on one view, chunk by chunk: every node is a bitmap of the chunk, so that totals are exact and
 * AND, OR and NOT are loops over its words. Only what is left at the root is scored.
 */
export class ExpressionMatcher {
  private readonly view: IndexView;
  private readonly plan: ExpressionPlan;
  private readonly leaves: readonly LeafLists[];
  private readonly cache: ByteCache;
  private readonly deadline: Deadline;
  private readonly filters = new Map<FilterNode, AllowedDocuments>();

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
  }

  /** The documents of a chunk that match and are allowed, in a bitmap of its own. */
  bitsIn(chunk: number, allowed: Uint32Array | undefined): Uint32Array {
    const bits = new Uint32Array(BITMAP_WORDS);
    markFirst(bits, this.view.documentsIn(chunk));
    if (allowed !== undefined) keepCommon(bits, allowed);
    const { root } = this.plan;
    // What every match must hold is taken one after the other, and the costly last: of few documents.
    const views = root.kind === 'and' ? [...root.of].sort((a, b) => this.cost(a) - this.cost(b)) : [root];
    for (const view of views) {
      this.deadline.check();
      keepCommon(bits, this.evaluateNode(view, chunk, bits));
      if (isEmpty(bits)) break;
    }
    return bits;
  }

  /** Gives the matches of a chunk to the sink and returns their exact number; `weights` of the leaves that score. */
  evaluate(
    chunk: number,
    allowed: Uint32Array | undefined,
    sink: Sink | undefined,
    weights: readonly number[],
  ): number {
    const bits = this.bitsIn(chunk, allowed);
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

  /** Bits of the fields of the texts that score. */
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

  /** `among`: what is known to hold all matches of the expression, where that is known. The bitmap must not be changed. */
  private evaluateNode(node: PlanNode, chunk: number, among: Uint32Array | undefined): Uint32Array {
    switch (node.kind) {
      case 'leaf': {
        const bits = new Uint32Array(BITMAP_WORDS);
        this.leaves[node.leaf]?.addTo(bits, chunk, among);
        return bits;
      }
      case 'filter':
        return this.filterBits(node, chunk);
      case 'not': {
        const bits = this.evaluateNode(node.of, chunk, among).slice();
        for (let w = 0; w < BITMAP_WORDS; w++) bits[w] = ~(bits[w] as number);
        return bits;
      }
      default: {
        const [first, ...others] = node.of.map((view) => this.evaluateNode(view, chunk, among));
        const bits = (first as Uint32Array).slice();
        for (const other of others) {
          if (node.kind === 'and') keepCommon(bits, other);
          else for (let w = 0; w < BITMAP_WORDS; w++) bits[w] = (bits[w] as number) | (other[w] as number);
        }
        return bits;
      }
    }
  }

  private filterBits(node: FilterNode, chunk: number): Uint32Array {
    const every = new Uint32Array(BITMAP_WORDS);
    markFirst(every, this.view.documentsIn(chunk));
    const [filter] = node.filters;
    if (filter?.kind === 'text') return keepContaining(this.view, chunk, filter.at, filter.needle, every);
    let allowed = this.filters.get(node);
    if (allowed === undefined) {
      allowed = new AllowedDocuments(this.view, node, this.cache, this.deadline);
      this.filters.set(node, allowed);
    }
    return allowed.in(chunk)?.bits ?? every;
  }
}

function keepCommon(bits: Uint32Array, others: Uint32Array): void {
  for (let w = 0; w < BITMAP_WORDS; w++) bits[w] = (bits[w] as number) & (others[w] as number);
}

function isEmpty(bits: Uint32Array): boolean {
  for (let w = 0; w < BITMAP_WORDS; w++) if (bits[w] !== 0) return false;
  return true;
}

/** Matches that hold none of the texts score nothing. */
function pushUnscored(bits: Uint32Array, views: readonly PostingsView[], sink: Sink): void {
  const scored = new Uint32Array(BITMAP_WORDS);
  for (const view of views) view.addTo(scored);
  for (let w = 0; w < BITMAP_WORDS; w++) {
    for (let word = (bits[w] as number) & ~(scored[w] as number); word !== 0; word &= word - 1)
      sink.push((w << 5) + 31 - Math.clz32(word & -word), 0);
  }
}
