import type { MatchMode } from '../../../src/lib/text-index/api.ts';

/** The classes in the order of the report. Each also runs with the filter, as `CLASS+filter`. */
export const queryClasses = [
  'rare',
  'mid',
  'frequent',
  'phrase_rare',
  'phrase_frequent',
  'phrase_very_frequent',
  'all2',
  'all3',
  'any3',
  'title',
  'prefix',
  'exclude',
  'group',
  'near',
] as const;

export type QueryClass = (typeof queryClasses)[number];

export type ClassName = QueryClass | `${QueryClass}+filter`;

/**
 * How the words of a query match. In addition to the modes of a search: `title` matches the word in the title, `prefix` words that start
 * with it, `exclude` the first without the second, `group` one of the first two and the third, `near` both with at most `NEAR_DISTANCE`
 * words between them.
 */
export type BenchMode = MatchMode | 'title' | 'prefix' | 'exclude' | 'group' | 'near';

export const NEAR_DISTANCE = 5;

export interface BenchQuery {
  /** Lower-case ASCII words, which every tokenizer leaves unchanged. */
  readonly words: readonly string[];
  readonly mode: BenchMode;
  readonly filter?: typeof benchFilter;
}

/** German pages with prices: 15 % and 25 % of the pages, independently of each other. */
export const benchFilter = { country: 'DE', has: 'pricing' } as const;

export const classNames: readonly ClassName[] = queryClasses.flatMap((name) => [
  name,
  `${name}+filter` as const,
]);
