import type { MatchMode } from '../../../src/lib/text-index/api.ts';

/** The classes of the report, in its order; each also runs with the filter, as `CLASS+filter`. */
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
 * How the words of a query match. Beyond the modes of a search: `title` the word in the title, `prefix` words that begin so, `exclude` the
 * first without the second, `group` one of the first two and the third, `near` both with at most `NEAR_DISTANCE` words between them.
 */
export type BenchMode = MatchMode | 'title' | 'prefix' | 'exclude' | 'group' | 'near';

export const NEAR_DISTANCE = 5;

export interface BenchQuery {
  /** Lower-case ASCII words, which every tokenizer leaves as they are. */
  readonly words: readonly string[];
  readonly mode: BenchMode;
  readonly filter?: typeof benchFilter;
}

/** German pages that show prices: 15 % and 25 % of the pages, independent of each other. */
export const benchFilter = { country: 'DE', has: 'pricing' } as const;

export const classNames: readonly ClassName[] = queryClasses.flatMap((name) => [
  name,
  `${name}+filter` as const,
]);
