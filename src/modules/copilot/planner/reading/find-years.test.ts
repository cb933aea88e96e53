import { expect, it } from 'vitest';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon([]);
const argumentsOf = (message: string) => {
  const planned = plan(message, lexicon, emptyConversation);
  return planned.kind === 'call' ? planned.call.args : {};
};

it.each([
  'law firms founded after 1990 and before 2005',
  'law firms founded before 2005 but after 1990',
  'law firms opened after 1990 but before 2005',
  'Kanzleien, nach 1990 und vor 2005 gegründet',
  'Kanzleien, die nach 1990, aber vor 2005 gegründet wurden',
  'cabinets d’avocats fondés après 1990 et avant 2005',
  'cabinets d’avocats fondés après 1990 mais avant 2005',
  'bufetes de abogados fundados después de 1990 y antes de 2005',
  'bufetes de abogados fundados después de 1990 pero antes de 2005',
  'studi legali fondati dopo il 1990 e prima del 2005',
  'studi legali fondati dopo il 1990 ma prima del 2005',
  'escritórios de advogados fundados depois de 1990 e antes de 2005',
  'escritórios de advogados fundados depois de 1990 mas antes de 2005',
  'advocatenkantoren opgericht na 1990 en voor 2005',
  'advocatenkantoren opgericht na 1990 maar voor 2005',
  'advocatenkantoren na 1990 en voor 2005 opgericht',
  'kancelarie prawne założone po 1990 i przed 2005',
  'kancelarie prawne założone po 1990, ale przed 2005',
])('after and before exclude the years themselves: %s', (message) => {
  expect(argumentsOf(message)).toEqual({
    industry: 'Legal Services',
    filter: ['founded_year:gt:1990', 'founded_year:lt:2005'],
  });
});

it.each([
  ['law firms founded between 1990 and 2005', ['founded_year:gte:1990', 'founded_year:lte:2005']],
  ['law firms founded after 1990 and before 1999', ['founded_year:gt:1990', 'founded_year:lt:1999']],
  ['law firms founded before the 1990s', 'founded_year:lt:1990'],
])('a range has both its ends, and a decade is one bound: %s', (message, filter) => {
  expect(argumentsOf(message).filter).toEqual(filter);
});

it.each([
  'companies with copyright 2020 or older',
  'Firmen mit Copyright 2020 oder älter',
  'entreprises avec copyright 2020 ou plus ancien',
  'empresas con copyright de 2020 o anterior',
  'aziende con copyright 2020 o precedente',
  'empresas com copyright de 2020 ou anterior',
  'bedrijven met copyright 2020 of ouder',
  'firmy z copyright 2020 lub starszym',
])('or older includes the year: %s', (message) => {
  expect(argumentsOf(message)).toEqual({ filter: 'copyright_year:lte:2020' });
});

it.each([
  ['hotels with prices up to 100 euros', 'EUR'],
  ['Hotels mit Preisen bis 100 Euro', 'EUR'],
  ['hôtels avec des prix jusqu’à 100 euros', 'EUR'],
  ['hoteles con precios hasta 100 euros', 'EUR'],
  ['hotel con prezzi fino a 100 euro', 'EUR'],
  ['hotéis com preços até 100 euros', 'EUR'],
  ['hotels met prijzen tot 100 euro', 'EUR'],
  ['hotele z cenami do 100 zł', 'PLN'],
])('the end of a range alone is an upper bound: %s', (message, currency) => {
  expect(argumentsOf(message).filter).toEqual(['price_min:lte:100', `currency:eq:${currency}`]);
});

it.each(['bez cookie bannera', 'bez banera cookies', 'bez bannera ciasteczek'])(
  'a cookie banner is declined in Polish: %s',
  (condition) => {
    expect(argumentsOf(`firmy w Austrii ${condition}`).filter).toBe('has_cookie_banner:ne:true');
  },
);

it('a chat is declined in Polish', () => {
  expect(argumentsOf('firmy w Austrii bez czatu').filter).toBe('live_chat:missing');
});

it.each([
  "law firms from the '90s",
  'Kanzleien aus den 1990er Jahren',
  'bufetes de los años 90',
  'advocatenkantoren uit de jaren 90',
  'escritórios de advogados dos anos 90',
])('a decade that a trade is from is that of its foundation: %s', (message) => {
  expect(argumentsOf(message)).toMatchObject({
    filter: ['founded_year:gte:1990', 'founded_year:lte:1999'],
  });
});

it('a decade before a noun belongs to the noun', () => {
  expect(argumentsOf('80s bars')).not.toHaveProperty('filter');
});

it.each([
  'hotels founded in the ’80s',
  'hotels from the 80s',
  'Hotels aus den 80ern',
  'Hotels aus den 80er Jahren',
  'hôtels des années 80',
  'hôtels fondés dans les années 1980',
  'hoteles de los años 80',
  'hotel degli anni 80',
  'hotéis dos anos 80',
  'hotels uit de jaren 80',
  'hotele z lat 80',
])('a decade has ten years: %s', (message) => {
  expect(argumentsOf(message).filter).toEqual(['founded_year:gte:1980', 'founded_year:lte:1989']);
});

it.each([
  'hotels founded in the ’80s or the ’90s',
  'hotels from the 80s and 90s',
  'Hotels aus den 80ern oder 90ern',
  'Hotels, gegründet in den 80er oder 90er Jahren',
  'hôtels des années 80 ou 90',
  'hôtels fondés dans les années 80 et les années 90',
  'hoteles fundados en los años 80 o 90',
  'hoteles de los años 80 y 90',
  'hotel fondati negli anni 80 o 90',
  'hotel degli anni 80 o degli anni 90',
  'hotéis fundados nos anos 80 ou 90',
  'hotels opgericht in de jaren 80 of 90',
  'hotele założone w latach 80 lub 90',
  'hotele założone w latach 80. i 90.',
])('two decades in a row are one period: %s', (message) => {
  const planned = plan(message, lexicon, emptyConversation);
  expect(planned.ignored).toEqual([]);
  expect(argumentsOf(message).filter).toEqual(['founded_year:gte:1980', 'founded_year:lte:1999']);
});

it('decades with another one between them are no period', () => {
  const planned = plan('hotels founded in the 60s or the 90s', lexicon, emptyConversation);
  expect(planned.ignored).toEqual(['1990 1999']);
});

it.each([
  ['hôtels dès les années 80', 'founded_year:gte:1980'],
  ['hôtels fondés dès 1980', 'founded_year:gte:1980'],
  ['hotels founded from 1980 to 1989', ['founded_year:gte:1980', 'founded_year:lte:1989']],
  ['hotels founded before the 80s', 'founded_year:lt:1980'],
])('a decade is no other period: %s', (message, filter) => {
  expect(argumentsOf(message).filter).toEqual(filter);
});
