import { tokenize } from '../../lib/text-analysis/index.ts';
import type { QueryOptions, TextSearch } from '../../lib/text-index/api.ts';

/** Typed text: complete words, then one that may be unfinished. */
export interface TypedWords {
  /** The text before the last word, as typed. */
  readonly lead: string;
  readonly before: readonly string[];
  readonly last: string;
  /** Whether a text has the words in a row, the last one perhaps longer than typed. */
  begins(text: string | null): boolean;
}

export interface Completion {
  readonly value: string;
  readonly count: number;
}

/** How many of the most common completions are tried after the preceding words. */
const TRIED_MAX = 40;

export function typedWords(text: string): TypedWords | undefined {
  const tokens = tokenize(text);
  const end = tokens.pop();
  if (end === undefined) return undefined;
  const words = tokens.map(({ term }) => term);
  const last = end.term;
  return {
    lead: text.slice(0, end.start).trimStart().replace(/\s+/gu, ' '),
    before: words,
    last,
    begins(other) {
      const terms = tokenize(other ?? '').map(({ term }) => term);
      return terms.some(
        (_, at) =>
          words.every((word, offset) => terms[at + offset] === word) &&
          terms[at + words.length]?.startsWith(last) === true,
      );
    },
  };
}

/** Words of the index that start as typed, or phrases that end in one; most companies first, each with its exact count. */
export async function completeWords(
  index: TextSearch,
  { lead, before, last }: TypedWords,
  limit: number,
  options: QueryOptions,
): Promise<Completion[]> {
  if (before.length === 0) return [...(await index.suggest({ terms: true }, last, limit, options))];
  const words = await index.suggest({ terms: true }, last, TRIED_MAX, options);
  const phrases = words.map(({ value }) => lead + value);
  const counts = await index.counts(
    phrases.map((text) => ({ text, mode: 'phrase' })),
    options,
  );
  return phrases
    .map((value, at) => ({ value, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, limit);
}
