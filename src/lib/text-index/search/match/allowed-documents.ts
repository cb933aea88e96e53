import type { Deadline } from '../../../deadline.ts';
import { setBit } from '../../format/bits.ts';
import type { ByteCache } from '../../format/byte-cache.ts';
import { BITMAP_WORDS } from '../../format/layout.ts';
import type { PostingsView } from '../../format/postings-view.ts';
import { type FilterPlan, foldedValueOf, isOfLists } from './filter-plan.ts';
import type { Allowed, IndexView } from './index-view.ts';
import type { KeyPlaces, KeysPlan } from './key-places.ts';
import type { QueryPlan } from './query-plan.ts';

type RangePlan = Extract<FilterPlan, { kind: 'range' }>;
type NumbersPlan = Extract<FilterPlan, { kind: 'numbers' }>;
type Lists = readonly (readonly (PostingsView | undefined)[])[];

/** The documents of a chunk that pass the filters, and those of them that were live at the last request. */
interface Filtered {
  readonly bits: Uint32Array;
  live: Allowed | undefined;
  liveBits: Uint32Array;
}

/** Upper bound of the memory of one entry: two bitmaps and little else. */
const filteredBytes = 2 * BITMAP_WORDS * Uint32Array.BYTES_PER_ELEMENT + 200;

const makeList = (): (Filtered | undefined)[] => [];

/** No document passes. A rare value is in few chunks, so the others share one bitmap that is recognised without reading it. */
export const noneAllowed: Allowed = { bits: new Uint32Array(BITMAP_WORDS), missing: undefined };

/** The object with the live documents of a chunk is replaced after every death and is the same until then. */
function liveOf(filtered: Filtered, live: Allowed | undefined): Uint32Array {
  if (filtered.bits === noneAllowed.bits) return filtered.bits;
  if (filtered.live !== live) {
    filtered.live = live;
    filtered.liveBits = live === undefined ? filtered.bits : intersection(filtered.bits, live.bits);
  }
  return filtered.liveBits;
}

/** The live documents of a view that pass the filters, by chunk. Filters on long texts are handled separately, see `text-scan.ts`. */
export class AllowedDocuments {
  private readonly view: IndexView;
  private readonly plans: readonly FilterPlan[];
  /** Computed on demand by chunk. Cached if the view does not change. */
  private readonly known: (Filtered | undefined)[];
  private readonly lists = new Map<FilterPlan, Lists>();
  private readonly keyPlans: readonly KeysPlan[];
  private readonly places: KeyPlaces | undefined;
  private readonly deadline: Deadline;

  constructor(
    view: IndexView,
    { filters, filterKey }: Pick<QueryPlan, 'filters' | 'filterKey'>,
    cache: ByteCache,
    deadline: Deadline,
    /** Needed only by filters on keys. */
    places?: KeyPlaces,
  ) {
    this.view = view;
    this.deadline = deadline;
    this.places = places;
    this.plans = filters.filter(isOfLists);
    this.keyPlans = filters.filter((plan) => plan.kind === 'keys');
    this.known =
      filterKey === '' || view.cachePrefix === undefined
        ? []
        : cache.get(view.cachePrefix + filterKey, makeList, () => this.chunksWithLists() * filteredBytes);
  }

  /** Undefined when every document is allowed. Callers must not change the bitmap. */
  in(chunk: number): Allowed | undefined {
    const live = this.view.live(chunk);
    if (this.plans.length === 0 && this.keyPlans.length === 0) return live;
    let bits = this.plans.length === 0 ? live?.bits : liveOf(this.filtered(chunk), live);
    for (const plan of this.keyPlans) bits = this.byKeys(plan, chunk, bits);
    if (bits === noneAllowed.bits) return noneAllowed;
    return bits === undefined ? undefined : { bits, missing: undefined };
  }

  /** In how many chunks some document may pass. */
  private chunksWithLists(): number {
    let count = 0;
    for (let chunk = 0; chunk < this.view.chunks; chunk++) if (this.hasLists(chunk)) count++;
    return count;
  }

  /** Whether every filter for certain values has a list in a chunk. */
  private hasLists(chunk: number): boolean {
    return this.plans.every(
      (plan) =>
        plan.isExcluding ||
        (plan.kind !== 'values' && plan.kind !== 'containing') ||
        this.listsOf(plan).some((list) => list[chunk] !== undefined),
    );
  }

  private filtered(chunk: number): Filtered {
    let filtered = this.known[chunk];
    if (filtered === undefined) {
      const bits = this.compute(chunk);
      filtered = { bits, live: undefined, liveBits: bits };
      this.known[chunk] = filtered;
    }
    return filtered;
  }

  private compute(chunk: number): Uint32Array {
    if (!this.hasLists(chunk)) return noneAllowed.bits;
    let bits: Uint32Array | undefined;
    for (const plan of this.plans) {
      const next = new Uint32Array(BITMAP_WORDS);
      if (plan.kind === 'range') markRange(this.view, chunk, plan, next);
      else if (plan.kind === 'numbers') markNumbers(this.view, chunk, plan, next);
      else for (const list of this.listsOf(plan)) list[chunk]?.addTo(next);
      if (plan.isExcluding) invert(next);
      bits = bits === undefined ? next : intersection(bits, next);
    }
    return bits ?? new Uint32Array(BITMAP_WORDS).fill(0xffff_ffff);
  }

  private listsOf(plan: FilterPlan): Lists {
    let lists = this.lists.get(plan);
    if (lists === undefined) {
      lists = valueKeys(this.view, plan, this.deadline).map((key) => {
        this.deadline.check();
        return this.view.postings(key) ?? [];
      });
      this.lists.set(plan, lists);
    }
    return lists;
  }

  private byKeys(plan: KeysPlan, chunk: number, allowed: Uint32Array | undefined): Uint32Array {
    if (this.places === undefined) throw new Error('a filter on keys needs the places of keys');
    const found = this.places.in(this.view, plan, this.deadline).get(chunk);
    if (allowed === noneAllowed.bits || (found === undefined && !plan.isExcluding)) return noneAllowed.bits;
    const bits = found?.slice() ?? new Uint32Array(BITMAP_WORDS);
    if (plan.isExcluding) invert(bits);
    return allowed === undefined ? bits : intersection(bits, allowed);
  }
}

function invert(bits: Uint32Array): void {
  for (let w = 0; w < BITMAP_WORDS; w++) bits[w] = ~(bits[w] as number);
}

function valueKeys(view: IndexView, plan: FilterPlan, deadline: Deadline): string[] {
  const keys: string[] = [];
  if (plan.kind === 'values') {
    for (const prefix of plan.prefixes)
      for (const entry of deadline.during(view.scan(prefix))) keys.push(entry.key);
  } else if (plan.kind === 'containing') {
    for (const entry of deadline.during(view.scan(plan.prefix)))
      if (foldedValueOf(entry.key).includes(plan.needle)) keys.push(entry.key);
  }
  return keys;
}

function markRange(view: IndexView, chunk: number, plan: RangePlan, bits: Uint32Array): void {
  const { values, missing } = view.numbers(chunk, plan.column);
  const { min, max } = plan;
  for (let doc = 0; doc < values.length; doc++) {
    const value = values[doc] as number;
    if (value >= min && value <= max && value !== missing) setBit(bits, doc);
  }
}

function markNumbers(view: IndexView, chunk: number, plan: NumbersPlan, bits: Uint32Array): void {
  const { values, missing } = view.numbers(chunk, plan.column);
  const wanted = new Set(plan.values);
  for (let doc = 0; doc < values.length; doc++) {
    const value = values[doc] as number;
    if (value !== missing && wanted.has(value)) setBit(bits, doc);
  }
}

function intersection(a: Uint32Array, b: Uint32Array): Uint32Array {
  const both = new Uint32Array(BITMAP_WORDS);
  for (let w = 0; w < BITMAP_WORDS; w++) both[w] = (a[w] as number) & (b[w] as number);
  return both;
}
