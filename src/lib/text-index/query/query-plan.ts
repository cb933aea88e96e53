import type { TextIndexSchema, TextQuery } from '../api.ts';
import { InvalidQuery } from '../errors.ts';
import { binaryKey } from '../segment/keys.ts';
import { WORD_PREFIX } from '../segment/layout.ts';
import { tokenize } from '../tokenizer/tokenize.ts';
import { type FilterPlan, planFilters } from './filter-plan.ts';

export interface QueryPlan {
  readonly mode: 'everything' | 'phrase' | 'all' | 'any';
  /** Dictionary keys of the words; without repeats unless in a phrase. */
  readonly words: readonly string[];
  readonly filters: readonly FilterPlan[];
}

export function planQuery(query: TextQuery, schema: TextIndexSchema): QueryPlan {
  const filters = planFilters(query.filters ?? [], schema);
  if (query.text === undefined) return { mode: 'everything', words: [], filters };
  const words = tokenize(query.text).map((token) => WORD_PREFIX + binaryKey(token.term));
  if (words.length === 0) throw new InvalidQuery('the query has no word to search for');
  if (query.mode === 'phrase') return { mode: 'phrase', words, filters };
  if (query.mode !== 'all' && query.mode !== 'any')
    throw new InvalidQuery(`no mode is called ${String(query.mode)}`);
  return { mode: query.mode, words: [...new Set(words)], filters };
}
