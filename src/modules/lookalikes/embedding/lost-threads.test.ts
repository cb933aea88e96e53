import { expect, test } from 'vitest';
import { fixtureCompanies } from '../trades.fixture.ts';
import { createGlossaryModel } from './glossary-model.ts';
import { defaultStatistics, GlossaryReader } from './glossary-reader.ts';

const pages = fixtureCompanies.map((company) => ({
  ...company,
  meta_description: null,
  h1: [],
  h2: [],
  h3: [],
}));

test('pages are read while the reading threads die: lost callers get an error, and no vector is wrong', async () => {
  const lost: Error[] = [];
  const model = createGlossaryModel({
    workers: 2,
    workerUrl: new URL('./dying-worker.fixture.ts', import.meta.url),
    onLost: (error) => lost.push(error),
  });
  const reader = new GlossaryReader();
  const wanted = pages.map((page) => reader.embed(page, defaultStatistics()));
  let [right, failed] = [0, 0];
  const ask = () =>
    model.embed(pages, defaultStatistics(), new AbortController().signal).then(
      (vectors) => {
        expect(vectors).toEqual(wanted);
        right++;
      },
      (error: unknown) => {
        expect(String(error)).toContain('embedding thread');
        failed++;
      },
    );
  for (let round = 0; round < 2; round++) await Promise.all(Array.from({ length: 4 }, ask));
  expect([right + failed, right > 0]).toEqual([8, true]);
  expect(lost.length).toBeGreaterThan(1);
  await model.close();
});
