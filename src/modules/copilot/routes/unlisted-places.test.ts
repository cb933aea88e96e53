import { afterAll, beforeAll, expect, it } from 'vitest';
import { converse as conversation, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const plumbing = {
    industry: 'Construction & Trades',
    sub_industry: 'Plumbing, Heating & Air',
    title: 'Hale Plumbing',
  } as const;
  running = await buildTestApp({
    limits: { anonymousPerMinute: 1_000 },
    companies: [
      { ...plumbing, domain: 'fife.uk', country: 'GB', city: 'Kirkcaldy' },
      { ...plumbing, domain: 'bad.de', country: 'DE', city: 'Bad Vilbel' },
      { ...plumbing, domain: 'laye.fr', country: 'FR', city: 'Saint-Germain-en-Laye' },
      { ...plumbing, domain: 'garda.it', country: 'IT', city: 'Peschiera del Garda' },
      { ...plumbing, domain: 'west.com', country: 'US', city: 'Portland', region: 'OR' },
      { ...plumbing, domain: 'east.com', country: 'US', city: 'Portland', region: 'Maine' },
      { ...plumbing, domain: 'waco.com', country: 'US', city: 'Waco', region: 'TX' },
      { ...plumbing, domain: 'lyon.fr', country: 'FR', city: 'Lyon' },
      { ...plumbing, domain: 'metal.de', country: 'DE', meta_description: 'Rohre in Leder', city: 'Köln' },
    ],
  });
});
afterAll(() => running.app.close());

const converse = (message: string) => conversation(running.app, [message]);

it.each([
  ['plumbers in Kirkcaldy', ['fife.uk']],
  ['plumbers in kirkcaldy', ['fife.uk']],
  ['plumbers in Kirkcaldy, Scotland', ['fife.uk']],
  ['Klempner in Bad Vilbel', ['bad.de']],
  ['plombiers à Saint-Germain-en-Laye', ['laye.fr']],
  ['idraulici a Peschiera del Garda', ['garda.it']],
])('a city that no list has is a condition if a company is there: %s', async (message, domains) => {
  expect(found(await converse(message))).toEqual(domains);
});

it('a city that neither a list nor the index has is named as the place of no company', async () => {
  const { answer, results } = await converse('plumbers in Hückeswagen');
  expect(results?.total_count).toBe(0);
  expect(answer).toContain('Hückeswagen');
});

it('a German noun behind a preposition is no place', async () => {
  expect(JSON.stringify((await converse('Klempner in Leder')).tool_call.args)).not.toContain('place:');
});

it.each([
  ['plumbers in Portland, OR', ['west.com']],
  ['plumbers in Portland, Oregon', ['west.com']],
  ['plumbers in Portland, Maine', ['east.com']],
  ['plumbers in Waco, Texas', ['waco.com']],
  ['plumbers in Portland', ['east.com', 'west.com']],
  ['plumbers in Lyon, France', ['lyon.fr']],
  ['plombiers à Lyon, FR', ['lyon.fr']],
])('a state or country behind a city narrows it: %s', async (message, domains) => {
  const reply = await converse(message);
  expect([...found(reply)].sort()).toEqual(domains);
  expect(reply.ignored).toEqual([]);
});
