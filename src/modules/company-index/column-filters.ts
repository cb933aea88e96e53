import type { FilterField } from '../../lib/text-index/api.ts';
import { type Column, type ColumnName, type CompanyProfile, columns } from '../companies/index.ts';
import { featureColumns } from './features.ts';

/** A column whose values the index filters and counts, with the name of its filter. */
export interface IndexedColumn {
  readonly column: Column;
  readonly filter: FilterField;
}

/** Filters whose name differs from their column's. `domain` is the key of the document and needs no filter. */
const otherNames: Partial<Record<ColumnName, string>> = { technologies: 'tech' };

/** Columns whose values are too long to be keywords. */
const textColumns: ReadonlySet<ColumnName> = new Set(['title']);

const kindOf = ({ name, type }: Column): FilterField['kind'] => {
  if (textColumns.has(name)) return 'text';
  if (type === 'boolean') return 'flag';
  if (type === 'string') return name === 'tld' || name === 'tech_stack' ? 'keywords' : 'keyword';
  return type === 'string[]' ? 'keywords' : 'number';
};

/** Every filterable column except the domain. */
export const indexedColumns: ReadonlyMap<string, IndexedColumn> = new Map(
  columns
    .filter(({ name, filterable }) => filterable && name !== 'domain')
    .map((column) => [
      column.name,
      { column, filter: { name: otherNames[column.name] ?? column.name, kind: kindOf(column) } },
    ]),
);

/** Filters that only serve sorting: company names in order, and the number of technologies. */
const sortFilters: readonly FilterField[] = [
  { name: 'name', kind: 'text' },
  { name: 'technology_count', kind: 'number' },
];

/** Filters that are not columns: identifiers as `kind:value` (see data/identifiers) and history facts (see history-facts.ts). */
const relationFilters: readonly FilterField[] = [
  { name: 'identifier', kind: 'keywords' },
  { name: 'history', kind: 'keywords' },
];

/** The index filter that results are sorted by, if its name differs from the column's. */
const sortedBy: Partial<Record<ColumnName, string>> = { company_name: 'name' };

/** The filter of a sortable column; undefined for the domain. */
export const sortFilterOf = (column: Column): string | undefined =>
  column.name === 'domain' ? undefined : (sortedBy[column.name] ?? column.name);

/** The filters that every index has had from the start, in their original order. */
const firstFilters: readonly FilterField[] = [
  { name: 'title', kind: 'text' },
  { name: 'company_name', kind: 'keyword' },
  { name: 'industry', kind: 'keyword' },
  { name: 'tech', kind: 'keywords' },
  // Technologies with versions, as `tech_stack` shows them: what `tech=` searches.
  { name: 'tech_stack', kind: 'keywords' },
  // The whole suffix and its last label: `co.uk` and `uk`. Facets count both, so that clicking either finds as many as it says.
  { name: 'tld', kind: 'keywords' },
  { name: 'country', kind: 'keyword' },
  { name: 'language', kind: 'keyword' },
  { name: 'crawl_id', kind: 'keyword' },
  { name: 'source', kind: 'keyword' },
  ...featureColumns.map((name) => ({ name, kind: 'flag' }) as const),
  // The names of the filled columns: this facet is the exact fill rate of every column.
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
  ...sortFilters,
  ...relationFilters,
];

type FilterValues = Record<string, string | readonly string[] | boolean | number | null>;

const laterNames = laterColumns.map(({ column }) => column.name);

/** The values of the filters that were added later. */
export function laterFilterValues(profile: CompanyProfile): FilterValues {
  return {
    ...valuesOf(profile, laterNames),
    name: profile.company_name,
    technology_count: profile.technologies.length,
  };
}

/** Picks some columns of a profile by name. */
export function valuesOf(profile: CompanyProfile, names: readonly ColumnName[]): FilterValues {
  const values: FilterValues = {};
  for (const name of names) values[name] = profile[name];
  return values;
}
