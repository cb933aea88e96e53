import { expect, test } from 'vitest';
import { hasBit, popcount, setBit } from '../../format/bits.ts';
import { BITMAP, BITMAP_WORDS, CHUNK_DOCUMENTS, NARROW_END, WIDE_END } from '../../format/layout.ts';
import { PackedPositions, PositionsPacker } from '../../format/packed-positions.ts';
import { PlainPositions } from '../../format/plain-positions.ts';
import type { PositionList } from '../../format/position-list.ts';
import { PostingsView } from '../../format/postings-view.ts';
import { type CommonWord, keepNear } from './near-positions.ts';

/** From a document to the ascending positions of a word in it. */
type Positions = ReadonlyMap<number, readonly number[]>;

let state = 7;
function random(below: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor(((state >>> 8) / 2 ** 24) * below);
}

function somePositions(): Positions {
  const positions = new Map<number, readonly number[]>();
  for (let doc = random(4); doc < CHUNK_DOCUMENTS; doc += 1 + random(8)) {
    const own = new Set(Array.from({ length: 1 + random(4) }, () => random(300)));
    positions.set(
      doc,
      [...own].sort((a, b) => a - b),
    );
  }
  return positions;
}

/** The positions of all documents in one of the forms in which they are stored. */
type Store = (runs: readonly (readonly number[])[]) => PositionList;

const plain =
  (Type: typeof Uint16Array | typeof Uint32Array, end: number): Store =>
  (runs) =>
    PlainPositions.inline(
      Type.from(
        runs.flatMap((own) => own.map((position, at) => (at === own.length - 1 ? position + end : position))),
      ),
    );

function packed(runs: readonly (readonly number[])[]): PositionList {
  const packer = new PositionsPacker();
  const docs = Uint16Array.from(runs.flatMap((own, posting) => own.map(() => posting)));
  packer.pack(docs, Uint32Array.from(runs.flat()), 0, docs.length, runs.length);
  return new PackedPositions(packer.words.slice(0, packer.used + 1), runs.length);
}

function commonWord(positions: Positions, store: Store): CommonWord {
  const view = new PostingsView();
  view.kind = BITMAP;
  view.count = positions.size;
  view.bits = new Uint32Array(BITMAP_WORDS);
  view.ranks = new Uint16Array(CHUNK_DOCUMENTS >>> 6);
  for (const doc of positions.keys()) setBit(view.bits, doc);
  for (let pair = 1; pair < view.ranks.length; pair++)
    view.ranks[pair] =
      (view.ranks[pair - 1] as number) +
      popcount(view.bits[pair * 2 - 2] as number) +
      popcount(view.bits[pair * 2 - 1] as number);
  return { view, positions: store([...positions.values()]) };
}

test.each([
  ['narrow', plain(Uint16Array, NARROW_END)],
  ['wide', plain(Uint32Array, WIDE_END)],
  ['packed', packed],
])('keeps documents in which two common words are near, and no others (%s positions)', (_, store) => {
  for (const widest of [2, 7]) {
    const [positions, otherPositions] = [somePositions(), somePositions()];
    const [word, other] = [commonWord(positions, store), commonWord(otherPositions, packed)];
    const candidates = word.view.bits.map((bits, w) => bits & (other.view.bits[w] as number));
    keepNear(candidates, word, other, widest);
    const expected = [...positions].flatMap(([doc, own]) => {
      const others = otherPositions.get(doc) ?? [];
      return own.some((position) => others.some((one) => Math.abs(one - position) < widest)) ? [doc] : [];
    });
    expect(expected.length).toBeGreaterThan(100);
    const left = Array.from({ length: CHUNK_DOCUMENTS }, (_, doc) => doc).filter((doc) =>
      hasBit(candidates, doc),
    );
    expect(left).toEqual(expected);
  }
});
