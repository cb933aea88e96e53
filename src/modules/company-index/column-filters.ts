import type { FilterField } from '../../lib/text-index/api.ts';
import { type Column, type ColumnName, type CompanyProfile, columns } from '../companies/index.ts';
import { featureColumns } from './features.ts';

/** A column whose values the index filters and counts, under the name of its filter there. */
export interface IndexedColumn {
  readonly column: Column;
  readonly filter: FilterField;
}

/** Filters that are not called like their column; `domain` is the key of its document and needs none. */
const otherNames: Partial<Record<ColumnName, string>> = { technologies: 'tech' };

/** Columns of which `title` alone is too long to be a value. */
const textColumns: ReadonlySet<ColumnName> = new Set(['title']);

const kindOf = ({ name, type }: Column): FilterField['kind'] => {
  if (textColumns.has(name)) return 'text';
  if (type === 'boolean') return 'flag';
  if (type === 'string') return name === 'tld' || name === 'tech_stack' ? 'keywords' : 'keyword';
  return type === 'string[]' ? 'keywords' : 'number';
};

/** Every filterable column but the domain. */
export const indexedColumns: ReadonlyMap<string, IndexedColumn> = new Map(
  columns
    .filter(({ name, filterable }) => filterable && name !== 'domain')
    .map((column) => [
      column.name,
      { column, filter: { name: otherNames[column.name] ?? column.name, kind: kindOf(column) } },
    ]),
);

/** Filters that no column has under that name: the order of company names, and how many technologies there are. */
const orderFilters: readonly FilterField[] = [
  { name: 'name', kind: 'text' },
  { name: 'technology_count', kind: 'number' },
];

/** Filters that are no columns: `kind:value`, see data/identifiers; and what happened, see history-facts.ts. */
const relationFilters: readonly FilterField[] = [
  { name: 'identifier', kind: 'keywords' },
  { name: 'history', kind: 'keywords' },
];

/** The index filter whose values the results are sorted by. */
const sortedBy: Partial<Record<ColumnName, string>> = { company_name: 'name' };

/** The filter of a sortable column; undefined for the domain. */
export const sortFilterOf = (column: Column): string | undefined =>
  column.name === 'domain' ? undefined : (sortedBy[column.name] ?? column.name);

/** Those that an index always had, in the order it had them. */
const firstFilters: readonly FilterField[] = [
  { name: 'title', kind: 'text' },
  { name: 'company_name', kind: 'keyword' },
  { name: 'industry', kind: 'keyword' },
  { name: 'tech', kind: 'keywords' },
  // The same with versions, as `tech_stack` shows them: what `tech=` looks into.
  { name: 'tech_stack', kind: 'keywords' },
  // The whole ending and its last part: `co.uk` and `uk`. Facets count both, so that a click on either keeps its promise.
  { name: 'tld', kind: 'keywords' },
  { name: 'country', kind: 'keyword' },
  { name: 'language', kind: 'keyword' },
  { name: 'crawl_id', kind: 'keyword' },
  { name: 'source', kind: 'keyword' },
  ...featureColumns.map((name) => ({ name, kind: 'flag' }) as const),
  // The names of the filled columns: their facet is the exact fill rate of every column.
  { name: 'filled', kind: 'keywords' },
  { name: 'fetched_at', kind: 'number' },
  { name: 'founded_year', kind: 'number' },
];

const isFirst = ({ filter }: IndexedColumn): boolean => firstFilters.some(({ name }) => name === filter.name);

const laterColumns = [...indexedColumns.values()].filter((indexed) => !isFirst(indexed));

/** All filters of the index. */
export const indexFilters: readonly FilterField[] = [
  ...firstFilters,
  ...laterColumns.map(({ filter }) => filter),
  ...orderFilters,
  ...relationFilters,
];

type FilterValues = Record<string, string | readonly string[] | boolean | number | null>;

const laterNames = laterColumns.map(({ column }) => column.name);

/** The values of those that no index had at first. */
export function laterFilterValues(profile: CompanyProfile): FilterValues {
  return {
    ...valuesOf(profile, laterNames),
    name: profile.company_name,
    technology_count: profile.technologies.length,
  };
}

/** Some columns of a profile by their names. */
export function valuesOf(profile: CompanyProfile, names: readonly ColumnName[]): FilterValues {
  const values: FilterValues = {};
  for (const name of names) values[name] = profile[name];
  return values;
}
