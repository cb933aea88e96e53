import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { listTables, readPackedTable, readTable, tableName } from './tables.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const colours = z.record(z.string(), z.strictObject({ hue: z.number().max(360) }));

test('a table is read without the key by which editors find its schema', () => {
  const path = write('colours.json', '{ "$schema": "./schema.json", "red": { "hue": 0 } }');
  expect(readTable(path, colours)).toEqual({ red: { hue: 0 } });
  expect(tableName(path)).toBe('colours');
});

test('schemas beside tables are not tables', () => {
  for (const name of ['b.json', 'a.json', 'schema.json', 'a.schema.json', 'README.md']) write(name, '{}');
  mkdirSync(join(folder, 'more'));
  expect(listTables(folder).map(tableName)).toEqual(['a', 'b']);
});

test('an error is reported with the file, every invalid entry, and the nearest README.md', () => {
  const readme = write('README.md', '');
  mkdirSync(join(folder, 'more'));
  const path = write('more/colours.json', '{ "red": { "hue": 999 }, "blue": { "hue": 1, "name": "" } }');
  expect(() => readTable(path, colours)).toThrow(
    `${path} cannot be used; ${readme} explains its format.\n  red → hue: Too big: expected number to be <=360\n  blue: Unrecognized key: "name"`,
  );
});

test('a file that is not JSON is reported by name', () => {
  expect(() => readTable(write('broken.json', '{ "red": '), colours)).toThrow(/broken\.json cannot be used/);
});

test('a missing packed table is reported with the command that makes it', () => {
  expect(() => readPackedTable('nothing.bin')).toThrow(/build\/nothing\.bin .*scripts\/pack-tables\.ts/);
});
