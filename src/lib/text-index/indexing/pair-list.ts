import { COMMON_WORDS_MAX, isPairIndexed } from './common-words.ts';

/** Occurrences of all indexed pairs of a chunk, sorted by first word, second word, document, position. */
export interface PairList {
  readonly count: number;
  readonly docs: Uint16Array;
  /** Chunk-wide position of the first word. */
  readonly positions: Uint32Array;
}

/** The common words of a chunk and their positions. */
export interface CommonWords {
  /** For every chunk-wide position, 1 + the number of the common word there, or 0. */
  readonly ranks: Uint16Array;
  /** Chunk-wide position at which each document begins, and the end of the last. */
  readonly starts: Uint32Array;
  readonly documents: number;
  /** Indexed by word number; numbers follow the ascending order of the words. */
  readonly levels: Uint8Array;
  readonly names: readonly string[];
}

/** Sorts the occurrences with two stable counting sorts, by second word and then by first. */
export function listPairs(chunk: CommonWords): PairList {
  const { ranks, starts, documents, levels } = chunk;
  const flatLength = ranks.length;
  const bySecond = new Uint32Array(COMMON_WORDS_MAX + 2);
  let count = 0;
  for (let i = 0; i + 1 < flatLength; i++) {
    if (!isPairAt(ranks, levels, i)) continue;
    const second = (ranks[i + 1] as number) + 1;
    bySecond[second] = (bySecond[second] as number) + 1;
    count++;
  }
  accumulate(bySecond);
  const positionsOnce = new Uint32Array(count);
  const docsOnce = new Uint16Array(count);
  const byFirst = new Uint32Array(COMMON_WORDS_MAX + 2);
  for (let doc = 0; doc < documents; doc++) {
    const end = starts[doc + 1] as number;
    for (let i = starts[doc] as number; i + 1 < end; i++) {
      if (!isPairAt(ranks, levels, i)) continue;
      const second = ranks[i + 1] as number;
      const slot = bySecond[second] as number;
      bySecond[second] = slot + 1;
      positionsOnce[slot] = i;
      docsOnce[slot] = doc;
      const first = (ranks[i] as number) + 1;
      byFirst[first] = (byFirst[first] as number) + 1;
    }
  }
  accumulate(byFirst);
  const positions = new Uint32Array(count);
  const docs = new Uint16Array(count);
  for (let k = 0; k < count; k++) {
    const position = positionsOnce[k] as number;
    const first = ranks[position] as number;
    const slot = byFirst[first] as number;
    byFirst[first] = slot + 1;
    positions[slot] = position;
    docs[slot] = docsOnce[k] as number;
  }
  return { count, docs, positions };
}

function isPairAt(ranks: Uint16Array, levels: Uint8Array, at: number): boolean {
  const first = ranks[at] as number;
  if (first === 0) return false;
  const second = ranks[at + 1] as number;
  return second !== 0 && isPairIndexed(levels[first - 1] as number, levels[second - 1] as number);
}

/** Turns counts, shifted by one, into the slots at which each number begins. */
function accumulate(counts: Uint32Array): void {
  for (let i = 1; i < counts.length; i++) counts[i] = (counts[i] as number) + (counts[i - 1] as number);
}
