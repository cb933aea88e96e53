import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtInRules, builtInRulesFile } from './built-in-rules.ts';
import { CURATED_RULES, CURATED_TABLES } from './curated-rules.ts';
import { createTechnologyDetector } from './detector.ts';
import { packRules } from './pack-rules.ts';
import { pageOfSample } from './sample-page.fixture.ts';

test('the packed rules are what the tables say (npm run generate writes them anew)', () => {
  expect(readFileSync(builtInRulesFile, 'utf8')).toBe(packRules());
});

test('packed rules find in every sample what the tables find, and nobody has to inspect a pattern again', () => {
  const packed = builtInRules();
  const fromPacked = createTechnologyDetector([packed]);
  const fromTables = createTechnologyDetector([CURATED_RULES]);
  const samples = CURATED_TABLES.flatMap((table) => Object.values(table)).flatMap((rule) => rule.samples);
  for (const sample of samples) {
    const page = pageOfSample(sample);
    expect(fromPacked.detectTechnologies(page)).toEqual(fromTables.detectTechnologies(page));
  }
  expect(fromPacked.refusedRules).toEqual([]);
  expect(fromPacked.technologyCount).toBe(fromTables.technologyCount);
});
