import type { Deadline } from '../../deadline.ts';
import type { FilterField, TextIndexSchema } from '../api.ts';
import { InvalidQuery } from '../errors.ts';
import { bitAt } from '../format/bits.ts';
import type { ByteCache } from '../format/byte-cache.ts';
import { textKey } from '../format/keys.ts';
import { BITMAP_WORDS } from '../format/layout.ts';
import { filterPrefix } from '../indexing/prepare-document.ts';
import { countValues, type FacetColumn, facetColumn } from './facet-column.ts';
import { countCommon } from './match/evaluate-single.ts';
import { foldedValueOf, getFilter, writtenValueOf } from './match/filter-plan.ts';
import type { IndexView } from './match/index-view.ts';

/** Documents per folded value and, within it, per spelling. */
export type ValueCounter = Map<string, Map<string, number>>;

/** Counts the live documents with a dictionary key by their value of a filter. */
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

export function facetField(name: string, schema: TextIndexSchema): FilterField & { readonly index: number } {
  const { field, index } = getFilter(name, schema);
  if (field.kind === 'text') throw new InvalidQuery(`filter ${name} is a text and has no facets`);
  return { ...field, index };
}

export function countColumn(
  column: FacetColumn,
  matches: readonly Uint32Array[],
  counter: ValueCounter,
): void {
  const counts = countValues(column, matches);
  column.keys.forEach((key, at) => {
    addTo(counter, key, counts[at + 1] as number);
  });
}

export function countLists(
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
