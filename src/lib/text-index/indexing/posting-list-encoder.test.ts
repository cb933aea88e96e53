import { expect, test } from 'vitest';
import { hasBit } from '../format/bits.ts';
import { CHUNK_DOCUMENTS, FIELDS_MAX, positionsPlace } from '../format/layout.ts';
import { PackedPositions } from '../format/packed-positions.ts';
import { parsePostingLists } from '../format/parse-postings.ts';
import { PlainPositions } from '../format/plain-positions.ts';
import { PlaceBuffer, type PositionList } from '../format/position-list.ts';
import type { PostingsView } from '../format/postings-view.ts';
import { ChunkDocuments } from './chunk-documents.ts';
import { impactOf } from './impact.ts';
import { PostingListEncoder } from './posting-list-encoder.ts';

const boosts = [4, 1];
const usualMask = 0b10;
/** The body begins here in every document. */
const bodyStart = 10;

let state = 5;
function random(below: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor(((state >>> 8) / 2 ** 24) * below);
}

const documents = new ChunkDocuments(boosts);
for (let doc = 0; doc < CHUNK_DOCUMENTS; doc++) {
  documents.fieldStarts[doc * FIELDS_MAX + 1] = bodyStart;
  documents.lengths[doc] = 50 + random(400);
  documents.priors[doc] = random(256);
  documents.settle(doc);
}
const encoder = new PostingListEncoder(documents, boosts);

interface Posting {
  readonly doc: number;
  readonly places: readonly number[];
}

/** So many documents; most have the word once, in the body. */
function somePostings(count: number, largestPlace: number): Posting[] {
  const docs = new Set<number>();
  while (docs.size < count) docs.add(random(CHUNK_DOCUMENTS));
  return [...docs]
    .sort((a, b) => a - b)
    .map((doc) => {
      const isUsual = random(4) > 0;
      const places = isUsual
        ? [bodyStart + random(largestPlace - bodyStart)]
        : [...new Set(Array.from({ length: 1 + random(5) }, () => random(largestPlace)))];
      return { doc, places: places.sort((a, b) => a - b) };
    });
}

function encoded(postings: readonly Posting[]): { view: PostingsView; positions: PositionList } {
  const docs = Uint16Array.from(postings.flatMap(({ doc, places }) => places.map(() => doc)));
  const places = Uint32Array.from(postings.flatMap((posting) => posting.places));
  expect(encoder.encode(docs, places, 0, docs.length)).toBe(postings.length);
  const [view] = parsePostingLists(
    encoder.record.slice(0, encoder.recordBytes),
    () => documents.usualImpacts,
  ) as [PostingsView];
  expect(positionsPlace(encoder.record).bytes).toBe(encoder.positionsBytes);
  if (view.inlinePositions !== undefined)
    return { view, positions: PlainPositions.inline(view.inlinePositions, 0x3fff) };
  expect(view.positionsBytes).toBe(encoder.positionsBytes);
  const words = new Uint32Array(encoder.positionsBytes / 4 + 1);
  new Uint8Array(words.buffer).set(encoder.positions.subarray(0, encoder.positionsBytes));
  return { view, positions: new PackedPositions(words, view.count) };
}

/** What a document counts, from its places alone. */
function expectedOf({ doc, places }: Posting) {
  const fields = places.map((place) => (place < bodyStart ? 0 : 1));
  const weight = fields.reduce<number>((sum, field) => sum + (boosts[field] as number), 0);
  const mask = fields.reduce<number>((all, field) => all | (1 << field), 0);
  return {
    doc,
    places,
    mask,
    impact: impactOf(weight, documents.lengths[doc] as number, documents.priors[doc] as number),
  };
}

function foundIn({ view, positions }: ReturnType<typeof encoded>) {
  const docs = view.isBitmap
    ? Array.from({ length: CHUNK_DOCUMENTS }, (_, doc) => doc).filter((doc) => hasBit(view.bits, doc))
    : [...view.documents];
  const out = new PlaceBuffer();
  return docs.map((doc) => {
    const posting = view.postingOf(doc);
    positions.read(posting, 0, out);
    return {
      doc,
      places: [...out.places.subarray(0, out.count)],
      mask: view.maskOf(posting, usualMask),
      impact: view.impactOf(doc, posting),
    };
  });
}

test.each([1, 2, 15, 16, 17, 64, 127, 128, 129, 1000, 4096, 4097, 20_000])(
  'a list of %i documents is read as it was encoded',
  (count) => {
    for (const largestPlace of [400, 0x3fff, 0x4001, 100_000]) {
      const postings = somePostings(count, largestPlace);
      const expected = postings.map(expectedOf);
      const list = encoded(postings);
      expect(foundIn(list)).toEqual(expected);
      expect(list.view.maxImpact).toBe(Math.max(...expected.map(({ impact }) => impact)));
      if (list.view.isBitmap || list.view.maxima.length === 0) continue;
      const maxima = Array.from({ length: Math.ceil(count / 128) }, (_, block) =>
        Math.max(...expected.slice(block * 128, block * 128 + 128).map(({ impact }) => impact)),
      );
      expect([...list.view.maxima]).toEqual(maxima);
    }
  },
);

test('documents without gaps, and a list in which no posting is usual', () => {
  const inARow = Array.from({ length: 300 }, (_, doc) => ({ doc, places: [bodyStart] }));
  expect(foundIn(encoded(inARow))).toEqual(inARow.map(expectedOf));
  const inTitles = [0, 300, 65_535].map((doc) => ({ doc, places: [3, 5, 200] }));
  expect(foundIn(encoded(inTitles))).toEqual(inTitles.map(expectedOf));
});

test('a tiny list with too many positions for one is written as a larger list', () => {
  const places = Array.from({ length: 16_000 }, (_, place) => place);
  const postings = Array.from({ length: 10 }, (_, at) => ({ doc: at * 7, places }));
  const list = encoded(postings);
  expect(list.view.inlinePositions).toBeUndefined();
  expect(foundIn(list)).toEqual(postings.map(expectedOf));
});
