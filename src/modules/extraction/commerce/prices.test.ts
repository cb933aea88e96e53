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
    '<p>Пробег сверх нормы 10 руб./км</p>',
    '<p>Save $20</p>',
    '<p>SARL au capital de 10 000 €</p>',
    '<p>The city council raised 845,000 € for the new library in the old harbour last year.</p>',
    '<p>Liability insurance: insured sum 5.000.000 €</p>',
    '<p>Salary: 2.800 €</p>',
    '<p>A fine of 200 € was paid by the owner of the boat that was found in the river.</p>',
    '<p>Уставный капитал 10 000 руб</p>',
    '<p>50 € Rabatt sichern</p>',
    '<p>5,00€ Gutscheincode für alle Sportartikel</p>',
    '<a href="/gifts">Gifts under $50</a>',
    '<a href="/sale">$1 or less sale</a>',
    '<a href="/sale">Sale - $4.99 & under</a>',
    '<div>Hypotheek (100%) € 340.000</div>',
    '<p>Votre facture dépasse environ 1 500 € par mois ?</p>',
    '<h2><a href="/kano">The little box that could: a $150 computer for kids</a></h2>',
    '<li><a href="/nba">How one player lost $110M</a></li>',
    '<p>Offered at the counterpart price - Rs. 8.01 Lac!</p>',
    '<p>O mercado passa de R$ 1,9 bilhão por ano.</p>',
    '<p>$1.3-billion project stops</p>',
    '<li>Yes, we deliver to Norway, shipping only 5.99 Euro</li>',
    '<p>Versandkosten ab 7,99 €</p>',
    '<p>Aufpreis 7,99 €</p>',
    '<div>Wheel locked</div><div>+ 500 ₽</div>',
    '<table><tr><td>Залог:</td><td>3000 руб</td></tr></table>',
    '<h4>What is your budget?</h4><div>KSh 68000</div>',
    '<table><tr><th>Pflegehilfsmittel § 40 SGB XI</th><td>–</td><td>42 €/Monat</td></tr></table>',
    '<div>Profil Facture annuelle Montant récupéré</div><div>Mairie 290 000 € 41 000 €</div>',
    '<div>Rekenvoorbeeld: starter</div><div>Kale huur € 680</div>',
    '<footer><p>All prices include taxes. The transport of large goods such as television sets costs from 19,99 € on.</p></footer>',
    '<div>Paid $2,126.64 for Rambo, whose vet bill was $2,764.04.</div>',
  ])('are not %s', (html) => {
    expect(pricesOf(html)).toEqual([null, null, null]);
  });

  it('in yuan, New Taiwan dollars or Hong Kong dollars are distinguished by the country', () => {
    const html = '<p>122元</p>';
    expect(pricesOf(html, 'TW')).toEqual(['TWD', 122, 122]);
    expect(pricesOf(html, 'HK')).toEqual(['HKD', 122, 122]);
    expect(pricesOf(html, 'CN')).toEqual(['CNY', 122, 122]);
    expect(pricesOf(html, 'SG')).toEqual(['CNY', 122, 122]);
  });

  it('include both ends of a range', () => {
    expect(pricesOf('<p>Bootsfahrten von 5 € bis zu 20 €</p>')).toEqual(['EUR', 5, 20]);
    expect(pricesOf('<p>Boat trips from €15 up to €40 per person</p>')).toEqual(['EUR', 15, 40]);
    expect(pricesOf('<p>Fyllning 750 - 2560 kr</p>', 'SE')).toEqual(['SEK', 750, 2560]);
    expect(pricesOf('<p>Art. 12 - 2560 kr</p>', 'SE')).toEqual(['SEK', 2560, 2560]);
  });

  it('include several on one tag', () => {
    expect(pricesOf('<p>Adults £9 Children £4 Families £20</p>')).toEqual(['GBP', 4, 20]);
  });

  it('on tags are not joined by amounts in running text', () => {
    const story =
      '<p>The league may have a €5,000 event in May, and the champion is already looking to add one more title.</p>';
    expect(pricesOf(`<div>24,99 €</div><div>29,99 €</div>${story}`)).toEqual(['EUR', 24.99, 29.99]);
  });

  it('in a list of headlines are news about others, but on short tags between them they count', () => {
    const headlines = Array.from(
      { length: 45 },
      (_, index) => `<p><a href="/${index}">The council of the old town met again yesterday</a></p>`,
    ).join('');
    const news = '<p>A game console with three games is sold from $329 today, and much more.</p>';
    expect(pricesOf(headlines + news)).toEqual([null, null, null]);
    expect(pricesOf(`${headlines}${news}<p>Subscribe for $8</p>`, 'US')).toEqual(['USD', 8, 8]);
  });

  it('of many linked goods count, however long the names of the goods', () => {
    const goods = Array.from(
      { length: 45 },
      (_, index) =>
        `<p><a href="/${index}">Long boots of red and bronze leather for gardens</a></p><p>£${index + 10}</p>`,
    ).join('');
    expect(pricesOf(goods)).toEqual(['GBP', 10, 54]);
  });

  it('are not inferred from a currency in the settings of a page without prices', () => {
    expect(pricesOf('<script>var settings = {"currency":"USD"}</script><p>Hello</p>')).toEqual([
      null,
      null,
      null,
    ]);
  });
});
