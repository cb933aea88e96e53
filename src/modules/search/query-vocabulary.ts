import type { Comparison, FilterRule, Vocabulary } from '../../lib/query-language/index.ts';
import { tokenize } from '../../lib/text-analysis/index.ts';
import type { Condition } from '../../lib/text-index/api.ts';
import { featureNames, getFeatureColumn } from '../company-index/index.ts';
import {
  type ComparedColumn,
  comparedColumns,
  comparedWith,
  hasValue,
  readColumnValue,
  type ValueKind,
} from './column-values.ts';
import { filterItems } from './filter-items.ts';
import type { ItemRules, Refusal } from './list-parameter.ts';

/** The fields of the index for a name before a colon. */
export const scopeFields: Readonly<Record<string, readonly string[]>> = {
  title: ['title'],
  meta: ['meta'],
  h1: ['h1'],
  h2: ['h2'],
  h3: ['h3'],
  headings: ['h1', 'h2', 'h3'],
  body: ['body'],
};

interface QueryFilter extends FilterRule {
  readonly condition: (value: string, comparison: Comparison) => Condition;
}

type Item = Exclude<keyof typeof filterItems, 'domains'>;

/** A filter of the search that takes lists there; here it takes one value, read by the same rules. */
const oneOfList = (name: Item, condition: (value: string) => Condition): QueryFilter => ({
  isOrdered: false,
  read(value) {
    const { itemCharactersMax, read = (item: string): string | Refusal => item }: ItemRules =
      filterItems[name];
    const known = value === '' || value.length > itemCharactersMax ? undefined : read(value);
    return typeof known === 'string' ? { value: known } : { expected: expectedValues[name] };
  },
  condition,
});

const expectedValues: Readonly<Record<Item, string>> = {
  country: 'a two-letter country code such as de',
  industry: 'the name of an industry, in quotes if it has several words',
  tld: 'the ending of a domain such as de or co.uk',
  language: 'a language code such as en',
  technology: 'the name of a technology, in quotes if it has several words',
  tech: 'a part of the name of a technology',
  has: `one of ${featureNames.join(', ')}`,
};

const equals =
  (field: string) =>
  (value: string): Condition => ({ field, op: 'equals', value });

/** A column compared with one value; `*text*` is contained in it. */
function columnFilter(compared: ComparedColumn): QueryFilter {
  const { kind, field, column } = compared;
  const containedIn = (value: string): string | undefined =>
    kind === 'text' ? /^\*(.*[^\s*].*)\*$/su.exec(value)?.[1] : undefined;
  return {
    isOrdered: kind === 'number' || kind === 'date',
    read(value) {
      if (containedIn(value) !== undefined) return { value };
      const known = readColumnValue(compared, value);
      return typeof known === 'string' ? { value: known } : { expected: expectedOf(column, kind) };
    },
    condition(value, comparison) {
      const contained = containedIn(value);
      return contained === undefined
        ? comparedWith(compared, comparison, value)
        : { field, op: 'contains', value: contained };
    },
  };
}

function expectedOf({ name, example }: ComparedColumn['column'], kind: ValueKind): string {
  if (kind === 'date') return 'a date such as 2026, 2026-01 or 2026-01-31';
  if (kind === 'flag') return 'true or false';
  const shown = Array.isArray(example) ? example[0] : example;
  return kind === 'number' ? `a number such as ${shown}` : `a value of ${name} such as ${shown}`;
}

function getColumn(name: string): ComparedColumn {
  const compared = comparedColumns.get(name);
  if (compared === undefined) throw new Error(`there is no column ${name}`);
  return compared;
}

/** Filters with names of their own. */
const namedFilters: Readonly<Record<string, QueryFilter>> = {
  country: oneOfList('country', equals('country')),
  industry: oneOfList('industry', equals('industry')),
  tld: oneOfList('tld', equals('tld')),
  language: oneOfList('language', equals('language')),
  technology: oneOfList('technology', equals('tech')),
  tech: oneOfList('tech', (value) => ({ field: 'tech_stack', op: 'contains', value })),
  has: oneOfList('has', (value) => ({ field: getFeatureColumn(value), op: 'equals', value: true })),
  crawled: columnFilter(getColumn('fetched_at')),
  exists: {
    isOrdered: false,
    read: (value) =>
      comparedColumns.has(value) ? { value } : { expected: 'the name of a column, such as linkedin' },
    condition: (value) => hasValue(getColumn(value)),
  },
};

/** Every filterable column under its name, unless that is a field of the text. */
const columnFilters = [...comparedColumns.values()].filter(
  ({ column, kind }) => kind !== 'none' && kind !== 'domain' && !Object.hasOwn(scopeFields, column.name),
);

/** THE table of filters that a query may hold. */
const queryFilters: Readonly<Record<string, QueryFilter>> = {
  ...Object.fromEntries(columnFilters.map((compared) => [compared.column.name, columnFilter(compared)])),
  ...namedFilters,
};

export const queryVocabulary: Vocabulary = {
  tokenize,
  scopes: Object.keys(scopeFields),
  filters: queryFilters,
  expectedNames: `one of ${[...Object.keys(scopeFields), ...Object.keys(namedFilters), 'founded_year'].join(', ')} or another filterable column`,
};

/** The condition of a filter that was read by this vocabulary. */
export function conditionOf(name: string, comparison: Comparison, value: string): Condition {
  const filter = queryFilters[name];
  if (filter === undefined) throw new Error(`there is no filter ${name}`);
  return filter.condition(value, comparison);
}
