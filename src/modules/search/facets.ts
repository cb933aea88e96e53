import type { QueryOptions, TextSearch } from '../../lib/text-index/api.ts';
import { featureColumns, featureNames, getFeatureColumn } from '../company-index/index.ts';
import type { SearchRequest } from './search-parameters.ts';
import { toTextQuery } from './to-text-query.ts';

/** What matches can be counted by, and the filter that a value of it belongs to. `technology` is another name of `tech`. */
export const facetFields = ['industry', 'country', 'tld', 'tech', 'language', 'has', 'technology'] as const;
export type FacetField = (typeof facetFields)[number];

/** Those that are counted where none is named: each thing once. */
export const defaultFacetFields: readonly FacetField[] = [
  'industry',
  'country',
  'tld',
  'tech',
  'language',
  'has',
];

interface FacetValue {
  readonly value: string;
  readonly count: number;
}

export interface FacetPage {
  readonly totalCount: number;
  readonly facets: Partial<Record<FacetField, FacetValue[]>>;
}

const otherNames: Partial<Record<FacetField, string>> = { technology: 'tech' };

/** Exact counts of the matches by value: filtering by a value finds exactly its count. */
export async function countFacets(
  index: TextSearch,
  request: SearchRequest,
  { fields, size }: { fields: readonly FacetField[]; size: number },
  options: QueryOptions,
): Promise<FacetPage> {
  const nameOf = (field: FacetField): string => otherNames[field] ?? field;
  const requested = new Set(fields.flatMap((field) => (field === 'has' ? featureColumns : nameOf(field))));
  const answer = await index.facets(toTextQuery(request), [...requested], { ...options, size });
  const facets = Object.fromEntries(
    fields.map((field) => [
      field,
      field === 'has' ? featureCounts(answer.facets, size) : [...(answer.facets[nameOf(field)] ?? [])],
    ]),
  );
  return { totalCount: answer.total, facets };
}

function featureCounts(facets: Readonly<Record<string, readonly FacetValue[]>>, size: number): FacetValue[] {
  return featureNames
    .map((name) => ({
      value: name,
      count: facets[getFeatureColumn(name)]?.find(({ value }) => value === 'true')?.count ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, size);
}
