import { describe, expect, it } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { prices } from './prices.ts';

const pricesOf = (html: string, country = 'DE') => {
  const { price_min, price_max, currency } = settle([prices], syntheticPage(html), { country });
  return [currency, price_min, price_max];
};

describe('prices', () => {
  it.each([
    ['tags', '<p>12,90 €</p><p>19,90 €</p>', ['EUR', 12.9, 19.9]],
    [
      'a word of pricing in a sentence',
      '<p>Eine Fahrt mit unserem schönen alten Boot über den ganzen See kostet ab 45 € für alle.</p>',
      ['EUR', 45, 45],
    ],
    [
      'what comes after',
      '<p>Our guest rooms look out over the harbour and the old town, £80 per night with breakfast.</p>',
      ['GBP', 80, 80],
    ],
  ])('are read from %s', (_, html, expected) => {
    expect(pricesOf(html)).toEqual(expected);
  });

  it.each([
    '<p>Free shipping on all orders over $50 this week only, for all our friends and readers.</p>',
    '<p>Versandkostenfrei ab 49 €</p>',
    '<p>Save $20</p>',
    '<p>SARL au capital de 10 000 €</p>',
    '<p>The city council raised 845,000 € for the new library in the old harbour last year.</p>',
    '<p>Liability insurance: insured sum 5.000.000 €</p>',
    '<p>Salary: 2.800 €</p>',
    '<p>A fine of 200 € was paid by the owner of the boat that was found in the river.</p>',
    '<p>Уставный капитал 10 000 руб</p>',
    '<p>50 € Rabatt sichern</p>',
  ])('are not %s', (html) => {
    expect(pricesOf(html)).toEqual([null, null, null]);
  });

  it('a currency among the settings of a page without prices says nothing', () => {
    expect(pricesOf('<script>var settings = {"currency":"USD"}</script><p>Hello</p>')).toEqual([
      null,
      null,
      null,
    ]);
  });
});
