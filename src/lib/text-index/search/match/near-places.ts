import { popcount } from '../../format/bits.ts';
import { BITMAP_WORDS, CHUNK_DOCUMENTS } from '../../format/layout.ts';
import type { PositionList } from '../../format/position-list.ts';
import type { PostingsView } from '../../format/postings-view.ts';

/** A word that many documents of the chunk have. */
export interface CommonWord {
  readonly view: PostingsView;
  readonly positions: PositionList;
}

/** Where the places of each posting begin, for the two words at hand. */
const starts = new Uint32Array(CHUNK_DOCUMENTS + 1);
const otherStarts = new Uint32Array(CHUNK_DOCUMENTS + 1);
/** Looking a document up in both lists costs as much as noting where the places of so many postings begin. */
const lookUpCost = 64;

/** Whether it takes less to note where all places of both words begin than to look them up for so many documents. */
export function areManyFor(
  candidates: number,
  { count }: PostingsView,
  { count: other }: PostingsView,
): boolean {
  return candidates * lookUpCost > count + other;
}

/** Of documents that have both words, leaves those in which they are less than `widest` places apart. Most are not. */
export function keepNear(candidates: Uint32Array, word: CommonWord, other: CommonWord, widest: number): void {
  word.positions.fillStarts(starts, word.view.count);
  other.positions.fillStarts(otherStarts, other.view.count);
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
      const isNear = word.positions.isNear(
        starts[posting] as number,
        starts[posting + 1] as number,
        other.positions,
        otherStarts[otherPosting] as number,
        otherStarts[otherPosting + 1] as number,
        widest,
      );
      if (isNear) near |= low;
    }
    candidates[w] = near;
  }
}

/** The posting of the first document of a word of the bitmap. */
function firstPosting({ ranks, bits }: PostingsView, w: number): number {
  const rank = ranks[w >>> 1] as number;
  return (w & 1) === 0 ? rank : rank + popcount(bits[w - 1] as number);
}
