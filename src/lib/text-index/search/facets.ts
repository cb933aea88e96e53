import type { Deadline } from '../../deadline.ts';
import type { FacetAnswer, FacetValue, TextIndexSchema, TextQuery } from '../api.ts';
import { binaryKey, textKey } from '../format/keys.ts';
import { BITMAP_WORDS } from '../format/layout.ts';
import { filterPrefix, foldFilterValue } from '../indexing/prepare-document.ts';
import { countColumn, countLists, facetField, type ValueCounter } from './count-values.ts';
import { facetColumn } from './facet-column.ts';
import { histogram, type MarkedView } from './histogram.ts';
import { placeInKind } from './match/filter-plan.ts';
import type { IndexView } from './match/index-view.ts';
import type { Matcher } from './match/matcher.ts';
import type { Snapshot } from './snapshot.ts';

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
      // A column holds one value per document, so it cannot serve filters with several.
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

/** Shows each value in its most frequent spelling; sorted by count descending, then value ascending. */
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
