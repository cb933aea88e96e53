import type { SearchPosition, SortOrder, TextIndexSchema } from '../text-index/api.ts';
import { FilterNotIndexed, InvalidQuery } from '../text-index/errors.ts';
import { getFilter } from '../text-index/search/match/filter-plan.ts';
import type { SearchHit } from './query-budget.ts';

/** An order of matches in the form of OpenSearch. */
export interface Order {
  readonly sort: readonly object[];
  /** The field with the values, if documents may lack it. */
  readonly field: string | undefined;
  readonly isByScore: boolean;
}

export const BEST_FIRST: Order = order('_score', true, undefined);

/** In the schema of an index that cannot sort by texts, `absent` lists them as `sort TEXT`. */
export function readOrder(wanted: SortOrder | undefined, schema: TextIndexSchema): Order {
  if (wanted === undefined) return BEST_FIRST;
  const { by, isDescending } = wanted;
  if (by === 'score') return order('_score', isDescending, undefined);
  if (by === 'key')
    return { sort: [{ key: isDescending ? 'desc' : 'asc' }], field: undefined, isByScore: false };
  const { field } = getFilter(by.filter, schema);
  if (field.kind === 'text' && schema.absent?.includes(sortOf(field.name)))
    throw new FilterNotIndexed(field.name);
  if (field.kind !== 'number' && field.kind !== 'text')
    throw new InvalidQuery(`filter ${field.name} is a ${field.kind} and cannot be sorted by`);
  const name = field.kind === 'text' ? sortField(field.name) : `f_${field.name}`;
  return order(name, isDescending, name);
}

function order(name: string, isDescending: boolean, field: string | undefined): Order {
  const direction = isDescending ? 'desc' : 'asc';
  const first = field === undefined ? direction : { order: direction, missing: '_last' };
  return { sort: [{ [name]: first }, { key: 'asc' }], field, isByScore: name === '_score' };
}

export const sortOf = (name: string): string => `sort ${name}`;

/** A text field of which only the order is stored. */
export const sortField = (name: string): string => `s_${name}`;

/** The part of a search that continues after a position; documents without a value come last, ordered by key alone. */
export function continued(
  { sort, field }: Order,
  query: object,
  { value, key }: SearchPosition,
): { query: object; sort: readonly object[]; search_after: readonly unknown[] } {
  if (sort.length === 1) return { query, sort, search_after: [key] };
  if (value !== null || field === undefined) return { query, sort, search_after: [value, key] };
  return {
    query: { bool: { must: [query], must_not: [{ exists: { field } }] } },
    sort: [{ key: 'asc' }],
    search_after: [key],
  };
}

/** The position of a hit in its order. */
export function positionOf(
  hit: SearchHit,
  { sort, isByScore }: Order,
  weights: readonly number[],
): SearchPosition {
  const values = hit.sort ?? [];
  const [value] = values;
  const isMissing = values.length === 1 || sort.length === 1 || value === null || !isValue(value);
  return {
    value: isMissing ? null : (value ?? null),
    key: String(values.at(-1)),
    weights: isByScore ? weights : [],
  };
}

/** A missing number is sorted as if it were infinite, which JSON represents as a string. */
const isValue = (value: unknown): boolean =>
  typeof value === 'number' ? Number.isFinite(value) : value !== 'Infinity' && value !== '-Infinity';
