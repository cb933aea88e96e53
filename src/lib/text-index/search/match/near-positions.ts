import { popcount } from '../../format/bits.ts';
import { BITMAP_WORDS } from '../../format/layout.ts';
import { type PositionList, UnpackedPositions } from '../../format/position-list.ts';
import type { PostingsView } from '../../format/postings-view.ts';

/** A word that many documents of the chunk have. */
export interface CommonWord {
  readonly view: PostingsView;
  readonly positions: PositionList;
}

/** Positions of the two current words. */
const unpacked = new UnpackedPositions();
const otherUnpacked = new UnpackedPositions();
/** Looking up a document in both lists costs as much as unpacking the positions of this many postings. */
const lookUpCost = 64;

/** Whether unpacking all positions of both words is cheaper than looking them up for this many documents. */
export function isUnpackingCheaper(
  candidates: number,
  { count }: PostingsView,
  { count: other }: PostingsView,
): boolean {
  return candidates * lookUpCost > count + other;
}

/** Of the documents that have both words, keeps those in which the words are less than `widest` positions apart. Most are not. */
export function keepNear(candidates: Uint32Array, word: CommonWord, other: CommonWord, widest: number): void {
  word.positions.unpack(unpacked);
  other.positions.unpack(otherUnpacked);
  for (let w = 0; w < BITMAP_WORDS; w++) {
    const marked = candidates[w] as number;
    if (marked === 0) continue;
    const first = firstPosting(word.view, w);
    const otherFirst = firstPosting(other.view, w);
    const bits = word.view.bits[w] as number;
    const otherBits = other.view.bits[w] as number;
    let near = 0;
    for (let left = marked; left !== 0; left &= left - 1) {
      const low = left & -left;
      const posting = first + popcount(bits & (low - 1));
      const otherPosting = otherFirst + popcount(otherBits & (low - 1));
      if (arePostingsNear(posting, otherPosting, widest)) near |= low;
    }
    candidates[w] = near;
  }
}

/** Whether two postings have positions less than `widest` apart. */
function arePostingsNear(posting: number, otherPosting: number, widest: number): boolean {
  const { positions, mask, starts } = unpacked;
  const { positions: others, mask: otherMask, starts: otherStarts } = otherUnpacked;
  const to = starts[posting + 1] as number;
  const otherTo = otherStarts[otherPosting + 1] as number;
  let i = starts[posting] as number;
  let j = otherStarts[otherPosting] as number;
  while (i < to && j < otherTo) {
    const difference = ((positions[i] as number) & mask) - ((others[j] as number) & otherMask);
    if (difference < widest && -difference < widest) return true;
    // No branch here, because it would be unpredictable.
    i += Number(difference < 0);
    j += Number(difference >= 0);
  }
  return false;
}

/** The posting of the first document in a 32-bit word of the bitmap. */
function firstPosting({ ranks, bits }: PostingsView, w: number): number {
  const rank = ranks[w >>> 1] as number;
  return (w & 1) === 0 ? rank : rank + popcount(bits[w - 1] as number);
}
