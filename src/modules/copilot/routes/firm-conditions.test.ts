import { afterAll, beforeAll, expect, it } from 'vitest';
import { converse, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const company = (domain: string, industry: string, body_text: string, more: object = {}) => ({
    domain,
    industry,
    body_text,
    title: domain,
    ...more,
  });
  const hotels = { sub_industry: 'Hotels & Resorts', country: 'ES' };
  const shop = { has_ecommerce: true, technologies: ['Shopify'] };
  running = await buildTestApp({
    companies: [
      company('shoes.uk', 'E-commerce & Retail', 'shoes', { country: 'GB', ...shop }),
      company('lamps.uk', 'E-commerce & Retail', 'lamps', { country: 'GB', ...shop }),
      company('moebel.de', 'E-commerce & Retail', 'Möbel aus Holz', { country: 'DE' }),
      company('haus.at', 'Architecture & Interior Design', 'Häuser aus Holz', { country: 'AT' }),
      company('bees.uk', 'Agriculture & Forestry', 'beekeeper', { country: 'GB' }),
      company('spa.es', 'Travel & Hospitality', 'hotel con spa', hotels),
      company('wellness.es', 'Travel & Hospitality', 'hotel wellness', hotels),
      company('plain.es', 'Travel & Hospitality', 'hotel', hotels),
      company('tax.pt', 'Accounting & Tax', 'contabilidade', { country: 'PT' }),
      company('pills.nl', 'Health & Medical', 'apotheek', { country: 'NL' }),
      company('ship.nl', 'Transportation & Logistics', 'parcels', { country: 'NL' }),
    ],
  });
});
afterAll(() => running.app.close());

const answerTo = (message: string) => converse(running.app, [message]);

it.each([
  'online shops with Shopify that ship internationally',
  'Onlineshops mit Shopify, die ins Ausland liefern',
  "boutiques en ligne avec Shopify qui livrent à l'étranger",
  'tiendas online con Shopify que envían al extranjero',
  'negozi online con Shopify che spediscono all’estero',
  'webwinkels met Shopify die wereldwijd verzenden',
  'lojas online com Shopify que enviam para o estrangeiro',
  'sklepy internetowe na Shopify, które wysyłają za granicę',
])('what no page says beside certain conditions is named: %s', async (message) => {
  const turn = await answerTo(message);
  expect(found(turn)).toEqual(['lamps.uk', 'shoes.uk']);
  expect(turn.ignored).toHaveLength(1);
});

it.each([
  'something with wood',
  'irgendwas mit Holz',
  'un truc en bois',
  'algo con madera',
  'qualcosa in legno',
  'iets met hout',
  'algo com madeiras',
  'coś z drewna',
])('goods that their usual industries do not name are searched for in all: %s', async (message) => {
  expect(found(await answerTo(message))).toEqual(['haus.at', 'moebel.de']);
});

it.each([
  'beekeepers or honey in the UK',
  'Imker oder Honigverkäufer in Großbritannien',
  'apiculteurs ou miel au Royaume-Uni',
  'apicultores o miel en el Reino Unido',
  'apicoltori o miele nel Regno Unito',
  'imkers of honing in het Verenigd Koninkrijk',
  'apicultores ou mel no Reino Unido',
  'pszczelarze lub miód w Wielkiej Brytanii',
])('goods beside a trade mean their trade: %s', async (message) => {
  const turn = await answerTo(message);
  expect(found(turn)).toEqual(['bees.uk']);
  expect(turn.ignored).toEqual([]);
});

it.each([
  'hotels with a spa in Spain',
  'Hotels mit Wellness in Spanien',
  'hôtels avec spa en Espagne',
  'hoteles con spa en España',
  'hotel con spa in Spagna',
  'hotels met wellness in Spanje',
  'hotéis com spa em Espanha',
  'hotele ze spa w Hiszpanii',
])('the spa of a hotel is no beauty salon: %s', async (message) => {
  expect(found(await answerTo(message))).toEqual(['spa.es', 'wellness.es']);
});

it.each([
  'accountants without a responsive site',
  'Steuerberater ohne responsive Website',
  'contabilistas sem site responsivo',
  'accountants zonder responsieve site',
])('leaving out a word that no page has is named as unknown: %s', async (message) => {
  const turn = await answerTo(message);
  expect(found(turn)).toEqual(['tax.pt']);
  expect(turn.ignored).toHaveLength(1);
  expect(turn.tool_call.args.exclude).toBeUndefined();
});

it('offers to drop one of several things that pages must have', async () => {
  const turn = await answerTo('hoteles con spa en la playa en España');
  expect(turn.results.total_count).toBe(0);
  expect(turn.relaxed.map(({ total_count }: { total_count: number }) => total_count)).toEqual([2]);
});

it.each([
  ['companies without a cookie policy in Portugal', 'None of the homepages in this index states'],
  ['Firmen ohne Cookie-Richtlinie in Portugal', 'keine'],
])('says if no company of the index has what must be absent: %s', async (message, sentence) => {
  const turn = await answerTo(message);
  expect(found(turn)).toEqual(['tax.pt']);
  expect(turn.answer.toLowerCase()).toContain(sentence.toLowerCase());
});

it('means the whole sector by the Dutch word for care', async () => {
  expect(found(await answerTo('bedrijven in de zorg'))).toEqual(['pills.nl']);
});
