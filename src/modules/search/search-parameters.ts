import { z } from 'zod';
import { type CompanyFilters, filterFields, filterParameters } from './company-filters.ts';
import { cursorParameter } from './cursor.ts';
import { listParameter, Refusal } from './list-parameter.ts';
import { descriptionText, type QueryText, queryText } from './query-text.ts';
import { scopeFields } from './query-vocabulary.ts';
import type { RowDetail } from './row-detail.ts';
import { sortParameter } from './sort-order.ts';

const modes = ['phrase', 'any', 'single'] as const;
export type Mode = (typeof modes)[number] | 'query' | 'meaning';

/** Descriptive names for modes; the others are older. */
const aliases = { all: 'any', or: 'single' } as const;

const isAlias = (name: string): name is keyof typeof aliases => Object.hasOwn(aliases, name);

export const searchMode = z
  .enum([...modes, 'all', 'or', 'query', 'meaning'])
  .default('phrase')
  .describe(
    'phrase: the words in this order, next to each other; all (or any): all words, anywhere; or (or single): at least one of the words; query: the query language, with operators, fields and filters (docs/reference/query-language.md); meaning: companies that fit a description in any language (docs/reference/meaning.md).',
  )
  .transform((name): Mode => (isAlias(name) ? aliases[name] : name));

const formsParameter = {
  forms: z
    .boolean()
    .default(false)
    .describe(
      'Whether a word also matches its forms (plural, case, gender, verb forms, ae for ä) in any of 23 languages, or in those named by `language`. The answer names those that were found.',
    ),
};

const scopeNames = Object.keys(scopeFields);

/** The parts of a page in which words are looked for. */
export const textFields = listParameter(
  {
    noun: 'fields',
    itemsMax: scopeNames.length,
    itemCharactersMax: 20,
    charactersMax: 100,
    itemPattern: scopeNames.join('|'),
    read: (item) =>
      Object.hasOwn(scopeFields, item)
        ? item
        : new Refusal(`'${item}' is not a part of a page; use ${scopeNames.join(', ')}`),
  },
  `Where the words must be: a comma-separated list of ${scopeNames.join(', ')}. Default: anywhere. Fields named in a query go before it.`,
);

const statedParams = [
  'filter',
  'country',
  'technology',
  'has',
  'language',
  'not_country',
  'not_technology',
  'not_has',
  'exclude',
  'industry',
  'query',
] as const;

const ignoreStated = listParameter(
  {
    noun: 'filters',
    itemsMax: 20,
    itemCharactersMax: 500,
    charactersMax: 2_000,
    itemPattern: `(?:${statedParams.join('|')})(?::[^",]+)?|"(?:${statedParams.join('|')}):(?:[^"]|"")+"`,
    read: (item) =>
      (statedParams as readonly string[]).includes(item.split(':', 1)[0] ?? '')
        ? item
        : new Refusal(
            `'${item.slice(0, 80)}' is not a filter that a description states; use ${statedParams.join(', ')}`,
          ),
  },
  'With `mode=meaning`: filters that the description states and that are not to apply, comma-separated, such as `country`. `filter` stands for all conditions on columns and on the place; one of several is named with its value in `meaning.filters`, such as `filter:founded_year:gt:2000` or `has:blog`, in double quotes if it contains a comma.',
);

/** What to search for, without paging. Without a query every company matches, best rank first. */
export interface SearchRequest extends CompanyFilters {
  readonly q?: QueryText | undefined;
  readonly mode: Mode;
  /** Whether words also match by their forms. */
  readonly forms?: boolean | undefined;
  /** The parts of a page in which words are looked for; anywhere if absent. */
  readonly fields?: readonly string[] | undefined;
  /** The order of the results, as `readSortOrder` reads it; best first if absent. */
  readonly sort?: string | undefined;
  /** Conditions of the query language that also apply, whatever the mode. */
  readonly conditions?: QueryText | undefined;
  /** Filters stated in a description that should not be applied. */
  readonly ignore_stated?: readonly string[] | undefined;
  /** Whether words only decide what matches, and results are ordered by rank. */
  readonly isByRank?: boolean;
  /** Always excluded, for example companies that the caller has seen. */
  readonly excludedDomains?: readonly string[];
}

/** What to search for and which part of the results to show. */
export interface PageRequest extends SearchRequest {
  readonly limit: number;
  readonly offset: number;
  /** Where to continue; replaces the offset. */
  readonly cursor?: string | undefined;
  /** Additional columns of the results. */
  readonly detail?: RowDetail | undefined;
}

/** The query parameters of every search. */
export const searchParameters = {
  q: queryText,
  mode: searchMode,
  ...formsParameter,
  fields: textFields.inAddress,
  ignore_stated: ignoreStated.inAddress,
  ...filterParameters,
};

/** The same as a JSON body. */
export const searchFields = {
  q: descriptionText,
  mode: searchMode,
  ...formsParameter,
  fields: textFields.inBody,
  ignore_stated: ignoreStated.inBody,
  ...filterFields,
};

/** Conditions joined by operators, for lists ordered by rank. */
export const rankedQueryParameters = {
  q: queryText
    .optional()
    .describe(
      'Conditions in the query language (docs/reference/query-language.md), such as `(country:de OR country:at) -has:blog`. Words in it only decide what matches: the order stays by rank.',
    ),
  mode: z.literal('query').default('query').describe('How `q` is read.'),
  ...formsParameter,
};

const LIMIT_MAX = 500;

/** Which part of the matches to show. */
export const pageParameters = {
  limit: z.int().min(1).max(LIMIT_MAX).default(100).describe('Results per page.'),
  offset: z.int().min(0).default(0).describe('Results to skip.'),
};

/** The order of the matches, and where to start. */
export const orderParameters = { ...sortParameter, ...cursorParameter };

export const seenParameter = {
  exclude_seen: z
    .boolean()
    .default(false)
    .describe('Exclude companies you had already viewed when you first ran this search. Needs an account.'),
};
