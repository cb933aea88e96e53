import fs, {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SegmentWriter } from './segment-writer.ts';

/** A disk cannot be made to fail at a chosen call; these two calls can. */
const failing = { call: '', after: 0 };
const real = { fsyncSync, writeSync };
function orFail<Result>(call: string, work: () => Result): Result {
  if (failing.call === call && failing.after-- === 0)
    throw Object.assign(new Error(`ENOSPC: no space left on device, ${call}`), { code: 'ENOSPC' });
  return work();
}
fs.fsyncSync = (fd) => orFail('fsync', () => real.fsyncSync(fd));
fs.writeSync = ((...args: Parameters<typeof writeSync>) =>
  orFail('write', () => real.writeSync(...args))) as typeof writeSync;
syncBuiltinESMExports();
afterAll(() => {
  Object.assign(fs, real);
  syncBuiltinESMExports();
});

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'segment-writer-'));
});
afterEach(() => {
  failing.call = '';
  rmSync(directory, { recursive: true });
});

function fill(writer: SegmentWriter): void {
  const bytes = new Uint8Array(64);
  writer.terms.put('\x02word', 1, 0, { record: bytes, recordBytes: 64, positions: bytes, positionsBytes: 0 });
  writer.records.write(bytes);
  writer.columns.add('0.lengths', bytes);
}

describe.each(['fsync', 'write'])('a disk that is full at a %s', (call) => {
  test.each([0, 1, 2, 3, 4, 5])('(call %i) loses no descriptor but its own, and leaves no file', (after) => {
    const writer = new SegmentWriter(directory, 1);
    fill(writer);
    Object.assign(failing, { call, after });
    // Positions are empty here, so that there is one write less than files.
    if (call === 'write' && after === 5) {
      writer.finish([1], [0]);
      return;
    }
    expect(() => writer.finish([1], [0])).toThrow('ENOSPC');
    failing.call = '';
    // Whoever opens files now gets the numbers of those that were closed already.
    const path = join(directory, 'bystander');
    writeFileSync(path, 'bystander');
    const bystanders = Array.from({ length: 12 }, () => openSync(path, 'r'));
    writer.abandon();
    writer.abandon();
    for (const fd of bystanders) {
      expect(readSync(fd, Buffer.alloc(9), 0, 9, 0)).toBe(9);
      closeSync(fd);
    }
    expect(readdirSync(directory)).toEqual(['bystander']);
  });
});

test('a writer that finds its number taken leaves the existing files alone and none of its own', () => {
  const path = join(directory, 'segment-00000001.positions');
  writeFileSync(path, 'of somebody else');
  expect(() => new SegmentWriter(directory, 1)).toThrow('EEXIST');
  expect(readdirSync(directory)).toEqual(['segment-00000001.positions']);
});

test('the failing calls are otherwise the real ones', () => {
  const fd = openSync(join(directory, 'file'), 'w');
  expect(writeSync(fd, 'x')).toBe(1);
  fsyncSync(fd);
  closeSync(fd);
});
