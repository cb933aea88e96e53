import type { HistogramBucket, QueryOptions, TextSearch } from '../../lib/text-index/api.ts';
import { featureColumns, featureNames, getFeatureColumn } from '../company-index/index.ts';
import { columnOfFilter } from './column-filter.ts';
import { comparedColumns } from './column-values.ts';
import type { SearchRequest } from './search-parameters.ts';
import { toTextQuery } from './to-text-query.ts';

/** Facets with their own names, and the filters that their values belong to. `technology` is another name for `tech`. */
export type FacetField = (typeof namedFields)[number];
const namedFields = ['industry', 'country', 'tld', 'tech', 'language', 'has', 'technology'] as const;

/** The facets that are counted if none is named; no alias among them. */
export const defaultFacetFields: readonly string[] = [
  'industry',
  'country',
  'tld',
  'tech',
  'language',
  'has',
];

/** Every column with countable values; free text like titles has none. */
const columnFields = [...comparedColumns.values()].filter(
  ({ kind }) => kind !== 'none' && kind !== 'words' && kind !== 'domain',
);

export const facetFields: readonly string[] = [
  ...new Set([...namedFields, ...columnFields.map(({ column }) => column.name)]),
];

export const isFacetField = (name: string): boolean => facetFields.includes(name);

/** Whether the values of a field are counted in ranges. */
export const isHistogram = (name: string): boolean => {
  const kind = comparedColumns.get(name)?.kind;
  return kind === 'number' || kind === 'date';
};

export interface FacetsWanted {
  readonly fields: readonly string[];
  readonly size: number;
  /** Only values with this prefix. */
  readonly prefix?: string | undefined;
  /** Whether the counts of a field ignore the conditions on that field. */
  readonly sideways?: boolean | undefined;
}

interface FacetValue {
  readonly value: string;
  readonly count: number;
}

export interface Histogram {
  readonly from: number | string;
  readonly to: number | string;
  readonly count: number;
}

export interface FacetPage {
  readonly totalCount: number;
  /** By field; numbers and dates are in `histograms`. */
  readonly facets: Readonly<Record<string, readonly FacetValue[]>>;
  readonly histograms: Readonly<Record<string, readonly Histogram[]>>;
}

/** The index filters that a facet counts. */
const filtersOf = (field: string): readonly string[] => {
  if (field === 'has') return featureColumns;
  if (field === 'technology') return ['tech'];
  return [comparedColumns.get(field)?.field ?? field];
};

const dateFilters = columnFields.filter(({ kind }) => kind === 'date').map(({ field }) => field);

/** The filters that demand values of a field. `sideways` facets ignore them when they count that field. */
const demandsOn: Readonly<Record<string, readonly (keyof SearchRequest)[]>> = {
  industry: ['industry'],
  country: ['country'],
  tld: ['tld'],
  language: ['language'],
  tech: ['technology', 'tech'],
  technology: ['technology', 'tech'],
  technologies: ['technology', 'tech'],
  tech_stack: ['technology', 'tech'],
  crawl_id: ['crawl_id'],
  has: ['has'],
};

/** Exact counts of the matches by value: filtering by a value finds exactly this many. */
export async function countFacets(
  index: TextSearch,
  request: SearchRequest,
  { fields, size, prefix, sideways = false }: FacetsWanted,
  options: QueryOptions,
): Promise<FacetPage> {
  const ask = (asked: SearchRequest, named: readonly string[], begins: string | undefined) =>
    index.facets(toTextQuery(asked), [...new Set(named.flatMap(filtersOf))], {
      ...options,
      // A flag has two values, but a feature counts only one of them.
      size: Math.max(size, 2),
      dates: dateFilters,
      ...(begins !== undefined && { prefix: begins }),
    });
  /** Fields that are counted over different matches, or under different names, than the rest. */
  const apart = new Map<string, SearchRequest>();
  for (const field of fields) {
    const lifted = sideways ? withoutDemands(request, field) : undefined;
    if (lifted ?? (field === 'has' && prefix !== undefined)) apart.set(field, lifted ?? request);
  }
  const [answer, ...others] = await Promise.all([
    ask(
      request,
      fields.filter((field) => !apart.has(field)),
      prefix,
    ),
    ...Array.from(apart, ([field, asked]) => ask(asked, [field], field === 'has' ? undefined : prefix)),
  ]);
  const found = new Map([...apart.keys()].map((field, at) => [field, others[at] ?? answer]));
  const facets: Record<string, readonly FacetValue[]> = {};
  const histograms: Record<string, readonly Histogram[]> = {};
  for (const field of fields) {
    const counted = found.get(field) ?? answer;
    const [filter = field] = filtersOf(field);
    const parts = counted.histograms[filter];
    if (parts) histograms[field] = shownParts(parts, dateFilters.includes(filter));
    else if (field === 'has') facets[field] = featureCounts(counted.facets, prefix).slice(0, size);
    else facets[field] = (counted.facets[filter] ?? []).slice(0, size);
  }
  return { totalCount: answer.total, facets, histograms };
}

/** The request without its conditions on a field; undefined if it has none. */
function withoutDemands(request: SearchRequest, field: string): SearchRequest | undefined {
  const names = (demandsOn[field] ?? []).filter((name) => request[name] !== undefined);
  const columns = new Set(
    field === 'has'
      ? featureColumns
      : [...comparedColumns.values()]
          .filter((compared) => filtersOf(field).includes(compared.field))
          .map(({ column }) => column.name as string),
  );
  const isLifted = (text: string): boolean => {
    const { column, isDemand } = columnOfFilter(text);
    return isDemand && columns.has(column);
  };
  const filters = request.filter ?? [];
  if (names.length === 0 && !filters.some(isLifted)) return undefined;
  const left = filters.filter((text) => !isLifted(text));
  return {
    ...request,
    ...Object.fromEntries(names.map((name) => [name, undefined])),
    filter: left.length > 0 ? left : undefined,
  };
}

const shownParts = (parts: readonly HistogramBucket[], areDates: boolean): Histogram[] =>
  parts.map(({ from, to, count }) => ({ from: bound(from, areDates), to: bound(to, areDates), count }));

/** Writes a bound as a filter accepts it. */
const bound = (value: number, isDate: boolean): number | string =>
  isDate ? new Date(value).toISOString().replace('T00:00:00.000Z', '') : value;

function featureCounts(facets: Readonly<Record<string, readonly FacetValue[]>>, prefix = ''): FacetValue[] {
  return featureNames
    .filter((name) => name.startsWith(prefix.trim().toLowerCase()))
    .map((name) => ({
      value: name,
      count: facets[getFeatureColumn(name)]?.find(({ value }) => value === 'true')?.count ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
