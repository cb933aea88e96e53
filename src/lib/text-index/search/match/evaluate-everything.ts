import { popcount } from '../../format/bits.ts';
import type { IndexView } from './index-view.ts';
import type { Sink } from './sinks.ts';

/** Every allowed document of a chunk matches, scored by its prior. Returns their number. */
export function evaluateEverything(
  view: IndexView,
  chunk: number,
  allowed: Uint32Array | undefined,
  sink: Sink | undefined,
): number {
  const documents = view.documentsIn(chunk);
  if (sink === undefined && allowed === undefined) return documents;
  const priors = view.priors(chunk);
  let count = 0;
  for (let w = 0; w << 5 < documents; w++) {
    let word = allowed === undefined ? -1 : (allowed[w] as number);
    if (documents - (w << 5) < 32) word &= (1 << (documents & 31)) - 1;
    count += popcount(word);
    while (sink !== undefined && word !== 0) {
      const low = word & -word;
      const doc = (w << 5) + 31 - Math.clz32(low);
      const score = priors[doc] as number;
      if (score >= sink.floor) sink.push(doc, score);
      word ^= low;
    }
  }
  return count;
}

/** Marks the first `documents` documents of a chunk. */
export function markFirst(bits: Uint32Array, documents: number): void {
  for (let w = 0; w << 5 < documents; w++)
    bits[w] = documents - (w << 5) < 32 ? (1 << (documents & 31)) - 1 : 0xffff_ffff;
}
