import { CHUNK_DOCUMENTS } from '../../format/layout.ts';
import type { PostingsView } from '../../format/postings-view.ts';

/** Lists that differ by less than this are walked through side by side; else the longer is searched. */
const alikeFactor = 16;
/** Places of the common documents in the two arrays last compared; those of the tail are longer than a segment's. */
export const commonShorter = new Uint16Array(CHUNK_DOCUMENTS);
export const commonLonger = new Uint16Array(CHUNK_DOCUMENTS);

export function areAlike(shorter: PostingsView, longer: PostingsView): boolean {
  return !longer.isBitmap && longer.count <= shorter.count * alikeFactor;
}

/** Leaves the places of the common documents of two arrays in `commonShorter` and `commonLonger`; returns how many there are. */
export function findCommon(shorter: PostingsView, longer: PostingsView): number {
  const a = shorter.documents;
  const b = longer.documents;
  let [i, j, count] = [0, 0, 0];
  while (i < shorter.count && j < longer.count) {
    const left = a[i] as number;
    const right = b[j] as number;
    // Without branches, which here could not be foretold.
    commonShorter[count] = i;
    commonLonger[count] = j;
    count += Number(left === right);
    i += Number(left <= right);
    j += Number(right <= left);
  }
  return count;
}
