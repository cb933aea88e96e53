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
] as const;

export type QueryClass = (typeof queryClasses)[number];

export type ClassName = QueryClass | `${QueryClass}+filter`;

export interface BenchQuery {
  /** Lower-case ASCII words, which every tokenizer leaves as they are. */
  readonly words: readonly string[];
  readonly mode: MatchMode;
  readonly filter?: typeof benchFilter;
}

/** German pages that show prices: 15 % and 25 % of the pages, independent of each other. */
export const benchFilter = { country: 'DE', has: 'pricing' } as const;

export const classNames: readonly ClassName[] = queryClasses.flatMap((name) => [
  name,
  `${name}+filter` as const,
]);
