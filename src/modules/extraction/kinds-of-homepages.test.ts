import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ColumnName } from '../companies/index.ts';
import { extractProfile } from './extract-profile.ts';
import { samplePage } from './page/sample-page.fixture.ts';

/**
 * Invented homepages of many kinds, in twenty languages, with what a person would note of each. The expectations were
 * written before the extractor saw the pages; where two values are as good as each other, `anyOf` has both. What it does not read
 * yet is absent here and listed in docs/benchmarks/extraction.md.
 */
const folder = new URL('../../../test/fixtures/homepages/', import.meta.url);

type Expected = Partial<Record<ColumnName, unknown>>;

const expectedByDomain: Record<string, Expected> = JSON.parse(
  readFileSync(new URL('expected.json', folder), 'utf8'),
);

it('every page has its expectations', () => {
  const domains = readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length));
  expect(domains.sort()).toEqual(Object.keys(expectedByDomain).sort());
  expect(domains.length).toBeGreaterThan(30);
});

describe.each(Object.entries(expectedByDomain))('%s', (domain, expected) => {
  const html = readFileSync(new URL(`${domain}.html`, folder));
  const { profile } = extractProfile(samplePage(html, { url: `https://${domain}/` }));

  it.each(Object.entries(expected))('%s', (column, value) => {
    expect(choicesOf(value)).toContainEqual(profile[column as ColumnName]);
  });
});

function choicesOf(value: unknown): readonly unknown[] {
  const isChoice = typeof value === 'object' && value !== null && 'anyOf' in value;
  return isChoice && Array.isArray(value.anyOf) ? value.anyOf : [value];
}
