import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CopilotTurn, converse as conversation, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

/** More countries than a distribution names. */
const COUNTRIES = 'DE FR ES IT PT NL PL AT CH BE IE GB SE DK NO'.split(' ');

let running: TestApp;
beforeAll(async () => {
  const hotel = { industry: 'Travel & Hospitality', sub_industry: 'Hotels & Resorts' } as const;
  running = await buildTestApp({
    limits: { anonymousPerMinute: 1_000 },
    companies: [
      {
        ...hotel,
        domain: 'rio.es',
        company_name: 'Hotel Riozul',
        title: 'Hotel Rio',
        country: 'ES',
        founded_year: 1924,
        image_count: 9,
        cms: 'TYPO3',
        tagline: 'Near the river',
        b2b_or_b2c: 'b2c',
        has_phone: true,
        has_email: true,
      },
      { ...hotel, domain: 'sol.es', title: 'Hotel Sol', country: 'ES', founded_year: 1931, image_count: 30 },
      { ...hotel, domain: 'luz.es', title: 'Hotel Luz', country: 'ES', b2b_or_b2c: 'b2b', image_count: 1 },
      ...COUNTRIES.map((country) => ({
        industry: 'Insurance',
        domain: `safe-${country.toLowerCase()}.com`,
        title: 'Insurance',
        country,
        has_email: country === 'DE',
      })),
    ],
  });
});
afterAll(() => running.app.close());

const converse = (...messages: readonly string[]): Promise<CopilotTurn> =>
  conversation(running.app, messages);

it.each([
  [
    'how many hotels are in Spain and how many of them have a phone number?',
    '1 of 3 companies (33.3%; Hotels & Resorts, Spain, phone number): Hotel Riozul (rio.es).',
  ],
  [
    '¿cuántos hoteles hay en España y cuántos de ellos tienen teléfono?',
    '1 de 3 empresas (33,3 %; hoteles y resorts, España, teléfono): Hotel Riozul (rio.es).',
  ],
  [
    'how many of the hotels in Spain have a phone number?',
    '1 of 3 companies (33.3%; Hotels & Resorts, Spain, phone number): Hotel Riozul (rio.es).',
  ],
])('two numbers are both given: %s', async (message, sentence) => {
  expect((await converse(message)).answer.replaceAll('\u00a0', ' ')).toContain(sentence);
});

it('two values of a column are counted each', async () => {
  const { answer } = await converse('how many hotels in Spain are B2B and how many B2C?');
  expect(answer).toMatch(/B2B: 1, B2C: 1|B2C: 1, B2B: 1/);
});

it('a distribution says how many values it does not name', async () => {
  const { answer, tool_call } = await converse('insurance companies by country');
  expect(answer).toContain('and 5 more.');
  expect(tool_call.args.size).toBe(10);
});

it('a distribution of years is given in ranges', async () => {
  expect((await converse('distribution of founding years of hotels in Spain')).answer).toMatch(
    /19\d\d.* \(1\)/,
  );
});

it('people are not in the index, and companies with an e-mail are found instead', async () => {
  const turn = await converse('personal emails of the directors of insurance companies');
  expect(turn.answer).toContain('The index has no data about people');
  expect(found(turn)).toEqual(['safe-de.com']);
});

it('a column that no homepage states is named', async () => {
  expect((await converse('hotels in Spain with a fax number')).answer).toContain(
    'None of the homepages in this index states: fax number.',
  );
});

it('a list in the order of a column shows its values, also unknown ones', async () => {
  expect((await converse('hotels in Spain with the most images')).answer).toContain(
    'sol.es (30), Hotel Riozul (rio.es, 9) and luz.es (1)',
  );
  expect((await converse('oldest hotels in Spain')).answer).toContain('luz.es (unknown)');
});

it('the two oldest are compared side by side', async () => {
  const { answer } = await converse('compare the two oldest hotels in Spain');
  expect(answer).toMatch(/^Side by side: Hotel Riozul .* and .*sol\.es/);
});

it.each([
  ['founding year and CMS of Hotel Riozul', 'Hotel Riozul: founded in 1924, CMS TYPO3.'],
  ['Gründungsjahr und CMS von Hotel Riozul', 'Hotel Riozul: gegründet 1924, CMS TYPO3.'],
  ['CMS, slogan and fax number of Hotel Riozul', 'Not stated on its homepage: fax number.'],
  ['what is the slogan of Hotel Riozul?', 'Slogan of Hotel Riozul: “Near the river”.'],
])('facts of a column: %s', async (message, sentence) => {
  expect((await converse(message)).answer).toContain(sentence);
});
