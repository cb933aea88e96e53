import { openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { VectorIndexDamaged } from '../errors.ts';
import { temporaryFolder } from '../vector-index.fixture.ts';
import { blockBytes, writeBlockFile } from './block-file.ts';
import { CachedFile } from './cached-file.ts';

let folder: ReturnType<typeof temporaryFolder>;
let path: string;
const content = Buffer.alloc(3 * blockBytes + 100);
for (let at = 0; at < content.length; at++) content[at] = (at * 31 + (at >>> 8) * 7) % 256;

beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder.directory, 'file');
  writeBlockFile(path, 'a file', (file) => file.write(content));
});
afterEach(() => folder.remove());

const places = [0, 5, blockBytes - 2, blockBytes, 2 * blockBytes - 3, 3 * blockBytes - 1, content.length - 9];

test.each([0, 1, 100])('pieces are read wherever they are, with %i blocks in memory', (blocksMax) => {
  const file = new CachedFile(path, 'a file', blocksMax);
  // A second time, when the blocks are in memory or have been verified.
  for (const from of [...places, ...places.toReversed()]) {
    expect(Buffer.from(file.read(from, 9))).toEqual(content.subarray(from, from + 9));
    expect(file.readUInt32(from)).toBe(content.readUInt32LE(from));
  }
  file.close();
});

test('damage is found by the first read of a block, even if only a piece of it is needed', () => {
  writeSync(openSync(path, 'r+'), Buffer.from('damaged'), 0, 7, 2 * blockBytes + 5_000);
  const file = new CachedFile(path, 'a file', 1);
  expect(file.readUInt32(8)).toBe(content.readUInt32LE(8));
  expect(file.readUInt32(blockBytes + 8)).toBe(content.readUInt32LE(blockBytes + 8));
  expect(() => file.readUInt32(2 * blockBytes)).toThrow(VectorIndexDamaged);
  expect(() => file.readUInt32(2 * blockBytes)).toThrow(VectorIndexDamaged);
  file.close();
});
