import { hasBit, popcount, setBit } from '../../format/bits.ts';
import { BITMAP_WORDS } from '../../format/layout.ts';
import type { IndexView } from './index-view.ts';

/** From this share of a chunk on, one search through the whole column is faster than one per document. */
const wholeColumnShare = 1 / 16;

/** Removes the candidates whose text does not contain the needle. */
export function keepContaining(
  view: IndexView,
  chunk: number,
  at: number,
  needle: Buffer,
  candidates: Uint32Array,
): Uint32Array {
  let wanted = 0;
  for (let w = 0; w < BITMAP_WORDS; w++) wanted += popcount(candidates[w] as number);
  const matching = new Uint32Array(BITMAP_WORDS);
  if (wanted === 0) return matching;
  const { bytes, offsets } = view.texts(chunk, at);
  const documents = offsets.length - 1;
  if (wanted < documents * wholeColumnShare) {
    for (let doc = 0; doc < documents; doc++) {
      if (!hasBit(candidates, doc)) continue;
      if (bytes.subarray(offsets[doc], offsets[doc + 1]).includes(needle)) setBit(matching, doc);
    }
    return matching;
  }
  for (let found = bytes.indexOf(needle); found >= 0; ) {
    const doc = documentAt(offsets, found);
    const end = offsets[doc + 1] as number;
    const isInside = found + needle.length <= end;
    if (isInside && hasBit(candidates, doc)) setBit(matching, doc);
    found = bytes.indexOf(needle, isInside ? end : found + 1);
  }
  return matching;
}

/** The document whose text contains an offset. */
function documentAt(offsets: Uint32Array, offset: number): number {
  let low = 0;
  let high = offsets.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
