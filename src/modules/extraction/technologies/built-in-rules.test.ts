import { expect, test } from 'vitest';
import { readPackedTable } from '../../../lib/tables.ts';
import { builtInRules } from './built-in-rules.ts';
import { loadCuratedRules } from './curated-rules.ts';
import { createTechnologyDetector } from './detector.ts';
import { packRules } from './pack-rules.ts';
import { pageOfSample } from './sample-page.fixture.ts';

test('the packed rules equal the tables', async () => {
  expect(readPackedTable('technologies.json').toString()).toBe(await packRules());
});

test('packed rules find in every sample what the tables find, without inspecting a pattern again', async () => {
  const packed = builtInRules();
  const fromPacked = createTechnologyDetector([packed]);
  const tables = await loadCuratedRules();
  const fromTables = createTechnologyDetector([tables]);
  const samples = Object.values(tables.technologies).flatMap((rule) => rule.samples);
  for (const sample of samples) {
    const page = pageOfSample(sample);
    expect(fromPacked.detectTechnologies(page)).toEqual(fromTables.detectTechnologies(page));
  }
  expect(fromPacked.refusedRules).toEqual([]);
  expect(fromPacked.technologyCount).toBe(fromTables.technologyCount);
});
