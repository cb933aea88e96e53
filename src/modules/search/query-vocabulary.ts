import type { Comparison, FilterRule, Vocabulary } from '../../lib/query-language/index.ts';
import { tokenize } from '../../lib/text-analysis/index.ts';
import type { Condition } from '../../lib/text-index/api.ts';
import {
  ANY_CHANGE,
  type EventKind,
  eventFacts,
  featureNames,
  getFeatureColumn,
  isFeature,
  trackedColumns,
} from '../company-index/index.ts';
import {
  type ComparedColumn,
  comparedColumns,
  comparedWith,
  hasValue,
  periodOf,
  readColumnValue,
  type ValueKind,
} from './column-values.ts';
import { filterItems } from './filter-items.ts';
import type { ItemRules, Refusal } from './list-parameter.ts';

/** The index fields for a name before a colon. */
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
  readonly condition: (value: string, comparison: Comparison, since?: string) => Condition;
}

type Item = Exclude<keyof typeof filterItems, 'domains'>;

/** A filter that takes a list as a parameter; in a query it takes one value, read by the same rules. */
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
  identifier: 'a kind and a value such as ga4:G-7QK2M9ZP4D',
};

const equals =
  (field: string) =>
  (value: string): Condition => ({ field, op: 'equals', value });

/** An event in the history of a homepage; `since` is a separate filter shared by all events joined with it. */
function change(kind: EventKind, read: FilterRule['read']): QueryFilter {
  return { isOrdered: false, read, condition: (name, _, since) => happened(kind, name, since) };
}

const happened = (kind: EventKind, name: string, since: string | undefined): Condition => ({
  field: 'history',
  op: 'in',
  values: eventFacts(kind, name, since),
});

/** The same filter with `*` for any value of the column. */
const orAnyValue = (column: string, filter: QueryFilter): QueryFilter => ({
  ...filter,
  read(value, comparison) {
    if (value !== '*') return filter.read(value, comparison);
    return comparison === '='
      ? { value }
      : { expected: `a value after ${comparison}; ${column}:* finds any value` };
  },
  condition: (value, comparison, since) =>
    value === '*' ? hasValue(getColumn(column)) : filter.condition(value, comparison, since),
});

/** A column, or a feature by its name in `has`. */
function readColumn(value: string): ReturnType<FilterRule['read']> {
  const name = value.toLowerCase();
  const column = isFeature(name) ? getFeatureColumn(name) : name === 'text' ? 'body_text' : name;
  return column === 'technologies' || trackedColumns.some((tracked) => tracked === column)
    ? { value: column }
    : { expected: 'the name of a column such as title, emails or has_pricing' };
}

function readPeriod(value: string): ReturnType<FilterRule['read']> {
  return periodOf(value) ? { value } : { expected: 'a date such as 2026, 2026-01 or 2026-01-31' };
}

/** Compares a column with one value; `text*` means that the value starts with it, `*text*` that it contains it. */
function columnFilter(compared: ComparedColumn): QueryFilter {
  const { kind, field, column } = compared;
  const partIn = (value: string): Condition | undefined => {
    const isInside = value.startsWith('*');
    const text = value.slice(isInside ? 1 : 0, -1);
    return kind === 'text' && value.endsWith('*') && /[^\s*]/u.test(text)
      ? { field, op: isInside ? 'contains' : 'starts', value: text }
      : undefined;
  };
  return {
    isOrdered: kind === 'number' || kind === 'date',
    read(value) {
      if (partIn(value) !== undefined) return { value };
      const known = readColumnValue(compared, value);
      return typeof known === 'string' ? { value: known } : { expected: expectedOf(column, kind) };
    },
    condition: (value, comparison) => partIn(value) ?? comparedWith(compared, comparison, value),
  };
}

/** A column whose values are not compared, such as lists of addresses: a query can only ask whether there is any. */
function presenceFilter(compared: ComparedColumn): QueryFilter {
  return {
    isOrdered: false,
    read: (value) =>
      value === '*' ? { value } : { expected: `${compared.column.name}:*, which finds any value` },
    condition: () => hasValue(compared),
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

/** Filters with their own names. */
const namedFilters: Readonly<Record<string, QueryFilter>> = {
  country: orAnyValue('country', oneOfList('country', equals('country'))),
  industry: orAnyValue('industry', oneOfList('industry', equals('industry'))),
  tld: oneOfList('tld', equals('tld')),
  language: orAnyValue('language', oneOfList('language', equals('language'))),
  technology: orAnyValue('technologies', oneOfList('technology', equals('tech'))),
  tech: orAnyValue(
    'tech_stack',
    oneOfList('tech', (value) => ({ field: 'tech_stack', op: 'contains', value })),
  ),
  has: oneOfList('has', (value) => ({ field: getFeatureColumn(value), op: 'equals', value: true })),
  identifier: oneOfList('identifier', equals('identifier')),
  started: change('started', oneOfList('technology', equals('tech')).read),
  stopped: change('stopped', oneOfList('technology', equals('tech')).read),
  changed: change('changed', readColumn),
  since: {
    isOrdered: false,
    read: readPeriod,
    condition: (value) => happened('changed', ANY_CHANGE, value),
  },
  crawled: columnFilter(getColumn('fetched_at')),
  exists: {
    isOrdered: false,
    read: (value) =>
      comparedColumns.has(value) ? { value } : { expected: 'the name of a column, such as linkedin' },
    condition: (value) => hasValue(getColumn(value)),
  },
};

/** Every column under its name, unless a text field has that name. */
const columnFilters = [...comparedColumns.values()].filter(
  ({ column, kind }) => kind !== 'domain' && !Object.hasOwn(scopeFields, column.name),
);

/** The single table of filters that a query may contain. */
const queryFilters: Readonly<Record<string, QueryFilter>> = {
  ...Object.fromEntries(
    columnFilters.map((compared) => [
      compared.column.name,
      compared.kind === 'none'
        ? presenceFilter(compared)
        : orAnyValue(compared.column.name, columnFilter(compared)),
    ]),
  ),
  ...namedFilters,
};

export const queryVocabulary: Vocabulary = {
  tokenize,
  scopes: Object.keys(scopeFields),
  filters: queryFilters,
  expectedNames: `one of ${[...Object.keys(scopeFields), ...Object.keys(namedFilters), 'founded_year'].join(', ')} or another filterable column`,
};

/** The condition for a filter that was parsed with this vocabulary. */
export function conditionOf(
  name: string,
  comparison: Comparison,
  value: string,
  since: string | undefined,
): Condition {
  const filter = queryFilters[name];
  if (filter === undefined) throw new Error(`there is no filter ${name}`);
  return filter.condition(value, comparison, since);
}

/** The names of filters on events, which `since` limits. */
export const eventFilters: ReadonlySet<string> = new Set(['started', 'stopped', 'changed']);
