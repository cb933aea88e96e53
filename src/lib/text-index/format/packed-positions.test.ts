import { expect, test } from 'vitest';
import { PackedPositions, PositionsPacker } from './packed-positions.ts';
import { PositionBuffer, UnpackedPositions } from './position-list.ts';

let state = 11;
function random(below: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor(((state >>> 8) / 2 ** 24) * below);
}

/** By posting, its ascending positions. */
type Runs = readonly (readonly number[])[];

function someRuns(postings: number, positionsMax: number, largest: number): Runs {
  return Array.from({ length: postings }, () => {
    const positions = new Set(Array.from({ length: 1 + random(positionsMax) }, () => random(largest + 1)));
    return [...positions].sort((a, b) => a - b);
  });
}

const packer = new PositionsPacker();

function packed(runs: Runs): PackedPositions {
  const docs = Uint16Array.from(runs.flatMap((run, posting) => run.map(() => posting)));
  packer.pack(docs, Uint32Array.from(runs.flat()), 0, docs.length, runs.length);
  const words = new Uint32Array(packer.used + 1);
  words.set(packer.words.subarray(0, packer.used));
  return new PackedPositions(words, runs.length);
}

function readAll(list: PackedPositions, order: readonly number[], shift: number): number[][] {
  const out = new PositionBuffer();
  return order.map((posting) => {
    list.read(posting, shift, out);
    return [...out.positions.subarray(0, out.count)];
  });
}

test.each([
  ['one position each', 1, 300],
  ['all at the start', 1, 0],
  ['some with several', 3, 500],
  ['many positions', 70, 60_000],
  ['a position beyond two bytes', 4, 2 ** 31 - 2],
])('positions are read back as they were packed: %s', (_, positionsMax, largest) => {
  for (const postings of [1, 2, 127, 128, 129, 256, 1000]) {
    const runs = someRuns(postings, positionsMax, largest);
    const list = packed(runs);
    const ascending = [...runs.keys()];
    expect(readAll(list, ascending, 0)).toEqual(runs);
    const someOrder = ascending.map(() => random(postings));
    expect(readAll(list, someOrder, 2)).toEqual(
      someOrder.map((posting) => (runs[posting] as readonly number[]).map((position) => position - 2)),
    );
    const unpacked = new UnpackedPositions();
    list.unpack(unpacked);
    const { starts, positions } = unpacked;
    expect(ascending.map((posting) => [...positions.subarray(starts[posting], starts[posting + 1])])).toEqual(
      runs,
    );
  }
});

test('a position takes no more bits than the largest of its block', () => {
  packed(someRuns(1000, 1, 511));
  const blocks = 8;
  expect(packer.used).toBeLessThanOrEqual(blocks * 2 + Math.ceil((1000 * 9) / 32) + blocks);
});
