import type { QueryOptions, TextSearch } from '../../lib/text-index/api.ts';
import { type QueryText, readQueryText } from './query-text.ts';
import { wordsOf } from './query-words.ts';
import type { SearchRequest } from './search-parameters.ts';
import { toTextQuery } from './to-text-query.ts';

/** How many words of a query are looked up for their spelling. */
const WORDS_SPELLED_MAX = 6;
const SPELLINGS_LOOKED_UP = 6;
/** How many spellings of a word are tried. Beside other words, a rarer one may be meant. */
const SPELLINGS_MAX = 3;
const SPELLINGS_BESIDE_OTHERS_MAX = 5;
/** How many ways to spell all words together are counted. */
const COMBINATIONS_MAX = 5;
/** A word that the index contains counts as a typo only if the other word is far more common. */
const SLIP_FACTOR = 10;

export interface Spelling {
  readonly q: QueryText;
  /** If the index contains all typed words, another spelling is only a guess. */
  readonly isGuess: boolean;
}

/** A word of the query, and what may stand in its place. */
interface SpelledWord {
  readonly at: number;
  /** Whether pages contain it as it was typed. */
  readonly isKnown: boolean;
  /** Other spellings, likeliest first. */
  readonly others: readonly { readonly value: string; readonly times: number }[];
}

/**
 * Replaces words that no page contains by similar ones that pages contain, and with them a known word that may be a typo too. If all words
 * are known, replaces those that other spellings far outnumber.
 */
export async function otherSpellings(
  index: TextSearch,
  request: SearchRequest,
  options: QueryOptions,
): Promise<Spelling[]> {
  const query = wordsOf(request);
  if (!query) return [];
  const words = await Promise.all(
    query.words.slice(0, WORDS_SPELLED_MAX).map(async (word, at): Promise<SpelledWord> => {
      const near = await index.suggest({ spellings: true }, word, SPELLINGS_LOOKED_UP, options);
      const [itself] = near[0]?.value === word ? near : [];
      const count = itself?.count ?? (await countOfForms(index, request, word, options));
      return {
        at,
        isKnown: count > 0,
        others: near
          .filter(({ value }) => value !== word && isPlausible(word, value))
          .map((other) => ({ value: other.value, times: other.count / Math.max(1, count) })),
      };
    }),
  );
  const isGuess = words.every(({ isKnown }) => isKnown);
  return combinations(words, isGuess ? SLIP_FACTOR : 1).flatMap((replaced) => {
    const q = query.replace(replaced);
    return q ? [{ q, isGuess }] : [];
  });
}

/** How many pages contain the word in one of its forms, where those count. */
async function countOfForms(
  index: TextSearch,
  request: SearchRequest,
  word: string,
  options: QueryOptions,
): Promise<number> {
  const q = request.forms ? readQueryText(word) : undefined;
  return q ? index.count(toTextQuery({ q, mode: 'phrase', forms: true }), options) : 0;
}

const SHORT_WORD = 4;

/** Hardly anybody mistypes the first letter of a short word, and so many short words differ by one letter: "near" is not "year". */
const isPlausible = (word: string, other: string): boolean =>
  word.length > SHORT_WORD || word[0] === other[0];

interface Combination {
  readonly replaced: ReadonlyMap<number, string>;
  /** The places of the chosen spellings, and one more for each known word that is replaced. */
  readonly cost: number;
}

/**
 * The likeliest ways to spell the words, without the typed one. A known word is replaced only by a spelling that is at least so many times
 * as common.
 */
function combinations(
  words: readonly SpelledWord[],
  timesMin: number,
): readonly ReadonlyMap<number, string>[] {
  let found: readonly Combination[] = [{ replaced: new Map(), cost: 0 }];
  for (const { at, isKnown, others } of words) {
    const spellings = others
      .filter(({ times }) => !isKnown || times >= timesMin)
      .slice(0, words.length > 1 ? SPELLINGS_BESIDE_OTHERS_MAX : SPELLINGS_MAX);
    if (spellings.length === 0) continue;
    found = found
      .flatMap(({ replaced, cost }) => [
        ...(isKnown ? [{ replaced, cost }] : []),
        ...spellings.map(({ value }, place) => ({
          replaced: new Map([...replaced, [at, value]]),
          cost: cost + place + (isKnown ? 1 : 0),
        })),
      ])
      .sort((one, other) => one.cost - other.cost)
      .slice(0, COMBINATIONS_MAX);
  }
  return found.filter(({ replaced }) => replaced.size > 0).map(({ replaced }) => replaced);
}
