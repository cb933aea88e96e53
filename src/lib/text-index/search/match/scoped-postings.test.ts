import { expect, test } from 'vitest';
import { popcount, setBit } from '../../format/bits.ts';
import { ARRAY, BITMAP, BITMAP_WORDS, CHUNK_DOCUMENTS, DENSE } from '../../format/layout.ts';
import { PostingsView } from '../../format/postings-view.ts';
import { findInScope } from './scoped-postings.ts';

const usualMask = 4;

/** Every third document, of which one in seven is in other fields too, as a segment has it in its files. */
function makeList(kind: number, first: number): PostingsView {
  const documents: number[] = [];
  for (let doc = first; doc < CHUNK_DOCUMENTS; doc += 3) documents.push(doc);
  const view = new PostingsView();
  view.kind = kind;
  view.count = documents.length;
  const impactOf = (doc: number): number => 1 + (doc % 255);
  if (kind === ARRAY) view.documents = Uint16Array.from(documents);
  else {
    view.bits = new Uint32Array(BITMAP_WORDS);
    for (const doc of documents) setBit(view.bits, doc);
    view.ranks = new Uint16Array(CHUNK_DOCUMENTS >>> 6);
    for (let pair = 1; pair < view.ranks.length; pair++)
      view.ranks[pair] =
        (view.ranks[pair - 1] as number) +
        popcount(view.bits[pair * 2 - 2] as number) +
        popcount(view.bits[pair * 2 - 1] as number);
  }
  view.impacts =
    kind === DENSE
      ? Uint8Array.from({ length: CHUNK_DOCUMENTS }, (_, doc) => impactOf(doc))
      : Uint8Array.from(documents, impactOf);
  const groups = (view.count + 63) >> 6;
  view.maskBits = new Uint8Array(groups * 8);
  view.maskRanks = new Uint16Array(groups);
  const masks: number[] = [];
  documents.forEach((doc, posting) => {
    if (posting % 64 === 0) view.maskRanks[posting >> 6] = masks.length;
    if (doc % 7 !== 0) return;
    view.maskBits[posting >> 3] = (view.maskBits[posting >> 3] as number) | (1 << (posting & 7));
    masks.push(1 + (doc % 3));
  });
  // Records are filled up to a multiple of four bytes with what was there before.
  view.masks = Uint8Array.from([...masks, 7, 7, 7]);
  return view;
}

function readAll(view: PostingsView | undefined): string[] {
  const found: string[] = [];
  for (let doc = 0; doc < CHUNK_DOCUMENTS; doc++) {
    if (view === undefined) break;
    view.cursor = 0;
    const posting = view.postingOf(doc);
    if (posting >= 0) found.push(`${doc} ${view.impactOf(doc, posting)} ${view.maskOf(posting, usualMask)}`);
  }
  return found;
}

test.each([ARRAY, BITMAP, DENSE])(
  'lists of kind %i keep what is in scope, with its impacts and fields',
  (kind) => {
    for (const scope of [1, 2, 3, 4, 6]) {
      const expected = readAll(makeList(kind, 1)).flatMap((line) => {
        const [doc, impact, mask] = line.split(' ').map(Number) as [number, number, number];
        return (mask & scope) === 0 ? [] : [`${doc} ${impact} ${mask & scope}`];
      });
      expect(readAll(findInScope([makeList(kind, 1)], scope, usualMask).toView()), `scope ${scope}`).toEqual(
        expected,
      );
    }
  },
);

test('several lists are combined with the best impact and all fields of each document', () => {
  const lists = [makeList(BITMAP, 1), makeList(DENSE, 0), makeList(ARRAY, 1)];
  const byDocument = new Map<number, { impact: number; mask: number }>();
  for (const list of lists)
    for (const line of readAll(list)) {
      const [doc, impact, mask] = line.split(' ').map(Number) as [number, number, number];
      const known = byDocument.get(doc) ?? { impact: 0, mask: 0 };
      byDocument.set(doc, { impact: Math.max(known.impact, impact), mask: known.mask | mask });
    }
  const expected = [...byDocument]
    .sort(([a], [b]) => a - b)
    .map(([doc, { impact, mask }]) => `${doc} ${impact} ${mask}`);
  expect(readAll(findInScope(lists, -1, usualMask).toView())).toEqual(expected);
});

test('nothing in scope makes no list', () => {
  expect(findInScope([makeList(BITMAP, 1)], 8, usualMask).toView()).toBeUndefined();
});
