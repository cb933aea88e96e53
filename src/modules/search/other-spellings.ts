import { tokenize } from '../../lib/text-analysis/index.ts';
import type { QueryOptions, TextSearch } from '../../lib/text-index/api.ts';
import type { Understood } from './meaning-search.ts';
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
  /** Whether the typed words are more likely to be meant. */
  readonly isGuess: boolean;
}

/** A word of the query, and what may stand in its place. */
interface SpelledWord {
  readonly at: number;
  /** Whether pages contain it as it was typed. */
  readonly isOnPages: boolean;
  /** Whether they do, or it is understood. */
  readonly isKnown: boolean;
  /** Other spellings, likeliest first. */
  readonly others: readonly { readonly value: string; readonly times: number }[];
}

/**
 * Replaces words that no page contains and that are not understood by similar ones that pages contain, and with them a known word that may
 * be a typo too. If all words are known, replaces those that other spellings far outnumber.
 */
export async function otherSpellings(
  index: TextSearch,
  request: SearchRequest,
  understood: (text: string) => Promise<Understood>,
  options: QueryOptions,
): Promise<Spelling[]> {
  const query = wordsOf(request);
  if (!query || !request.q) return [];
  const { q: typed } = request;
  const asTyped = await understood(typed.text);
  const words = await Promise.all(
    query.words.slice(0, WORDS_SPELLED_MAX).map(async (word, at): Promise<SpelledWord> => {
      const near = await index.suggest({ spellings: true }, word, SPELLINGS_LOOKED_UP, options);
      const [itself] = near[0]?.value === word ? near : [];
      const count = itself?.count ?? (await countOfForms(index, request, word, options));
      return {
        at,
        isOnPages: count > 0,
        isKnown:
          count > 0 ||
          asTyped.isWhole ||
          (await understood(word)).isWhole ||
          (await areUnderstood(typed, [at])),
        others: near
          .filter(({ value }) => value !== word && isPlausible(word, value))
          .map((other) => ({ value: other.value, times: other.count / Math.max(1, count) })),
      };
    }),
  );
  const timesMin = words.every(({ isOnPages }) => isOnPages) ? SLIP_FACTOR : 1;
  const isAllKnown = words.every(({ isKnown }) => isKnown);
  const isOnlyUnderstood = ({ isOnPages, isKnown }: SpelledWord): boolean => isKnown && !isOnPages;
  const kept = words.filter((word) => !isOnlyUnderstood(word));
  // First those that keep the words that are only understood.
  const combined = [
    ...(kept.length < words.length ? combinations(kept, words.length > 1, timesMin) : []),
    ...combinations(words, words.length > 1, timesMin),
  ].slice(0, COMBINATIONS_MAX);
  const spellings: Spelling[] = [];
  for (const replaced of combined) {
    const q = query.replace(replaced);
    if (!q || spellings.some((other) => other.q.text === q.text)) continue;
    const { parts } = await understood(q.text);
    const known = words.filter(({ at, isKnown }) => isKnown && replaced.has(at)).map(({ at }) => at);
    // Replacing a known word by one that is not understood is far-fetched if others are.
    const isFarFetched = parts > 0 && known.length > 0 && !(await areUnderstood(q, known));
    const isGuess = asTyped.isWhole || isFarFetched || (isAllKnown && parts <= asTyped.parts);
    spellings.push({ q, isGuess });
  }
  return spellings;

  /** Whether words of a text are understood by themselves, or the others less without them. */
  async function areUnderstood({ text }: QueryText, places: readonly number[]): Promise<boolean> {
    const tokens = tokenize(text);
    const partsOf = async (isKept: (at: number) => boolean): Promise<number> => {
      const kept = tokens.filter((_, at) => isKept(at));
      return (await understood(kept.map(({ start, end }) => text.slice(start, end)).join(' '))).parts;
    };
    const isOf = (at: number): boolean => places.includes(at);
    return (await partsOf(isOf)) > 0 || (await partsOf((at) => !isOf(at))) < (await understood(text)).parts;
  }
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
  /** The places of the chosen spellings, and one more for each word on pages that is replaced. */
  readonly cost: number;
}

/**
 * The likeliest ways to spell the words, without the typed one. A word on pages is replaced only by a spelling that is at least so many
 * times as common.
 */
function combinations(
  words: readonly SpelledWord[],
  isBesideOthers: boolean,
  timesMin: number,
): readonly ReadonlyMap<number, string>[] {
  let found: readonly Combination[] = [{ replaced: new Map(), cost: 0 }];
  for (const { at, isOnPages, others } of words) {
    const spellings = others
      .filter(({ times }) => !isOnPages || times >= timesMin)
      .slice(0, isBesideOthers ? SPELLINGS_BESIDE_OTHERS_MAX : SPELLINGS_MAX);
    if (spellings.length === 0) continue;
    found = found
      .flatMap(({ replaced, cost }) => [
        ...(isOnPages ? [{ replaced, cost }] : []),
        ...spellings.map(({ value }, place) => ({
          replaced: new Map([...replaced, [at, value]]),
          cost: cost + place + (isOnPages ? 1 : 0),
        })),
      ])
      .sort((one, other) => one.cost - other.cost)
      .slice(0, COMBINATIONS_MAX);
  }
  return found.filter(({ replaced }) => replaced.size > 0).map(({ replaced }) => replaced);
}
