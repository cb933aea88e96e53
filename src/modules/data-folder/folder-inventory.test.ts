import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataFolder } from './data-folder.ts';
import { refuseHalfRestored, refuseIncompleteFolder, refuseLost, takeInventory } from './folder-inventory.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'inventory-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** A folder that is known to hold both. */
function filled(): ReturnType<typeof dataFolder> {
  const paths = dataFolder(directory);
  mkdirSync(paths.index);
  writeFileSync(paths.accounts, 'rows');
  takeInventory(directory);
  return paths;
}

it('a folder that holds what it held before is accepted, and so is one that never held anything', () => {
  refuseIncompleteFolder(directory);
  filled();
  refuseIncompleteFolder(directory);
});

it('files that are gone or empty are refused, with what to do', () => {
  const { accounts, index } = filled();
  writeFileSync(accounts, '');
  expect(() => refuseLost(directory, 'accounts')).toThrow(`${accounts} is empty, but existed before`);
  rmSync(accounts);
  expect(() => refuseIncompleteFolder(directory)).toThrow(`${accounts} is missing, but existed before`);
  refuseLost(directory, 'index');
  rmSync(index, { recursive: true });
  expect(() => refuseLost(directory, 'index')).toThrow(`${index} is missing`);
});

it('files that do not belong to this machine are not expected', () => {
  const { accounts } = filled();
  rmSync(accounts);
  refuseIncompleteFolder(directory, ['index']);
});

it('an inventory only grows: a lost file stays known', () => {
  const { accounts, inventory } = filled();
  const before = readFileSync(inventory, 'utf8');
  rmSync(accounts);
  takeInventory(directory);
  expect(readFileSync(inventory, 'utf8')).toBe(before);
});

it('a folder in the middle of a restore is refused, whichever step it was in', () => {
  const { restoring, restored } = dataFolder(directory);
  mkdirSync(restoring);
  expect(() => refuseHalfRestored(directory)).toThrow(/was interrupted.*or delete .* to cancel it/);
  mkdirSync(restored);
  expect(() => refuseHalfRestored(directory)).toThrow(/Run 'homedex restore' with the same folder again\.$/);
});
