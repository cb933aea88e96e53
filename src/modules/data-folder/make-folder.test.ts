import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'homedex-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a folder is made with those above it, for its owner alone; an existing one stays', () => {
  const path = join(scratch(), 'a', 'b');
  makeFolder(path);
  makeFolder(path);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
});

test('where none can be made it fails instead of retrying forever', () => {
  expect(() => makeFolder('/proc/homedex/backup')).toThrow(/^The folder \/proc\/homedex cannot be made/);
  const file = join(scratch(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(join(file, 'below'))).toThrow(/cannot be made \(ENOTDIR/);
  expect(existsSync(join(file, 'below'))).toBe(false);
});
