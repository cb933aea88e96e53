/**
 * Decides which words of a chunk are so common that pairs of them are indexed, so that a phrase of them takes one look-up. The
 * choice only affects speed: phrases of other words are verified by positions. The measure is how many documents of the chunk
 * have the word, whatever its language: a word below the thresholds is cheap to verify.
 */
const levels = [
  { level: 3, words: 100, documentsMin: 1024 },
  { level: 2, words: 1_000, documentsMin: 512 },
  { level: 1, words: 3_000, documentsMin: 256 },
];

export const COMMON_WORDS_MAX = 3_000;

/** Level of every word (0 = not common), by word number. */
export function commonLevels(documentCounts: Uint32Array): Uint8Array {
  const result = new Uint8Array(documentCounts.length);
  const least = Math.min(...levels.map((one) => one.documentsMin));
  const candidates: number[] = [];
  for (let word = 0; word < documentCounts.length; word++) {
    if ((documentCounts[word] as number) >= least) candidates.push(word);
  }
  candidates.sort((a, b) => (documentCounts[b] as number) - (documentCounts[a] as number) || a - b);
  candidates.slice(0, COMMON_WORDS_MAX).forEach((word, rank) => {
    const found = levels.find(
      (one) => rank < one.words && (documentCounts[word] as number) >= one.documentsMin,
    );
    result[word] = found?.level ?? 0;
  });
  return result;
}

/** Whether a pair of words of these levels is indexed: both very common, or one of the top level and one common. */
export function isPairIndexed(first: number, second: number): boolean {
  const smaller = first < second ? first : second;
  return smaller >= 2 || (smaller === 1 && first + second === 4);
}
