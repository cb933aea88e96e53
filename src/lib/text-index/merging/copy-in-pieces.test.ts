import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyInPieces } from './copy-in-pieces.ts';

test('a large file is copied completely, and progress is reported throughout', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  const bytes = randomBytes((20 << 20) + 17);
  writeFileSync(from, bytes);
  const sizes: number[] = [];
  copyInPieces(from, to, () => sizes.push(statSync(to).size));
  expect(readFileSync(to).equals(bytes)).toBe(true);
  expect(sizes).toEqual([8 << 20, 16 << 20, bytes.length]);
  // What is there already is never overwritten.
  expect(() => copyInPieces(from, to, () => undefined)).toThrow('EEXIST');
  rmSync(folder, { recursive: true });
});

test('an empty file is copied', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  writeFileSync(join(folder, 'from'), '');
  copyInPieces(join(folder, 'from'), join(folder, 'to'), () => undefined);
  expect(statSync(join(folder, 'to')).size).toBe(0);
  rmSync(folder, { recursive: true });
});
