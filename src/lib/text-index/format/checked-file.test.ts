import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { DamagedIndex } from '../errors.ts';
import { BlockCache, makeBlockMemory } from './block-cache.ts';
import { SegmentFileReader } from './checked-file.ts';
import { SUM_BLOCK_BYTES } from './layout.ts';

const content = Uint8Array.from({ length: 40 * SUM_BLOCK_BYTES + 77 }, (_, i) => i * 7 + (i >> 9));

/** A file with this content, and readers of it in several threads that share blocks. */
function sharedFile(threads: number, Cache = BlockCache) {
  const directory = mkdtempSync(join(tmpdir(), 'homedex-test-'));
  const path = join(directory, 'file');
  writeFileSync(path, content);
  const sums = new Uint32Array(Math.ceil(content.length / SUM_BLOCK_BYTES));
  for (let block = 0; block < sums.length; block++)
    sums[block] = crc32(content.subarray(block * SUM_BLOCK_BYTES, (block + 1) * SUM_BLOCK_BYTES));
  const memory = makeBlockMemory(16 * SUM_BLOCK_BYTES * 1.1);
  const readers = Array.from(
    { length: threads },
    (_, thread) =>
      new SegmentFileReader(path, content.length, sums, { cache: new Cache(memory, thread), file: 1 }),
  );
  onTestFinished(() => {
    for (const reader of readers) reader.close();
    rmSync(directory, { recursive: true });
  });
  const damage = (): void =>
    writeFileSync(
      path,
      content.map((byte) => byte ^ 1),
    );
  return { readers, damage };
}

function read(reader: SegmentFileReader | undefined, from: number, length: number): Uint8Array {
  const into = new Uint8Array(length + 2);
  reader?.read(into, 1, length, from);
  expect([into[0], into[length + 1]]).toEqual([0, 0]);
  return into.subarray(1, length + 1);
}

test('a block that one thread has read twice is read from memory by another', () => {
  const { readers, damage } = sharedFile(2);
  const [one, other] = readers;
  for (let times = 0; times < 2; times++) read(one, 3 * SUM_BLOCK_BYTES + 5, 100);
  damage();
  const block = content.subarray(3 * SUM_BLOCK_BYTES, 4 * SUM_BLOCK_BYTES);
  expect(read(other, 3 * SUM_BLOCK_BYTES, SUM_BLOCK_BYTES)).toEqual(block);
  expect(() => read(other, 4 * SUM_BLOCK_BYTES, 1)).toThrow(DamagedIndex);
  // Partly in memory, and partly not.
  expect(() => read(other, 4 * SUM_BLOCK_BYTES - 10, 20)).toThrow(DamagedIndex);
  expect(() => other?.verifyBlocks(3, 4)).toThrow(DamagedIndex);
});

test('what one thread has verified is not verified again by another', () => {
  const { readers, damage } = sharedFile(2);
  const [one, other] = readers;
  // Too long for the cache, so that both read it from disk.
  const length = 5 * SUM_BLOCK_BYTES;
  read(one, 0, length);
  damage();
  expect(read(other, 0, length)).toEqual(content.subarray(0, length).map((byte) => byte ^ 1));
});

/** Another thread verifies a block right after this one has learned that nobody has. */
class OvertakenCache extends BlockCache {
  override isVerified(file: number, block: number): boolean {
    const isVerified = super.isVerified(file, block);
    this.noteVerified(file, block);
    return isVerified;
  }
}

test.each([
  ['a piece of a block', 5, 100],
  ['a whole block', 0, SUM_BLOCK_BYTES],
  ['pieces of two blocks', SUM_BLOCK_BYTES - 8, 16],
  ['many blocks', 9, 6 * SUM_BLOCK_BYTES],
])(
  'reading %s returns the bytes of the file although another thread verifies the block meanwhile',
  (_, at, length) => {
    const { readers } = sharedFile(1, OvertakenCache);
    const from = 2 * SUM_BLOCK_BYTES + at;
    expect(Buffer.compare(read(readers[0], from, length), content.subarray(from, from + length))).toBe(0);
  },
);

test('a block that was damaged after its first read does not reach other threads through the cache, and stays an error', () => {
  const { readers, damage } = sharedFile(2);
  const [one, other] = readers;
  read(one, 0, 10);
  damage();
  for (const reader of [one, one, other, other]) expect(() => read(reader, 0, 10)).toThrow(DamagedIndex);
});

test('reads of any place and length return the bytes of the file, in any order and thread', () => {
  const { readers } = sharedFile(3);
  let state = 1;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let times = 0; times < 4_000; times++) {
    const longest = [40, 2_000, 3 * SUM_BLOCK_BYTES, 6 * SUM_BLOCK_BYTES][times % 4] as number;
    const length = 1 + random(longest);
    const from = random(content.length - length + 1);
    const bytes = read(readers[random(3)], from, length);
    expect(Buffer.compare(bytes, content.subarray(from, from + length))).toBe(0);
  }
});
