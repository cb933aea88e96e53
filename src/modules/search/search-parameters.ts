import { z } from 'zod';
import { type CompanyFilters, filterFields, filterParameters } from './company-filters.ts';
import { type QueryText, queryText } from './query-text.ts';

const modes = ['phrase', 'any', 'single'] as const;
export type Mode = (typeof modes)[number];

/** Names that say what they mean; the others are older. */
const aliases = { all: 'any', or: 'single' } as const;

const isAlias = (name: string): name is keyof typeof aliases => Object.hasOwn(aliases, name);

export const searchMode = z
  .enum([...modes, 'all', 'or'])
  .default('phrase')
  .describe(
    'phrase: the words in this order, next to each other; all (or any): all words, anywhere; or (or single): at least one of the words.',
  )
  .transform((name): Mode => (isAlias(name) ? aliases[name] : name));

/** What to search for, without how much of it to show. Without a query every company matches, best rank first. */
export interface SearchRequest extends CompanyFilters {
  readonly q?: QueryText;
  readonly mode: Mode;
  /** Left out whatever else holds, such as what the caller has seen. */
  readonly excludedDomains?: readonly string[];
}

/** What every search takes as query parameters. */
export const searchParameters = { q: queryText, mode: searchMode, ...filterParameters };

/** The same as a JSON body. */
export const searchFields = { q: queryText, mode: searchMode, ...filterFields };

const LIMIT_MAX = 500;

/** Which part of the matches to show. */
export const pageParameters = {
  limit: z.int().min(1).max(LIMIT_MAX).default(100).describe('Results per page.'),
  offset: z.int().min(0).default(0).describe('Results to skip.'),
};

export const seenParameter = {
  exclude_seen: z
    .boolean()
    .default(false)
    .describe('Exclude companies you had already viewed when you first ran this search. Needs an account.'),
};
