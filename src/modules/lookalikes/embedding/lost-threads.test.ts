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

test('a thread fits the same statistics as the calling thread, and embeds with them the same', async () => {
  const model = createGlossaryModel({ workers: 1 });
  const { signal } = new AbortController();
  // A word that is also a property of every object must survive the way between the threads.
  const fitted = [
    ...pages,
    {
      ...(pages[0] as (typeof pages)[number]),
      domain: 'constructor.example',
      body_text: '__proto__ constructor '.repeat(9),
    },
  ];
  const reader = new GlossaryReader();
  const wanted = reader.fit(fitted);
  const statistics = await model.fit(fitted, signal);
  expect(statistics).toEqual(wanted);
  expect(await model.embed(pages, statistics, signal)).toEqual(pages.map((one) => reader.embed(one, wanted)));
  await model.close();
});
