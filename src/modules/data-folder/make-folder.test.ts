import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { mountSmallDisk } from '../../../test/harness/small-disk.ts';
import { lockDataFolder, makeDataFolder, requireInDataFolder } from './data-folder.ts';
import { acquireLock } from './lock.ts';
import { makeFolder } from './make-folder.ts';

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'homedex-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a folder is created with its parents, for its owner alone; an existing one stays', () => {
  const path = join(scratch(), 'a', 'b');
  makeFolder(path);
  makeFolder(path);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
});

test('an error is reported instead of retrying forever where no folder can be created', () => {
  expect(() => makeFolder('/proc/homedex/backup')).toThrow(/^The folder \/proc\/homedex cannot be created/);
  const file = join(scratch(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(join(file, 'below'))).toThrow(/cannot be created \(ENOTDIR/);
  expect(existsSync(join(file, 'below'))).toBe(false);
});

test('a data folder that others can read is reported, one for its owner alone is not', () => {
  const folder = join(scratch(), 'data');
  const warnings: string[] = [];
  const make = () => makeDataFolder(folder, (sentence) => warnings.push(sentence));
  make();
  expect(warnings).toEqual([]);
  chmodSync(folder, 0o750);
  make();
  expect(warnings).toEqual([expect.stringMatching(/mode 750.*chmod 700/)]);
});

test('a command that needs an index or accounts does not create a mistyped folder', () => {
  const folder = join(scratch(), 'data');
  expect(() => requireInDataFolder(folder, 'index')).toThrow(/'homedex ingest' creates an index/);
  expect(() => requireInDataFolder(folder, 'accounts')).toThrow(/the first start of the service creates it/);
  expect(existsSync(folder)).toBe(false);
  makeFolder(join(folder, 'index'));
  requireInDataFolder(folder, 'index');
});

test('a lock creates its folder, keeps others out, and lets them in when it is released', () => {
  const folder = join(scratch(), 'data', 'ingest');
  const lock = acquireLock(folder, 'Somebody is at work.');
  expect(() => acquireLock(folder, 'Somebody is at work.')).toThrow('Somebody is at work.');
  lock.release();
  acquireLock(folder, 'Somebody is at work.').release();
});

test('a lock that cannot be taken for another reason names that reason, not another process', () => {
  const folder = scratch();
  writeFileSync(join(folder, 'lock.sqlite'), 'not a database'.repeat(50));
  expect(() => acquireLock(folder, 'Somebody is at work.')).toThrow('file is not a database');
});

const disk = mountSmallDisk(1);
afterAll(() => disk?.remove());

test.skipIf(!disk)('a full disk is not reported as another command', () => {
  disk?.leave(0);
  expect(() => lockDataFolder(disk?.directory ?? '')).toThrow('database or disk is full');
});
