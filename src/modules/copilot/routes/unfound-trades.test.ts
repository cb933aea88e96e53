import { afterAll, beforeAll, expect, it } from 'vitest';
import { converse, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const company = (domain: string, industry: string, country: string, more: object = {}) => ({
    domain,
    industry,
    country,
    title: domain,
    ...more,
  });
  const fashion = { sub_industry: 'Fashion, Shoes & Accessories' };
  const dealer = { sub_industry: 'Dealers & Car Markets' };
  running = await buildTestApp({
    companies: [
      company('plate.it', 'Restaurants & Catering', 'IT', { body_text: 'ristorante', has_blog: true }),
      company('plate.de', 'Restaurants & Catering', 'DE', { body_text: 'Restaurant' }),
      company('tuch.de', 'E-commerce & Retail', 'DE', { ...fashion, body_text: 'Lederschuhe' }),
      company('idiomas.es', 'Education', 'ES', { body_text: 'cursos de idiomas para adultos' }),
      company('corso.it', 'Education', 'IT', { body_text: 'corsi di lingua per tutti' }),
      company('farm.de', 'Food & Beverage', 'DE', { body_text: 'Wein' }),
      company('glow.pl', 'Beauty & Wellness', 'PL', { body_text: 'manicure' }),
      company('autos.de', 'Automotive', 'DE', { ...dealer, title: 'Autowerkstatt und Service' }),
      company('cars.de', 'Automotive', 'DE', { ...dealer, title: 'Neuwagen' }),
      company('fix.de', 'Automotive', 'DE', { sub_industry: 'Workshops, Parts & Tyres' }),
    ],
  });
});
afterAll(() => running.app.close());
const ask = (...messages: string[]) => converse(running.app, messages);

it.each([
  [
    'pizzerias in Italy',
    ['plate.it'],
    'No homepage in Restaurants & Catering says “pizzerias”; all of that industry: 1 company.',
  ],
  ['Wie viele Pizzerien gibt es in Italien?', ['plate.it'], 'Keine Startseite der Branche'],
  ['pizzerias en Italie avec un blog', ['plate.it'], 'Aucune page d’accueil du secteur'],
  ['quesos de cabra en Alemania', ['farm.de'], 'Ninguna página del sector'],
  ['formaggi di capra in Germania', ['farm.de'], 'Nessuna homepage del settore'],
  ['fietsenmakers in Duitsland', ['tuch.de'], 'Geen homepage in de branche'],
  ['floriculturas na Alemanha', ['tuch.de'], 'Nenhuma página do setor'],
  ['browary w Niemczech', ['farm.de'], 'Żadna strona z branży'],
  ['pizzerias or sushi bars in Italy', ['plate.it'], 'No title or description in Restaurants & Catering'],
])(
  'a trade on no page is not found, and its industry is the first offer: %s',
  async (message, domains, text) => {
    const turn = await ask(message);
    expect([turn.results.total_count, found(turn)]).toEqual([0, []]);
    expect(turn.answer).toContain(text);
    expect(turn.relaxed.map((offer) => offer.total_count)).toEqual([domains.length]);
    expect(found(await ask(message, 'yes'))).toEqual(domains);
  },
);

it.each([
  ['language schools in Spain', ['idiomas.es']],
  ['Sprachschulen in Italien', ['corso.it']],
  ['szkoły językowe we Włoszech', ['corso.it']],
  ['écoles de langues en Espagne', ['idiomas.es']],
  ['shoe shops in Germany', ['tuch.de']],
  ['negozi di scarpe in Germania', ['tuch.de']],
  ['firmy z branży kosmetycznej', ['glow.pl']],
  ['entreprises du secteur cosmétique', ['glow.pl']],
  ['talleres mecánicos en Alemania', ['autos.de', 'fix.de']],
  ['car repair shops in Germany', ['autos.de', 'fix.de']],
  ['car dealers in Germany', ['autos.de', 'cars.de']],
])('is found by its section of the index or the words of its pages: %s', async (message, domains) => {
  expect(found(await ask(message))).toEqual(domains);
});

it('words that pages need for a certificate are a condition of their own', async () => {
  const turn = await ask('restaurants in Italy with ISO 9001');
  expect(turn.results.total_count).toBe(0);
  expect(turn.relaxed.map((offer) => offer.total_count)).toEqual([1]);
});
