import type { FacetAnswer, FacetValue, FilterField, TextIndexSchema, TextQuery } from '../api.ts';
import { InvalidQuery } from '../errors.ts';
import { bitAt } from '../format/bits.ts';
import type { ByteCache } from '../format/byte-cache.ts';
import { binaryKey, textKey } from '../format/keys.ts';
import { BITMAP_WORDS } from '../format/layout.ts';
import { filterPrefix, foldFilterValue } from '../indexing/prepare-document.ts';
import { countValues, type FacetColumn, facetColumn } from './facet-column.ts';
import { histogram, type MarkedView } from './histogram.ts';
import type { Deadline } from './match/deadline.ts';
import { countCommon } from './match/evaluate-single.ts';
import { foldedValueOf, getFilter, placeInKind, writtenValueOf } from './match/filter-plan.ts';
import type { IndexView } from './match/index-view.ts';
import type { Matcher } from './match/matcher.ts';
import type { Snapshot } from './snapshot.ts';

/** Documents per folded value and, within it, per way of writing it. */
type ValueCounter = Map<string, Map<string, number>>;

export interface FacetRequest {
  readonly query: TextQuery;
  readonly fields: readonly string[];
  readonly size: number;
  readonly prefix: string | undefined;
  readonly dates: readonly string[] | undefined;
}

export function facets(
  snapshot: Snapshot,
  { query, fields: requested, size, prefix = '', dates = [] }: FacetRequest,
  schema: TextIndexSchema,
  deadline: Deadline,
): FacetAnswer {
  const plan = snapshot.plan(query, deadline);
  const fields = [...new Set(requested)].map((name) => facetField(name, schema));
  const valued = fields.filter(({ kind }) => kind !== 'number');
  const counters: ValueCounter[] = valued.map(() => new Map());
  const weights = plan.words.map(() => 1);
  const found: MarkedView[] = [];
  let total = 0;
  snapshot.matchers(plan, weights, deadline).forEach((matcher, at) => {
    const view = snapshot.views[at] as IndexView;
    const matches = markMatches(view, matcher, deadline);
    total += matches.total;
    if (matches.total === 0) return;
    found.push({ view, bits: matches.bits });
    valued.forEach(({ index, kind }, field) => {
      deadline.check();
      // Several values a document fit in no column.
      const isColumn = kind === 'keyword';
      const column = isColumn ? facetColumn(view, filterPrefix(index), snapshot.cache, deadline) : undefined;
      const counter = counters[field] as ValueCounter;
      if (column === undefined) countLists(view, filterPrefix(index), matches.bits, counter, deadline);
      else countColumn(column, matches.bits, counter);
    });
  });
  const folded = binaryKey(foldFilterValue(prefix));
  const ranked = valued.map(
    ({ name }, field) => [name, rank(counters[field] as ValueCounter, size, folded)] as const,
  );
  const histograms = fields
    .filter(({ kind }) => kind === 'number')
    .map(({ name, index }) => {
      const column = placeInKind(index, schema);
      return [name, histogram(found, column, size, dates.includes(name), deadline)] as const;
    });
  return {
    total,
    facets: Object.fromEntries(ranked),
    histograms: Object.fromEntries(histograms),
    generation: snapshot.generation,
  };
}

function facetField(name: string, schema: TextIndexSchema): FilterField & { readonly index: number } {
  const { field, index } = getFilter(name, schema);
  if (field.kind === 'text') throw new InvalidQuery(`filter ${name} is a text and has no facets`);
  return { ...field, index };
}

function markMatches(
  view: IndexView,
  matcher: Matcher,
  deadline: Deadline,
): { total: number; bits: Uint32Array[] } {
  const bits: Uint32Array[] = [];
  let total = 0;
  for (let chunk = 0; chunk < view.chunks; chunk++) {
    deadline.check();
    const marked = new Uint32Array(BITMAP_WORDS);
    total += matcher.mark(chunk, marked);
    bits.push(marked);
  }
  return { total, bits };
}

/** How many live documents with a dictionary key have which value of a filter. */
export function countValuesOf(
  key: string,
  views: readonly IndexView[],
  {
    name,
    schema,
    cache,
  }: { readonly name: string; readonly schema: TextIndexSchema; readonly cache: ByteCache },
  deadline: Deadline,
): ReadonlyMap<string, number> {
  const prefix = filterPrefix(facetField(name, schema).index);
  const counter: ValueCounter = new Map();
  for (const view of views) {
    const lists = view.postings(key);
    if (lists === undefined) continue;
    deadline.check();
    const bits = Array.from({ length: view.chunks }, (_, chunk) => {
      const marked = lists[chunk] === undefined ? noBits : new Uint32Array(BITMAP_WORDS);
      lists[chunk]?.addTo(marked);
      const live = view.live(chunk)?.bits;
      for (let w = 0; live !== undefined && w < marked.length; w++)
        marked[w] = (marked[w] as number) & (live[w] as number);
      return marked;
    });
    const column = facetColumn(view, prefix, cache, deadline);
    if (column === undefined) countLists(view, prefix, bits, counter, deadline);
    else countColumn(column, bits, counter);
  }
  return new Map(
    Array.from(counter, ([folded, ways]) => [textKey(folded), [...ways.values()].reduce((a, b) => a + b, 0)]),
  );
}

const noBits = new Uint32Array(0);

function countColumn(column: FacetColumn, matches: readonly Uint32Array[], counter: ValueCounter): void {
  const counts = countValues(column, matches);
  column.keys.forEach((key, at) => {
    addTo(counter, key, counts[at + 1] as number);
  });
}

function countLists(
  view: IndexView,
  prefix: string,
  matches: readonly Uint32Array[],
  counter: ValueCounter,
  deadline: Deadline,
): void {
  for (const { key } of view.scan(prefix)) {
    deadline.check();
    let documents = 0;
    view.postings(key)?.forEach((view, chunk) => {
      if (view === undefined) return;
      const bits = matches[chunk] as Uint32Array;
      if (view.isBitmap) documents += countCommon(view.bits, bits);
      else {
        for (let i = 0; i < view.documents.length; i++) {
          documents += bitAt(bits, view.documents[i] as number);
        }
      }
    });
    addTo(counter, key, documents);
  }
}

function addTo(counter: ValueCounter, key: string, documents: number): void {
  if (documents === 0) return;
  const folded = foldedValueOf(key);
  const ways = counter.get(folded) ?? new Map<string, number>();
  ways.set(writtenValueOf(key), (ways.get(writtenValueOf(key)) ?? 0) + documents);
  counter.set(folded, ways);
}

/** Each value as most documents write it; count descending, then value ascending. */
function rank(counter: ValueCounter, size: number, prefix: string): FacetValue[] {
  const values: FacetValue[] = [];
  for (const [folded, ways] of counter) {
    if (!folded.startsWith(prefix)) continue;
    const written = [...ways].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const count = written.reduce((sum, [, documents]) => sum + documents, 0);
    values.push({ value: textKey(written[0]?.[0] ?? folded), count });
  }
  return values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, size);
}
