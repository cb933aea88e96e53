import { popcount } from '../../format/bits.ts';
import { BITMAP_WORDS, CHUNK_DOCUMENTS } from '../../format/layout.ts';
import type { PostingsView } from '../../format/postings-view.ts';
import { FoundDocuments } from './listed-view.ts';

/** The best impact and all fields of several words, by document. All 0 between calls. */
const impacts = new Uint8Array(CHUNK_DOCUMENTS);
const masks = new Uint8Array(CHUNK_DOCUMENTS);

/** Finds documents that have one of the words in one of the fields of `scope`. `usualMask` is the mask of most postings. */
export function findInScope(
  views: readonly PostingsView[],
  scope: number,
  usualMask: number,
): FoundDocuments {
  const [only] = views;
  if (views.length === 1 && only !== undefined && only.maskBits.length > 0 && (scope & usualMask) === 0)
    return findUnusual(only, scope);
  const documents = new Uint32Array(BITMAP_WORDS);
  for (const view of views) {
    view.addTo(documents);
    if (view.isBitmap) noteBitmap(view, usualMask);
    else noteArray(view, usualMask);
  }
  return takeNoted(documents, scope);
}

/** Only postings with a mask of their own can be in scope, and these masks are stored consecutively. */
function findUnusual(view: PostingsView, scope: number): FoundDocuments {
  const found = new FoundDocuments();
  const { masks: unusual, maskRanks } = view;
  const places = new AscendingLookup(view);
  const last = maskRanks.length - 1;
  let count = maskRanks[last] as number;
  for (let b = last << 3; b < view.maskBits.length; b++) count += popcount(view.maskBits[b] as number);
  for (let i = 0; i < count; i++) {
    const mask = (unusual[i] as number) & scope;
    if (mask === 0) continue;
    const posting = places.postingOfMask(i);
    const doc = places.documentOf(posting);
    found.push(doc, view.impactOf(doc, posting), mask);
  }
  return found;
}

/** Finds postings by the indexes of their masks, and documents by their postings. Both must ascend from call to call. */
class AscendingLookup {
  private readonly view: PostingsView;
  private group = 0;
  private pair = 0;

  constructor(view: PostingsView) {
    this.view = view;
  }

  postingOfMask(at: number): number {
    const { maskRanks, maskBits } = this.view;
    let { group } = this;
    while (group + 1 < maskRanks.length && (maskRanks[group + 1] as number) <= at) group++;
    this.group = group;
    let before = maskRanks[group] as number;
    let byte = group << 3;
    for (; byte < maskBits.length; byte++) {
      const within = popcount(maskBits[byte] as number);
      if (before + within > at) return (byte << 3) + indexOfBit(maskBits[byte] as number, at - before);
      before += within;
    }
    throw new Error('a list of postings has more masks than it marks');
  }

  documentOf(posting: number): number {
    const { ranks, bits, documents } = this.view;
    if (bits.length === 0) return documents[posting] as number;
    let { pair } = this;
    while (pair + 1 < ranks.length && (ranks[pair + 1] as number) <= posting) pair++;
    this.pair = pair;
    const skipped = posting - (ranks[pair] as number);
    const first = bits[pair << 1] as number;
    const inFirst = popcount(first);
    if (skipped < inFirst) return (pair << 6) + indexOfBit(first, skipped);
    return (pair << 6) + 32 + indexOfBit(bits[(pair << 1) + 1] as number, skipped - inFirst);
  }
}

/** The index of the set bit that has `below` set bits below it. */
function indexOfBit(word: number, below: number): number {
  let left = word;
  for (let i = 0; i < below; i++) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}

function noteArray(
  { documents, impacts: own, masks: ownMasks, maskBits, count }: PostingsView,
  usualMask: number,
): void {
  let unusual = 0;
  for (let i = 0; i < count; i++) {
    const doc = documents[i] as number;
    const impact = own[i] as number;
    if (impact > (impacts[doc] as number)) impacts[doc] = impact;
    let mask = usualMask;
    if (maskBits.length === 0) mask = ownMasks[i] as number;
    else if ((((maskBits[i >> 3] as number) >> (i & 7)) & 1) !== 0) mask = ownMasks[unusual++] as number;
    masks[doc] = (masks[doc] as number) | mask;
  }
}

function noteBitmap(view: PostingsView, usualMask: number): void {
  const { bits, masks: ownMasks, maskBits } = view;
  let posting = 0;
  let unusual = 0;
  for (let w = 0; w < BITMAP_WORDS; w++) {
    for (let word = bits[w] as number; word !== 0; word &= word - 1) {
      const doc = (w << 5) + 31 - Math.clz32(word & -word);
      const impact = view.impactOf(doc, posting);
      if (impact > (impacts[doc] as number)) impacts[doc] = impact;
      let mask = usualMask;
      if (maskBits.length === 0) mask = ownMasks[posting] as number;
      else if ((((maskBits[posting >> 3] as number) >> (posting & 7)) & 1) !== 0)
        mask = ownMasks[unusual++] as number;
      masks[doc] = (masks[doc] as number) | mask;
      posting++;
    }
  }
}

function takeNoted(documents: Uint32Array, scope: number): FoundDocuments {
  const found = new FoundDocuments();
  for (let w = 0; w < BITMAP_WORDS; w++) {
    for (let word = documents[w] as number; word !== 0; word &= word - 1) {
      const doc = (w << 5) + 31 - Math.clz32(word & -word);
      const mask = (masks[doc] as number) & scope;
      if (mask !== 0) found.push(doc, impacts[doc] as number, mask);
      impacts[doc] = 0;
      masks[doc] = 0;
    }
  }
  return found;
}
