import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CopilotTurn, converse as conversation, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const hotel = {
    industry: 'Travel & Hospitality',
    sub_industry: 'Hotels & Resorts',
    country: 'ES',
    city: 'Sevilla',
  } as const;
  const food = { industry: 'Restaurants & Catering', country: 'US' } as const;
  const photos = { industry: 'Photography & Film', technologies: ['WordPress'] };
  running = await buildTestApp({
    limits: { anonymousPerMinute: 1_000 },
    companies: [
      { ...hotel, domain: 'sol.es', title: 'Hotel Sol', founded_year: 1931, technologies: ['WordPress'] },
      { ...hotel, domain: 'mar.es', title: 'Hotel Mar', founded_year: 1950, technologies: ['WordPress'] },
      { ...hotel, domain: 'rio.es', title: 'Hotel Rio', founded_year: 1924, technologies: ['WordPress'] },
      { ...hotel, domain: 'luz.es', title: 'Hotel Luz', founded_year: 1999 },
      { ...food, domain: 'rye.us', title: 'Rye bakery' },
      { ...food, domain: 'plate.us', title: 'Plate restaurant' },
      { ...photos, domain: 'lens.us', title: 'Lens photographer', country: 'US' },
      { ...photos, domain: 'suzu.jp', title: 'Suzu 写真館', country: 'JP', language: 'ja' },
    ],
  });
});
afterAll(() => running.app.close());

const converse = (...messages: readonly string[]): Promise<CopilotTurn> =>
  conversation(running.app, messages);

describe('a share', () => {
  it.each([
    ['what percentage of hotels in Spain use WordPress?', '3 of 4 companies (75%; '],
    ['Wie viel Prozent der Hotels in Spanien nutzen WordPress?', '3 von 4 Unternehmen (75 %; '],
    ['¿Qué porcentaje de los hoteles de España usa WordPress?', '3 de 4 empresas (75 %; '],
  ])('is stated as a part of all: %s', async (message, sentence) => {
    expect((await converse(message)).answer.replaceAll('\u00a0', ' ')).toContain(sentence);
  });

  it('is of the companies of the last list', async () => {
    const { answer } = await converse('hotels in Spain', 'what share of them uses WordPress?');
    expect(answer).toContain('3 of 4 companies (75%; ');
  });
});

it('the oldest companies are named with the years in which they were founded', async () => {
  const { answer, tool_call } = await converse('¿Cuál es el hotel más antiguo de Sevilla?');
  expect(answer).toContain('rio.es (1924), sol.es (1931), mar.es (1950)');
  expect(tool_call.args).not.toHaveProperty('columns');
});

it('a trade keeps its meaning next to a word that no page has', async () => {
  expect(found(await converse('restaurants in the US with zorbing'))).toEqual(['plate.us']);
});

it('a trade is searched for in languages with other scripts too', async () => {
  expect(found(await converse('photographers using WordPress'))).toEqual(['lens.us', 'suzu.jp']);
});

it('“without hotels” excludes the companies of the trade', async () => {
  const { results, applied } = await converse('companies in Spain using WordPress', 'without hotels');
  expect(results.total_count).toBe(0);
  expect(applied.map(({ label }) => label)).toContain('Sub-industry: not Hotels & Resorts');
});

it('if no lookalike is in the wanted place, those elsewhere are offered with their number', async () => {
  const { answer, relaxed } = await converse('companies like sol.es in Japan');
  expect(relaxed).toMatchObject([{ label: 'Country: Japan' }]);
  expect(relaxed[0]?.total_count).toBeGreaterThan(0);
  expect(answer).toContain(`Leaving out “Japan”: ${relaxed[0]?.total_count} companies.`);
});
