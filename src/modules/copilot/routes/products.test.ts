import { afterAll, beforeAll, expect, it } from 'vitest';
import { converse, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

const PRODUCTS = 'coffee Kaffee café caffè koffie kawa';

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({
    companies: [
      {
        domain: 'beans.de',
        industry: 'E-commerce & Retail',
        title: 'Beans',
        body_text: PRODUCTS,
        has_ecommerce: true,
      },
      { domain: 'till.de', industry: 'Software & IT', title: 'Tills', body_text: PRODUCTS },
      {
        domain: 'vines.de',
        industry: 'Food & Beverage',
        title: 'Winery',
        body_text: 'wine',
        has_ecommerce: true,
      },
      {
        domain: 'crumbs.de',
        industry: 'Restaurants & Catering',
        title: 'Bakery',
        body_text: 'bread',
        has_ecommerce: true,
      },
    ],
  });
});
afterAll(() => running.app.close());

it.each([
  'online shops selling coffee',
  'online shops for coffee',
  'Onlineshops für Kaffee',
  'Onlineshops, die Kaffee verkaufen',
  'boutiques en ligne de café',
  'boutiques en ligne qui vendent du café',
  'tiendas online de café',
  'tiendas online que venden café',
  'negozi online di caffè',
  'negozi online che vendono caffè',
  'lojas online de café',
  'lojas online que vendem café',
  'webshops voor koffie',
  'webwinkels die koffie verkopen',
  'sklepy internetowe z kawą',
  'sklepy internetowe sprzedające kawę',
])('a product that shops sell stays a condition: %s', async (message) => {
  expect(found(await converse(running.app, [message]))).toEqual(['beans.de']);
});

it.each([
  'online shops selling honey',
  'Onlineshops für Honig',
  'tiendas online que venden miel',
  'webshops voor honing',
])('no other goods are found instead, and the product is offered to be dropped: %s', async (message) => {
  const turn = await converse(running.app, [message]);
  expect(found(turn)).toEqual([]);
  expect(turn.relaxed.map(({ total_count: total }) => total)).toEqual([3]);
});

it('the product stays when the list is narrowed', async () => {
  expect(found(await converse(running.app, ['online shops selling coffee', 'only in Germany']))).toEqual([]);
  expect(found(await converse(running.app, ['companies selling wine', 'with an online shop']))).toEqual([
    'vines.de',
  ]);
});
