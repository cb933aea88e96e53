import { expect, it } from 'vitest';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { readDescription } from './read-description.ts';

const lexicon = buildLexicon(['WordPress', 'Shopify', 'React']);
const read = (text: string) => readDescription(text, lexicon);
const stated = (text: string) => read(text).stated.map(({ param, values }) => [param, ...values].join(' '));

it.each([
  ['family bakery with organic bread in Austria', ['country AT']],
  ['Tierärzte in der Schweiz ohne Blog', ['country CH', 'not_has blog']],
  ['boutiques de vélos avec boutique en ligne', ['has ecommerce']],
  ['despachos de abogados que usan WordPress', ['technology WordPress']],
  ['restauracje w Holandii', ['country NL']],
  ['стоматология в Германии', ['country DE']],
  ['ポルトガルの薬局', ['country PT']],
  ['oogartsen buiten Nederland', ['not_country NL']],
  ['German companies that make pumps', ['country DE']],
  ['dentists in Bordeaux', ['country FR', 'filter place:in:Bordeaux,burdeos,bordéus']],
  ['dentists in bordeaux', ['country FR', 'filter place:in:bordeaux,burdeos,bordéus']],
  ['dentist bordeaux', ['country FR', 'filter place:in:bordeaux,burdeos,bordéus']],
  [
    'Zahnärzte in Leeds oder Bordeaux',
    ['country GB', 'country FR', 'filter place:in:Leeds,Bordeaux,burdeos,bordéus'],
  ],
  ['hairdressers with online booking', ['filter booking_url:exists']],
  ['hairdressers without online booking', ['filter booking_url:missing']],
  ['dentists outside Bordeaux', ['filter place:ne:Bordeaux,burdeos,bordéus']],
  ['dentists that are not in Spain or Italy', ['not_country ES', 'not_country IT']],
  ['hôtels en dehors de la France', ['not_country FR']],
  ['hoteles que no están en España', ['not_country ES']],
  ['hotele, które nie są w Polsce', ['not_country PL']],
  ['hotéis no Brasil e em Portugal', ['country BR', 'country PT']],
  ['dentists that do not use WordPress', ['not_technology WordPress']],
  ['dentists without a blog or a newsletter', ['not_has blog', 'filter has_newsletter_signup:ne:true']],
  ['bakery -germany', ['not_country DE']],
  ['Bäckerei -Österreich', ['not_country AT']],
  ['shops -shopify --blog', ['not_technology Shopify', 'not_has blog']],
  ['hotels -vegan -"pets allowed"', ['exclude vegan pets allowed']],
  ['construction company poland since 1990', ['country PL', 'filter founded_year:gte:1990']],
  ['SaaS companies hiring', ['filter careers_page_url:exists']],
])('finds the filters that a description states: %s', (text, filters) => {
  expect(stated(text)).toEqual(filters);
});

it.each([
  'Italian restaurant',
  'aide aux personnes sans abri',
  'peças de latão',
  'światłowód i telefonia komórkowa',
  'roast turkey for parties',
  'react to fire alarms',
  'city tours',
  'gesundes essen in der kantine',
  'peru coffee importer',
  'e-bike shop',
  'restaurants - vegan',
  'recruitment agencies',
])('ignores what only looks like a filter: %s', (text) => {
  expect(stated(text)).toEqual([]);
  expect(read(text).subject).toBe(text);
});

it('the words that introduce a filter are not part of the subject', () => {
  expect(read('law firms in Leeds with a blog').subject).toBe('law firms');
  expect(read('wedding photographers in Spain that use WordPress').subject).toBe('wedding photographers');
  expect(read('hotels that are not in Spain or Italy').subject).toBe('hotels');
  expect(read('hotels in Spain and not in Madrid').subject).toBe('hotels');
  expect(read('agence immobilière à Munich').subject).toBe('agence immobilière');
  expect(read('empresa de mudanzas en Moscú').subject).toBe('empresa de mudanzas');
  expect(read('Fotografen, die WordPress nutzen').subject).toContain('Fotografen');
});

it('the subject is what remains, and a city is also a search word', () => {
  expect(read('Druckerei in Polen, die Flyer druckt').subject).toBe('Druckerei, die Flyer druckt');
  expect(read('agence immobilière à Munich')).toMatchObject({
    stated: [{ param: 'country', values: ['DE'] }, { param: 'filter' }],
    places: ['Munich', 'münchen', 'monachium', 'monaco di baviera', 'munique'],
  });
});

it.each([
  ['online shops in Germany', ['has ecommerce', 'country DE']],
  ['good online shops in Germany', ['has ecommerce', 'country DE']],
  ['neue Onlineshops', ['has ecommerce']],
  ['small companies using WordPress', ['technology WordPress']],
  ['shopify stores in germany', ['technology Shopify', 'country DE']],
  ['boutiques Shopify en France', ['technology Shopify', 'country FR']],
  ['companies founded after 2015', ['filter founded_year:gt:2015']],
  ['Firmen ohne Blog', ['not_has blog']],
  ['wordpress', ['technology WordPress']],
])('a description that is nothing but filters has no subject: %s', (text, filters) => {
  expect(read(text).subject).toBe('');
  expect(stated(text)).toEqual(filters);
});

it.each([
  [
    'software company in Poland founded after 2000',
    'software company',
    ['country PL', 'filter founded_year:gt:2000'],
  ],
  ['Bäckereien, die vor 1950 gegründet wurden', undefined, ['filter founded_year:lt:1950']],
  [
    'hotels founded between 1990 and 2000',
    'hotels',
    ['filter founded_year:gte:1990', 'filter founded_year:lte:2000'],
  ],
  ['accountant who speaks German', 'accountant who speaks', ['filter languages_offered:in:de']],
])('years, employees and spoken languages are conditions: %s', (text, subject, filters) => {
  if (subject !== undefined) expect(read(text).subject).toBe(subject);
  expect(stated(text)).toEqual(filters);
});

it.each([
  ['car dealers italy', 'car dealers', ['country IT']],
  ['wordpress agencies uk', 'agencies', ['technology WordPress', 'country GB']],
  ['roast turkey', 'roast turkey', []],
  ['made for us', 'made for us', []],
])('the last word may be a country in lower case: %s', (text, subject, filters) => {
  expect(read(text).subject).toBe(subject);
  expect(stated(text)).toEqual(filters);
});

it.each([
  ['dentist', 'en'],
  ['restauracja', 'pl'],
  ['Blumenladen', 'de'],
  ['università', 'it'],
  ['аптека', 'ru'],
  ['印刷会社を探しています', 'ja'],
  ['인쇄소', 'ko'],
])('the likeliest language of a word is the one that contains it: %s', (text, language) => {
  expect(read(text).languages[0]).toBe(language);
});

it('the plural of a trade points to the same industry', () => {
  expect(Object.keys(read('moving company').trades.industries)).toContain('Transportation & Logistics');
  expect(Object.keys(read('moving companies').trades.industries)).toContain('Transportation & Logistics');
});

it('trade words indicate industries in any language', () => {
  expect(read('Zahnarztpraxis').trades.industries).toEqual({ 'Health & Medical': 1 });
  expect(Object.keys(read('piekarnia').trades.subIndustries)).toContain(
    'Restaurants & Catering > Cafés & Bakeries',
  );
});

it('a hostile text is read without an error', () => {
  for (const text of ['', ' ', '\u0000\ud800', '(((', 'in in in', 'a'.repeat(2_000), '🥖'.repeat(500)])
    expect(() => read(text)).not.toThrow();
});

it('words of other languages and of filters indicate no trade', () => {
  const industriesOf = (text: string) => Object.keys(read(text).trades.industries);
  // "In" is to print in Vietnamese, and "dans" is Danish for dancing.
  expect(industriesOf('dentists in Germany')).toEqual(['Health & Medical']);
  expect(industriesOf('fabricants de meubles dans la région')).not.toContain('Arts & Entertainment');
  expect(industriesOf('écoles au Portugal')).toEqual(['Education']);
});

it('a word that says nothing in another language is a subject', () => {
  expect(read('door companies in Germany').subject).toBe('door companies');
  expect(read('AI companies in France').subject).toBe('AI companies');
});

it('a trade of words that say nothing alone is a subject', () => {
  const { subject, trades, isTradeAlone } = read('IT companies in Germany');
  expect([subject, trades.industries, isTradeAlone]).toEqual(['IT companies', { 'Software & IT': 1 }, true]);
  expect(read('media companies in Spain').subject).toBe('media companies');
});

it('a word behind a minus sign is not part of the subject', () => {
  expect(read('bakery -germany -vegan').subject).toBe('bakery');
  expect(read('-germany').subject).toBe('');
});
