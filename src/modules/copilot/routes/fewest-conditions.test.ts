import { afterAll, beforeAll, expect, it } from 'vitest';
import { converse, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({
    companies: [
      { domain: 'inn.it', industry: 'Legal Services', title: 'Law', country: 'IT', body_text: 'vegan' },
      {
        domain: 'ads.it',
        industry: 'Marketing & Media',
        title: 'Ads',
        country: 'IT',
        technologies: ['React'],
      },
      { domain: 'till.de', industry: 'Software & IT', title: 'Till', country: 'DE', has_ecommerce: true },
    ],
  });
});
afterAll(() => running.app.close());

it.each([
  'law firms in Italy with a blog and more than 20 employees, not using Wix',
  'Anwälte in Italien mit Blog, mehr als 20 Mitarbeitern und ohne Wix',
])('only conditions that rule everything out are offered to be dropped: %s', async (message) => {
  const [offer] = (await converse(running.app, [message])).relaxed;
  expect(offer).toMatchObject({ total_count: 1 });
  expect(offer?.label).not.toContain('Wix');
  expect(offer?.label).toMatch(/blog/i);
});

it.each([
  'companies in Italy with an online shop mentioning vegan',
  'Firmen in Italien mit Onlineshop, die vegan erwähnen',
  'entreprises en Italie avec boutique en ligne qui mentionnent vegan',
  'empresas en Italia con tienda online que mencionan vegan',
  'aziende in Italia con negozio online che menzionano vegan',
  'empresas na Itália com loja online que mencionam vegan',
  'bedrijven in Italië met webshop die vegan vermelden',
  'firmy we Włoszech ze sklepem internetowym wspominające vegan',
])('a word that pages have stays a word when nothing has it: %s', async (message) => {
  const turn = await converse(running.app, [message]);
  expect(turn.tool_call.args).toMatchObject({ q: 'vegan' });
  expect(turn.tool_call.args).not.toHaveProperty('mode');
});

it.each([
  'agencies in Italy',
  'Agenturen in Italien',
  'agences en Italie',
  'agencias en Italia',
  'agenzie in Italia',
  'agências na Itália',
  'bureaus in Italië',
  'agencje we Włoszech',
  'agencys in Italy',
  'Agenturen in Italien, die TypeScript oder React einsetzen',
])('agencies are those of marketing and media: %s', async (message) => {
  expect(found(await converse(running.app, [message]))).toEqual(['ads.it']);
});

it('an order by what no homepage states is reported', async () => {
  expect((await converse(running.app, ['the 2 largest law firms'])).answer).toContain(
    'None of the homepages in this index states: number of employees.',
  );
});
