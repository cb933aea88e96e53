import type { FacetAnswer, FacetValue, TextIndexSchema, TextQuery } from '../api.ts';
import { InvalidQuery } from '../errors.ts';
import { bitAt } from '../format/bits.ts';
import { textKey } from '../format/keys.ts';
import { BITMAP_WORDS } from '../format/layout.ts';
import { filterPrefix } from '../indexing/prepare-document.ts';
import { countValues, type FacetColumn, facetColumn } from './facet-column.ts';
import type { Deadline } from './match/deadline.ts';
import { countCommon } from './match/evaluate-single.ts';
import { foldedValueOf, writtenValueOf } from './match/filter-plan.ts';
import type { IndexView } from './match/index-view.ts';
import type { Matcher } from './match/matcher.ts';
import type { Snapshot } from './snapshot.ts';

/** Documents per folded value and, within it, per way of writing it. */
type ValueCounter = Map<string, Map<string, number>>;

export function facets(
  snapshot: Snapshot,
  query: TextQuery,
  requested: readonly string[],
  size: number,
  schema: TextIndexSchema,
  deadline: Deadline,
): FacetAnswer {
  const plan = snapshot.plan(query, deadline);
  const fields = [...new Set(requested)];
  const indexes = fields.map((name) => facetIndex(name, schema));
  const counters: ValueCounter[] = fields.map(() => new Map());
  const weights = plan.words.map(() => 1);
  let total = 0;
  snapshot.matchers(plan, weights, deadline).forEach((matcher, at) => {
    const view = snapshot.views[at] as IndexView;
    const matches = markMatches(view, matcher, deadline);
    total += matches.total;
    if (matches.total === 0) return;
    fields.forEach((_, field) => {
      deadline.check();
      const index = indexes[field] as number;
      // Several values a document fit in no column.
      const isColumn = schema.filters[index]?.kind === 'keyword';
      const column = isColumn ? facetColumn(view, filterPrefix(index), snapshot.cache, deadline) : undefined;
      const counter = counters[field] as ValueCounter;
      if (column === undefined) countLists(view, filterPrefix(index), matches.bits, counter, deadline);
      else countColumn(column, matches.bits, counter);
    });
  });
  const ranked = fields.map(
    (name, field) => [name, rank(counters[field] as ValueCounter, size, isFlag(name, schema))] as const,
  );
  return { total, facets: Object.fromEntries(ranked), generation: snapshot.generation };
}

function facetIndex(name: string, schema: TextIndexSchema): number {
  const index = schema.filters.findIndex((filter) => filter.name === name);
  const kind = schema.filters[index]?.kind;
  if (kind === undefined) throw new InvalidQuery(`no filter is called ${name}`);
  if (kind === 'number' || kind === 'text')
    throw new InvalidQuery(`filter ${name} is a ${kind} and has no facets`);
  return index;
}

function isFlag(name: string, schema: TextIndexSchema): boolean {
  return schema.filters.some((filter) => filter.name === name && filter.kind === 'flag');
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
function rank(counter: ValueCounter, size: number, onlyTrue: boolean): FacetValue[] {
  const values: FacetValue[] = [];
  for (const [folded, ways] of counter) {
    if (onlyTrue && folded !== 'true') continue;
    const written = [...ways].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const count = written.reduce((sum, [, documents]) => sum + documents, 0);
    values.push({ value: textKey(written[0]?.[0] ?? folded), count });
  }
  return values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, size);
}
