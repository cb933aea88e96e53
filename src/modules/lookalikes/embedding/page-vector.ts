import { WORD_DIMENSIONS } from './english-words.ts';
import { coordinateOf, INDUSTRY_DIMENSIONS } from './industry-coordinates.ts';
import type { PageReading } from './page-reading.ts';
import { meanOf, rarityIn, type Statistics } from './statistics.ts';
import { unitVector } from './unit-vector.ts';
import type { WordMeanings } from './word-meanings.ts';

export const PAGE_DIMENSIONS = WORD_DIMENSIONS + INDUSTRY_DIMENSIONS;

/** Weight of words that are not concepts. */
const OTHER_WORDS = 0.3;
/** Share of the squared length that the industries have. Decision 74 has the figures for other values. */
const INDUSTRY_SHARE = 0.6;
/** A page with fewer meaningful words has too little text to be compared. */
const WORDS_MIN = 5;

/** The position of the page in the space of meanings, as a unit vector; undefined for a page with too little text. */
export function pageVector(
  reading: PageReading,
  industries: ReadonlyMap<string, number>,
  statistics: Statistics,
  meanings: WordMeanings,
): Float32Array | undefined {
  const words = wordsVector(reading, statistics, meanings);
  if (!words) return undefined;
  return withIndustries(centredAt(words, meanOf(statistics, reading.language), 0), industries);
}

/** Subtracts what all pages of the language share, the mean starting at `from`; undefined if nothing is left. */
export function centredAt(
  vector: Float32Array,
  mean: readonly number[],
  from: number,
): Float32Array | undefined {
  return unitVector(vector.map((value, at) => value - (mean[from + at] ?? 0)));
}

/** The vector of a page's text, followed by the coordinates of the industries it points to. */
export function withIndustries(
  textVector: Float32Array | undefined,
  industries: ReadonlyMap<string, number>,
): Float32Array | undefined {
  if (!textVector) return undefined;
  const vector = new Float32Array(textVector.length + INDUSTRY_DIMENSIONS);
  vector.set(textVector.map((value) => value * Math.sqrt(1 - INDUSTRY_SHARE)));
  const weights = new Float32Array(INDUSTRY_DIMENSIONS);
  for (const [industry, weight] of industries) {
    const at = coordinateOf(industry);
    if (at !== undefined) weights[at] = weight;
  }
  const direction = unitVector(weights);
  if (direction)
    vector.set(
      direction.map((value) => value * Math.sqrt(INDUSTRY_SHARE)),
      textVector.length,
    );
  return unitVector(vector);
}

/** The words of a page as a unit vector; rare words and concepts weigh most. It still includes what all pages of the language share. */
export function wordsVector(
  { language, words }: PageReading,
  statistics: Statistics,
  meanings: WordMeanings,
  wordsMin = WORDS_MIN,
): Float32Array | undefined {
  const sum = new Float32Array(WORD_DIMENSIONS);
  let meaningful = 0;
  const rarity = rarityIn(statistics, language);
  for (const [word, count] of words) {
    const rare = rarity(word);
    if (rare === 0) continue;
    const { vector, certainty } = meanings.of(language, word);
    if (!vector) continue;
    meaningful += 1;
    const weight = Math.log1p(count) * rare * Math.sqrt(rare) * (OTHER_WORDS + (1 - OTHER_WORDS) * certainty);
    for (let at = 0; at < WORD_DIMENSIONS; at++)
      sum[at] = (sum[at] as number) + weight * (vector[at] as number);
  }
  return meaningful < wordsMin ? undefined : unitVector(sum);
}
