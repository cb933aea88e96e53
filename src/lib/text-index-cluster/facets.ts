import type {
  FacetAnswer,
  FacetOptions,
  FacetValue,
  FilterField,
  HistogramBucket,
  TextIndexSchema,
} from '../text-index/api.ts';
import { InvalidQuery } from '../text-index/errors.ts';
import { foldFilterValue } from '../text-index/indexing/prepare-document.ts';
import { bucketsOf } from '../text-index/search/histogram.ts';
import { histogramBounds } from '../text-index/search/histogram-bounds.ts';
import { getFilter } from '../text-index/search/match/filter-plan.ts';
import { BETWEEN } from './mapping.ts';
import type { Aggregation, QueryBudget } from './query-budget.ts';

/** The number of values that are counted in one request; the few fields that have more are counted in parts. */
const VALUES_PER_CALL = 10_000;

/** How many of the documents have each value, exactly; for numbers, how many are in each part of their range. */
export async function countFacets(
  query: object,
  requested: readonly string[],
  { size, prefix = '', dates = [] }: Pick<FacetOptions, 'size' | 'prefix' | 'dates'>,
  schema: TextIndexSchema,
  budget: QueryBudget,
): Promise<Omit<FacetAnswer, 'generation'>> {
  const fields = [...new Set(requested)].map((name) => facetField(name, schema));
  const aggs = Object.fromEntries(fields.flatMap(({ name, kind }) => firstAggregations(name, kind)));
  const { hits, aggregations = {} } = await budget.search({
    size: 0,
    track_total_hits: true,
    query,
    ...(fields.length > 0 && { aggs }),
  });
  const facets: Record<string, readonly FacetValue[]> = {};
  const histograms: Record<string, readonly HistogramBucket[]> = {};
  for (const { name, kind } of fields) {
    const found = aggregations[name] ?? {};
    if (kind === 'number') {
      const [min, max] = [found.value, aggregations[`${name} max`]?.value];
      const isEmpty = min === undefined || max === undefined || min === null || max === null || size === 0;
      histograms[name] = isEmpty
        ? []
        : await countBuckets(query, name, histogramBounds(min, max, size, dates.includes(name)), budget);
      continue;
    }
    const values =
      kind === 'flag'
        ? (found.buckets ?? []).map(({ key_as_string = '', doc_count }) =>
            flagValue(key_as_string, doc_count),
          )
        : isComplete(found)
          ? valuesIn(found)
          : await countAll(query, name, budget);
    facets[name] = rank(values, size, foldFilterValue(prefix));
  }
  return { total: hits.total?.value ?? 0, facets, histograms };
}

const flagValue = (name: string, count: number): WrittenValue => ({ folded: name, written: name, count });

function firstAggregations(name: string, kind: FilterField['kind']): [string, object][] {
  const field = `f_${name}`;
  if (kind === 'number')
    return [
      [name, { min: { field } }],
      [`${name} max`, { max: { field } }],
    ];
  if (kind === 'flag') return [[name, { terms: { field, size: 2 } }]];
  return [[name, { terms: { field: `w_${name}`, size: VALUES_PER_CALL, shard_size: VALUES_PER_CALL } }]];
}

async function countBuckets(
  query: object,
  name: string,
  bounds: readonly number[],
  budget: QueryBudget,
): Promise<HistogramBucket[]> {
  const ranges = bounds.slice(1).map((to, at) => ({ key: String(at), from: bounds[at], to }));
  const { aggregations } = await budget.search({
    size: 0,
    track_total_hits: false,
    query,
    aggs: { parts: { range: { field: `f_${name}`, ranges } } },
  });
  const counts = new Map(aggregations?.parts?.buckets?.map(({ key, doc_count }) => [String(key), doc_count]));
  return bucketsOf(bounds, (at) => counts.get(String(at)) ?? 0);
}

function facetField(name: string, schema: TextIndexSchema): FilterField {
  const { field } = getFilter(name, schema);
  if (field.kind === 'text') throw new InvalidQuery(`filter ${name} is a text and has no facets`);
  return field;
}

const isComplete = ({ doc_count_error_upper_bound, sum_other_doc_count }: Aggregation): boolean =>
  doc_count_error_upper_bound === 0 && sum_other_doc_count === 0;

export interface WrittenValue {
  readonly folded: string;
  readonly written: string;
  readonly count: number;
}

export const valuesIn = ({ buckets = [] }: Aggregation): WrittenValue[] =>
  buckets.map(({ key, doc_count }) => toWritten(key, doc_count));

function toWritten(key: string, count: number): WrittenValue {
  const at = key.indexOf(BETWEEN);
  return { folded: key.slice(0, at), written: key.slice(at + 1), count };
}

/** Counts in the order of the values, in parts: exact, however many values there are and however they are distributed over the shards. */
async function countAll(query: object, name: string, budget: QueryBudget): Promise<WrittenValue[]> {
  const values: WrittenValue[] = [];
  for (let after: Aggregation['after_key']; ; ) {
    const { aggregations } = await budget.search({
      size: 0,
      track_total_hits: false,
      query,
      aggs: {
        values: {
          composite: {
            size: VALUES_PER_CALL,
            sources: [{ value: { terms: { field: `w_${name}` } } }],
            ...(after && { after }),
          },
        },
      },
    });
    const found = aggregations?.values;
    for (const { key, doc_count } of found?.buckets ?? []) values.push(toWritten(key.value, doc_count));
    after = found?.after_key;
    if (after === undefined) return values;
  }
}

/** Groups values that differ only in case and accents, each written as most documents write it. */
export function groupByFolded(
  values: readonly WrittenValue[],
): { folded: string; value: string; count: number }[] {
  const groups = new Map<string, WrittenValue[]>();
  for (const value of values) {
    const known = groups.get(value.folded);
    if (known) known.push(value);
    else groups.set(value.folded, [value]);
  }
  return Array.from(groups, ([folded, ways]) => {
    ways.sort((a, b) => b.count - a.count || compareBytes(a.written, b.written));
    return {
      folded,
      value: ways[0]?.written ?? folded,
      count: ways.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

const rank = (values: readonly WrittenValue[], size: number, prefix: string): FacetValue[] =>
  groupByFolded(values.filter(({ folded }) => folded.startsWith(prefix)))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, size)
    .map(({ value, count }) => ({ value, count }));

export const compareBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
