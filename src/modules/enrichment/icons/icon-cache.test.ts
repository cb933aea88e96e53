import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IconCache } from './icon-cache.ts';

let directory: string;
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'icons-')), 'icons');
});
afterEach(() => rmSync(join(directory, '..'), { recursive: true }));

const icon = { fetchedAt: 5, bytes: Buffer.alloc(4_000, 1) };

test('icons and their absence are kept across processes', async () => {
  const cache = new IconCache({ directory, bytesMax: 100_000 });
  expect(await cache.find('a.com')).toBeUndefined();
  await cache.store('a.com', icon);
  await cache.store('b.com', { fetchedAt: 7, bytes: undefined });
  const later = new IconCache({ directory, bytesMax: 100_000 });
  expect(await later.find('a.com')).toEqual(icon);
  expect(await later.find('b.com')).toEqual({ fetchedAt: 7, bytes: undefined });
});

test('the oldest icons are deleted when the cache is full, those of earlier processes first', async () => {
  const first = new IconCache({ directory, bytesMax: 10 * 4_096 });
  for (let n = 0; n < 10; n++) await first.store(`${n}.com`, icon);
  const second = new IconCache({ directory, bytesMax: 10 * 4_096 });
  await second.store('new.com', icon);
  expect(readdirSync(directory)).toHaveLength(9);
  expect(await second.find('new.com')).toEqual(icon);
  for (let n = 0; n < 50; n++) await second.store(`later-${n}.com`, icon);
  expect(readdirSync(directory).length).toBeLessThanOrEqual(10);
  expect(await second.find('later-49.com')).toEqual(icon);
  expect(await second.find('0.com')).toBeUndefined();
});

test('storing an icon again counts it once', async () => {
  const cache = new IconCache({ directory, bytesMax: 3 * 4_096 });
  await cache.store('kept.com', icon);
  for (let n = 0; n < 20; n++) await cache.store('again.com', icon);
  expect(await cache.find('kept.com')).toEqual(icon);
});
