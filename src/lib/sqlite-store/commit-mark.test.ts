import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { CommitMark } from './commit-mark.ts';

/** How many bytes one write takes at most: a disk cannot be made to take a part. */
const disk = { writeBytesMax: 5 };
const { writeSync } = fs;
fs.writeSync = ((fd: number, bytes: Uint8Array, from: number, length: number, at: number) =>
  disk.writeBytesMax === 0
    ? 0
    : writeSync(fd, bytes, from, Math.min(length, disk.writeBytesMax), at)) as typeof writeSync;
syncBuiltinESMExports();
afterAll(() => {
  fs.writeSync = writeSync;
  syncBuiltinESMExports();
});

let directory: string;
let mark: CommitMark;
beforeEach(() => {
  disk.writeBytesMax = 5;
  directory = mkdtempSync(join(tmpdir(), 'commit-mark-'));
  mark = new CommitMark(directory);
});
afterEach(() => {
  mark.close();
  rmSync(directory, { recursive: true });
});

test('a mark is complete although each write accepts only part of it', () => {
  for (const commits of [1, 7, 2 ** 40]) {
    mark.write(commits);
    expect(mark.read()).toBe(commits);
  }
});

test('a disk that accepts nothing is an error, and the mark stays unchanged', () => {
  mark.write(7);
  disk.writeBytesMax = 0;
  expect(() => mark.write(8)).toThrow('none of the 12 remaining bytes');
  expect(mark.read()).toBe(7);
});
