import { type PageText, pageRuns } from './page-words.ts';
import type { WordMeanings } from './word-meanings.ts';
import { isUnspaced, isWord } from './words.ts';

/** A page as the model reads it: its words, with how much each counts. */
export interface PageReading {
  readonly language: string;
  readonly industry: string | null;
  readonly words: ReadonlyMap<string, number>;
}

export function readPage(page: PageText, meanings: WordMeanings): PageReading {
  // Pages without a language are mostly English or nearly empty.
  const language = page.language ?? 'en';
  const words = new Map<string, number>();
  for (const [run, weight] of pageRuns(page)) {
    if (isUnspaced(run))
      for (const word of meanings.cut(language, run)) words.set(word, (words.get(word) ?? 0) + weight);
    else if (isWord(run)) words.set(run, (words.get(run) ?? 0) + weight);
  }
  return { language, industry: page.industry, words };
}
