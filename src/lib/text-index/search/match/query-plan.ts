import { tokenize } from '../../../text-analysis/index.ts';
import type { ExcludedText, MatchMode, TextIndexSchema, TextQuery } from '../../api.ts';
import { InvalidQuery } from '../../errors.ts';
import { binaryKey } from '../../format/keys.ts';
import { WORD_PREFIX } from '../../format/layout.ts';
import { type FilterPlan, filterKey, planFilters } from './filter-plan.ts';

/** What to look for in the text. */
export interface TextPlan {
  readonly mode: 'everything' | MatchMode;
  /** Dictionary keys of the words; without repeats unless in a phrase. */
  readonly words: readonly string[];
}

export interface QueryPlan extends TextPlan {
  readonly filters: readonly FilterPlan[];
  /** Names what the filters leave of a part, for the cache; see `filterKey`. */
  readonly filterKey: string;
  /** What the text of a match must not hold. */
  readonly excluded: readonly TextPlan[];
  /** Whether anything besides the text decides what matches. */
  readonly isRestricted: boolean;
}

/** Each costs about as much as the query itself. */
const excludedMax = 64;

const everything: TextPlan = { mode: 'everything', words: [] };

export function planQuery(query: TextQuery, schema: TextIndexSchema): QueryPlan {
  const filters = planFilters(query.filters ?? [], schema);
  const excluded = planExcluded(query.exclude ?? []);
  const { mode, words } =
    query.text === undefined
      ? everything
      : planText(query.text, query.mode, 'the query has no word to search for');
  return {
    mode,
    words,
    filters,
    filterKey: filterKey(filters),
    excluded,
    isRestricted: filters.length > 0 || excluded.length > 0,
  };
}

/** The plan of a text alone, as when its matches are to be left out of others. */
export function planOfText({ mode, words }: TextPlan): QueryPlan {
  return { mode, words, filters: [], filterKey: '', excluded: [], isRestricted: false };
}

function planText(text: string, mode: MatchMode, withoutWords: string): TextPlan {
  const words = tokenize(text).map((token) => WORD_PREFIX + binaryKey(token.term));
  if (words.length === 0) throw new InvalidQuery(withoutWords);
  if (mode === 'phrase') return { mode, words };
  if (mode !== 'all' && mode !== 'any') throw new InvalidQuery(`no mode is called ${String(mode)}`);
  return { mode, words: words.length === 1 ? words : [...new Set(words)] };
}

function planExcluded(texts: readonly ExcludedText[]): TextPlan[] {
  if (texts.length > excludedMax)
    throw new InvalidQuery(`at most ${excludedMax} texts can be excluded from one query`);
  return texts.map(({ text, mode }) =>
    planText(text, mode, `there is no word in ${JSON.stringify(text)} to exclude`),
  );
}
