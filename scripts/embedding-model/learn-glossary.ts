import { isUnspaced, letterRuns } from '../../src/modules/lookalikes/embedding/words.ts';
import type { LabelPair } from './parallel-labels.ts';

export interface Meaning {
  readonly english: string;
  readonly probability: number;
}

/** Words of a language with the English words they mean, most likely first. */
export type Glossary = ReadonlyMap<string, readonly Meaning[]>;

const ROUNDS = 6;
const LABEL_WORDS_MAX = 8;
const PROBABILITY_MIN = 0.12;
const MEANINGS_MAX = 3;

interface WordPair {
  readonly words: readonly number[];
  readonly english: readonly number[];
  readonly weight: number;
}

/**
 * Learns from label pairs alone which word means which English word (IBM model 1). In each round, every English word is divided among the
 * words next to it by the probabilities of the previous round. It uses sums and products only, so that every machine gets the same result.
 */
export function learnGlossary(pairs: readonly LabelPair[], language: string): Glossary {
  const words = new Numbering();
  const english = new Numbering();
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const wordPairs = pairs.flatMap(({ label, english: meaning, weight }): WordPair[] => {
    const left = labelWords(label, segmenter);
    const right = labelWords(meaning, undefined);
    return left.length > 0 &&
      left.length <= LABEL_WORDS_MAX &&
      right.length > 0 &&
      right.length <= LABEL_WORDS_MAX
      ? [
          {
            words: left.map((word) => words.of(word)),
            english: right.map((word) => english.of(word)),
            weight,
          },
        ]
      : [];
  });
  let belief = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round++) belief = improve(wordPairs, belief, english.size, round === 0);
  return meaningsOf(belief, words, english);
}

function improve(
  pairs: readonly WordPair[],
  belief: ReadonlyMap<number, number>,
  englishWords: number,
  isFirst: boolean,
): Map<number, number> {
  const counts = new Map<number, number>();
  const totals = new Map<number, number>();
  const probability = (word: number, english: number): number =>
    isFirst ? 1 : (belief.get(word * englishWords + english) ?? 0);
  for (const { words, english, weight } of pairs)
    for (const meaning of english) {
      let sum = 0;
      for (const word of words) sum += probability(word, meaning);
      for (const word of words) {
        const share = (weight * probability(word, meaning)) / sum;
        const key = word * englishWords + meaning;
        counts.set(key, (counts.get(key) ?? 0) + share);
        totals.set(word, (totals.get(word) ?? 0) + share);
      }
    }
  for (const [key, count] of counts)
    counts.set(key, count / (totals.get(Math.floor(key / englishWords)) ?? 1));
  return counts;
}

function meaningsOf(belief: ReadonlyMap<number, number>, words: Numbering, english: Numbering): Glossary {
  const found = new Map<string, Meaning[]>();
  for (const [key, probability] of belief) {
    if (probability < PROBABILITY_MIN) continue;
    const word = words.names[Math.floor(key / english.size)] as string;
    const meaning = { english: english.names[key % english.size] as string, probability };
    found.set(word, [...(found.get(word) ?? []), meaning]);
  }
  for (const [word, meanings] of found) {
    meanings.sort((a, b) => b.probability - a.probability || (a.english < b.english ? -1 : 1));
    found.set(word, meanings.slice(0, MEANINGS_MAX));
  }
  return found;
}

/** The words of a label. Scripts without spaces are split by the platform's dictionary. */
function labelWords(label: string, segmenter: Intl.Segmenter | undefined): string[] {
  return letterRuns(label).flatMap((run) =>
    segmenter !== undefined && isUnspaced(run)
      ? Array.from(segmenter.segment(run), ({ segment }) => segment)
      : [run],
  );
}

/** Numbers words, so that a pair of them is one number too. */
class Numbering {
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();

  of(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.names.length);
    return this.names.push(name) - 1;
  }

  get size(): number {
    return this.names.length;
  }
}
