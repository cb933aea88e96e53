import type { Deadline } from '../../../deadline.ts';
import { popcount } from '../../format/bits.ts';
import type { ByteCache } from '../../format/byte-cache.ts';
import { BITMAP_WORDS } from '../../format/layout.ts';
import type { PostingsView } from '../../format/postings-view.ts';
import { PhraseMatcher } from './evaluate-phrase.ts';
import type { ExpandedSlot, LeafPlan } from './expression-plan.ts';
import type { IndexView } from './index-view.ts';
import { FoundDocuments, viewBytes } from './listed-view.ts';
import { PhrasePlanner } from './phrase-plan.ts';
import { PositionJoin, type SlotWord } from './position-join.ts';
import { findInScope } from './scoped-postings.ts';
import { CollectSink } from './sinks.ts';
import { slotLists } from './slot-lists.ts';

/**
 * The documents of one leaf of an expression in one view, as lists like those of words. Code that counts and scores lists of
 * words therefore also works for prefixes, scopes, phrases and near groups. Lists of a view that does not change are cached.
 */
export class LeafLists {
  private readonly view: IndexView;
  private readonly leaf: LeafPlan;
  private readonly boosts: readonly number[];
  private readonly cache: ByteCache;
  private readonly deadline: Deadline;
  private readonly made = new Map<number, PostingsView | undefined>();
  private readonly listsOf = new Map<ExpandedSlot, readonly (PostingsView | undefined)[]>();
  private readonly wordsOf = new Map<ExpandedSlot, readonly SlotWord[]>();
  private readonly planner: PhrasePlanner | undefined;
  private readonly phrases: readonly (PostingsView | undefined)[] | undefined;

  constructor(
    view: IndexView,
    leaf: LeafPlan,
    boosts: readonly number[],
    cache: ByteCache,
    deadline: Deadline,
  ) {
    this.view = view;
    this.leaf = leaf;
    this.boosts = boosts;
    this.cache = cache;
    this.deadline = deadline;
    const words = leaf.slots.flatMap(({ keys }) => keys);
    const isPhrase =
      leaf.distance === undefined &&
      leaf.slots.length > 1 &&
      leaf.slots.every(({ keys }) => keys.length === 1);
    this.planner = isPhrase ? new PhrasePlanner(view, words) : undefined;
    this.phrases = isPhrase ? view.phrase(words) : undefined;
  }

  /** Whether positions have to be read. Such leaves are evaluated last, because they cost less the fewer documents are left. */
  get isPositional(): boolean {
    return this.leaf.slots.length > 1;
  }

  /** The leaf's documents in a chunk, including dead ones. `among` limits the search to the documents of interest. */
  in(chunk: number, among: Uint32Array | undefined): PostingsView | undefined {
    if (this.made.has(chunk)) return this.made.get(chunk);
    const view = this.stored(chunk) ?? this.make(chunk, among);
    this.made.set(chunk, view);
    return view;
  }

  /** Bits of the fields in which a document of the list contains the leaf. */
  mask(chunk: number, doc: number): number {
    const view = this.in(chunk, undefined);
    if (view === undefined) return 0;
    view.cursor = 0;
    const posting = view.postingOf(doc);
    return posting < 0 ? 0 : view.maskOf(posting, 1 << (this.boosts.length - 1)) & this.leaf.scope;
  }

  /** A list that exists independently of the query. */
  private stored(chunk: number): PostingsView | undefined {
    const { slots, isScoped } = this.leaf;
    const [slot] = slots;
    if (isScoped || slot === undefined) return undefined;
    if (slots.length === 1) return this.slotLists(slot)[chunk];
    if (this.phrases !== undefined) return this.phrases[chunk];
    const pieces = this.planner?.piecesIn(chunk);
    return pieces?.length === 1 ? pieces[0]?.view : undefined;
  }

  private make(chunk: number, among: Uint32Array | undefined): PostingsView | undefined {
    const { view, leaf } = this;
    const restricted = this.isPositional && among !== undefined && this.isWorthRestricting(chunk, among);
    if (restricted) return this.find(chunk, among).toView();
    if (view.cachePrefix === undefined) return this.find(chunk, undefined).toView();
    return this.cache.get(
      `${view.cachePrefix}x${chunk}:${leaf.name}`,
      () => ({ view: this.find(chunk, undefined).toView() }),
      ({ view }) => viewBytes(view),
    ).view;
  }

  /** A list restricted to a few documents is not cached, so it must save more than half of the work. */
  private isWorthRestricting(chunk: number, among: Uint32Array): boolean {
    let wanted = 0;
    for (let w = 0; w < BITMAP_WORDS; w++) wanted += popcount(among[w] as number);
    const fewest = Math.min(...this.leaf.slots.map((slot) => this.slotLists(slot)[chunk]?.count ?? 0));
    return wanted < fewest / 2;
  }

  private find(chunk: number, among: Uint32Array | undefined): FoundDocuments {
    this.deadline.check();
    if (this.planner !== undefined) return this.findPhrase(this.planner, chunk, among);
    if (this.isPositional)
      return new PositionJoin(
        this.view,
        chunk,
        this.leaf,
        this.leaf.slots.map((slot) => this.words(slot)),
        this.boosts,
      ).find(among, this.deadline);
    return this.unite(chunk);
  }

  private findPhrase(planner: PhrasePlanner, chunk: number, among: Uint32Array | undefined): FoundDocuments {
    const found = new FoundDocuments();
    const pieces = planner.piecesIn(chunk);
    if (pieces === undefined) return found;
    const matcher = new PhraseMatcher(this.view, chunk, pieces, this.boosts);
    const sink = new CollectSink();
    matcher.evaluate(among && { bits: among, missing: undefined }, sink, 1);
    for (let i = 0; i < sink.count; i++) {
      if (i % 4096 === 0) this.deadline.check();
      const doc = sink.ordinals[i] as number;
      const mask = matcher.mask(doc) & this.leaf.scope;
      if (mask !== 0) found.push(doc, sink.scores[i] as number, mask);
    }
    return found;
  }

  /** Documents that have one of the words of the only slot. */
  private unite(chunk: number): FoundDocuments {
    const [slot] = this.leaf.slots;
    const list = slot && this.slotLists(slot)[chunk];
    return findInScope(list === undefined ? [] : [list], this.leaf.scope, 1 << (this.boosts.length - 1));
  }

  private slotLists(slot: ExpandedSlot): readonly (PostingsView | undefined)[] {
    let lists = this.listsOf.get(slot);
    if (lists === undefined) {
      lists = slotLists(slot, this.view, this.boosts.length, this.cache, this.deadline);
      this.listsOf.set(slot, lists);
    }
    return lists;
  }

  /** The words of a slot with their lists by chunk. */
  private words(slot: ExpandedSlot): readonly SlotWord[] {
    let words = this.wordsOf.get(slot);
    if (words === undefined) {
      words = slot.keysIn(this.view).map((key) => {
        this.deadline.check();
        return { key, lists: this.view.postings(key) ?? [] };
      });
      this.wordsOf.set(slot, words);
    }
    return words;
  }
}
