import { NearWords } from '../near-words.ts';
import { foldText } from '../text-analysis/index.ts';
import type { Suggestion } from '../text-index/api.ts';
import { compareBytes } from './facets.ts';
import { counted, type QueryBudget } from './query-budget.ts';
import { type ReadDocument, sampleWords } from './sample-words.ts';

/** If the best documents contain too few words, documents without these words are read, at most this many times. */
const ROUNDS_MAX = 4;
/** How many of the most frequent words found are counted in the whole index. */
const WORDS_COUNTED = 48;
/** Words with this prefix, most documents first, with exact counts. */
export async function suggestWords(
  prefix: string,
  limit: number,
  readDocument: ReadDocument,
  budget: QueryBudget,
): Promise<Suggestion[]> {
  const folded = foldText(prefix);
  if (folded === '') return [];
  const wanted = {
    query: { prefix: { words: folded } },
    fits: (word: string): boolean => word.startsWith(folded),
  };
  return (await findWords(wanted, limit, readDocument, budget)).slice(0, limit);
}

/** The word itself, then words that may have been meant, likeliest first, with exact counts. */
export async function suggestSpellings(
  text: string,
  limit: number,
  readDocument: ReadDocument,
  budget: QueryBudget,
): Promise<Suggestion[]> {
  const value = foldText(text);
  const near = NearWords.of(value);
  if (near === undefined) return [];
  const within = (fuzziness: number, prefix_length: number): object => ({
    fuzzy: { words: { value, fuzziness, prefix_length } },
  });
  const wanted = {
    query: { bool: { should: [within(1, 0), within(near.typosMax, near.prefix.length)] } },
    fits: (word: string): boolean => near.typos(word) !== undefined,
  };
  return near.inOrder(await findWords(wanted, limit, readDocument, budget)).slice(0, limit);
}

interface Wanted {
  /** Matches documents that contain such a word. */
  readonly query: object;
  fits(word: string): boolean;
}

/**
 * OpenSearch has no list of words that could be queried, so words are taken from the best documents that contain such a word, then from the
 * best that contain another one. A word that only occurs together with more common ones may be missed.
 */
async function findWords(
  { query, fits }: Wanted,
  limit: number,
  readDocument: ReadDocument,
  budget: QueryBudget,
): Promise<Suggestion[]> {
  const found = new Map<string, number>();
  for (let round = 0; round < ROUNDS_MAX && found.size < limit; round++) {
    const sampled = await sampleWords(
      { filter: [query], must_not: found.size > 0 ? [{ terms: { words: [...found.keys()] } }] : [] },
      readDocument,
      budget,
    );
    for (const words of sampled)
      for (const word of words) if (fits(word)) found.set(word, (found.get(word) ?? 0) + 1);
    if (sampled.length === 0) break;
  }
  const words = [...found]
    .sort(([a, inA], [b, inB]) => inB - inA || compareBytes(a, b))
    .slice(0, Math.max(limit, WORDS_COUNTED))
    .map(([word]) => word);
  const counts = await budget.searchMany(words.map((word) => counted({ term: { words: word } })));
  return words
    .map((value, at) => ({ value, count: counts[at]?.hits.total?.value ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || compareBytes(a.value, b.value));
}
