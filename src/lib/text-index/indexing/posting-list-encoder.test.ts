import { expect, test } from 'vitest';
import { hasBit } from '../format/bits.ts';
import { CHUNK_DOCUMENTS, FIELDS_MAX, positionsPlace } from '../format/layout.ts';
import { PackedPositions } from '../format/packed-positions.ts';
import { parsePostingLists } from '../format/parse-postings.ts';
import { PlainPositions } from '../format/plain-positions.ts';
import { PositionBuffer, type PositionList } from '../format/position-list.ts';
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
  readonly positions: readonly number[];
}

/** So many documents; most have the word once, in the body. */
function somePostings(count: number, largestPosition: number): Posting[] {
  const docs = new Set<number>();
  while (docs.size < count) docs.add(random(CHUNK_DOCUMENTS));
  return [...docs]
    .sort((a, b) => a - b)
    .map((doc) => {
      const isUsual = random(4) > 0;
      const positions = isUsual
        ? [bodyStart + random(largestPosition - bodyStart)]
        : [...new Set(Array.from({ length: 1 + random(5) }, () => random(largestPosition)))];
      return { doc, positions: positions.sort((a, b) => a - b) };
    });
}

function encoded(postings: readonly Posting[]): { view: PostingsView; positions: PositionList } {
  const docs = Uint16Array.from(postings.flatMap(({ doc, positions }) => positions.map(() => doc)));
  const positions = Uint32Array.from(postings.flatMap((posting) => posting.positions));
  expect(encoder.encode(docs, positions, 0, docs.length)).toBe(postings.length);
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

/** What a document counts, from its positions alone. */
function expectedOf({ doc, positions }: Posting) {
  const fields = positions.map((position) => (position < bodyStart ? 0 : 1));
  const weight = fields.reduce<number>((sum, field) => sum + (boosts[field] as number), 0);
  const mask = fields.reduce<number>((all, field) => all | (1 << field), 0);
  return {
    doc,
    positions,
    mask,
    impact: impactOf(weight, documents.lengths[doc] as number, documents.priors[doc] as number),
  };
}

function foundIn({ view, positions }: ReturnType<typeof encoded>) {
  const docs = view.isBitmap
    ? Array.from({ length: CHUNK_DOCUMENTS }, (_, doc) => doc).filter((doc) => hasBit(view.bits, doc))
    : [...view.documents];
  const out = new PositionBuffer();
  return docs.map((doc) => {
    const posting = view.postingOf(doc);
    positions.read(posting, 0, out);
    return {
      doc,
      positions: [...out.positions.subarray(0, out.count)],
      mask: view.maskOf(posting, usualMask),
      impact: view.impactOf(doc, posting),
    };
  });
}

test.each([1, 2, 15, 16, 17, 64, 127, 128, 129, 1000, 4096, 4097, 20_000])(
  'a list of %i documents is read back as it was encoded',
  (count) => {
    for (const largestPosition of [400, 0x3fff, 0x4001, 100_000]) {
      const postings = somePostings(count, largestPosition);
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

test('documents without gaps, and a list with no usual posting, are read back as they were encoded', () => {
  const inARow = Array.from({ length: 300 }, (_, doc) => ({ doc, positions: [bodyStart] }));
  expect(foundIn(encoded(inARow))).toEqual(inARow.map(expectedOf));
  const inTitles = [0, 300, 65_535].map((doc) => ({ doc, positions: [3, 5, 200] }));
  expect(foundIn(encoded(inTitles))).toEqual(inTitles.map(expectedOf));
});

test('a tiny list with too many positions for one is written as a larger list', () => {
  const positions = Array.from({ length: 16_000 }, (_, position) => position);
  const postings = Array.from({ length: 10 }, (_, at) => ({ doc: at * 7, positions }));
  const list = encoded(postings);
  expect(list.view.inlinePositions).toBeUndefined();
  expect(foundIn(list)).toEqual(postings.map(expectedOf));
});
