import { describe, expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { loadCuratedRules } from './curated-rules.ts';
import { createTechnologyDetector } from './detector.ts';
import { pageOfSample } from './sample-page.fixture.ts';

const rules = await loadCuratedRules();
const detector = createTechnologyDetector([rules]);
const rows = Object.entries(rules.technologies);
const byName = new Map(rows);

describe('our own rules', () => {
  test('cover at least 400 technologies in at least 35 categories', () => {
    expect(rows.length).toBeGreaterThanOrEqual(400);
    expect(new Set(rows.flatMap(([, { cats }]) => cats)).size).toBeGreaterThanOrEqual(35);
  });

  test('are all accepted by the lint', () => {
    expect(detector.refusedRules).toEqual([]);
  });

  test('refer only to technologies that exist', () => {
    const references = rows.flatMap(([, { implies, requires, excludes }]) =>
      [implies, requires, excludes].flat(),
    );
    const unknown = references.filter((name) => name && !byName.has(name.split('\\;')[0] ?? ''));
    expect(unknown).toEqual([]);
  });

  test('use every category of the table', () => {
    const used = new Set<string>(rows.flatMap(([, { cats }]) => cats));
    expect(Object.keys(CATEGORIES).filter((category) => !used.has(category))).toEqual([]);
  });
});

test('have a sample for every technology, and each sample triggers its technology', () => {
  const missed = rows.flatMap(([name, { samples }]) => {
    if (samples.length === 0) return [`${name}: no sample`];
    return samples.filter((sample) => !namesIn(sample).includes(name)).map((sample) => `${name}: ${sample}`);
  });
  expect(missed).toEqual([]);
});

test('trigger no content management system but their own on a sample', () => {
  const isCms = (name: string) => byName.get(name)?.cats.includes('CMS') ?? false;
  const wrong: string[] = [];
  for (const [name, { samples }] of rows) {
    const expected = new Set(withImplied(name));
    for (const sample of samples) {
      for (const found of namesIn(sample)) {
        if (isCms(found) && !expected.has(found)) wrong.push(`${name}: ${found} by ${sample}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

function namesIn(sample: string): readonly string[] {
  return detector.detectTechnologies(pageOfSample(sample)).technologies.map(({ name }) => name);
}

function withImplied(name: string): readonly string[] {
  const rule = byName.get(name);
  const next = [rule?.implies ?? [], rule?.requires ?? []]
    .flat()
    .map((reference) => reference.split('\\;')[0] ?? '');
  return [name, ...next.flatMap(withImplied)];
}
