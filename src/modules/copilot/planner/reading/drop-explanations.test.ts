import { expect, it } from 'vitest';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['WordPress']);
const read = (message: string) => {
  const planned = plan(message, lexicon, emptyConversation);
  const { q, industry, country } = planned.kind === 'call' ? planned.call.args : {};
  return { q, industry, country, ignored: planned.ignored };
};

it.each([
  ['I sell software to bakeries in Poland', 'bakeries', 'PL', 'I sell software'],
  ['we supply ovens to bakeries in Austria, who should I contact?', 'bakeries', 'AT', 'we supply ovens'],
  ['wir verkaufen Kassensysteme an Bäckereien in Polen', 'Bäckereien', 'PL', 'wir verkaufen Kassensysteme'],
  ['ich möchte Öfen an Bäckereien in Polen verkaufen', 'Bäckereien', 'PL', 'ich möchte Öfen'],
  [
    'nous voulons vendre des fours à des boulangeries en Pologne',
    'boulangeries',
    'PL',
    'nous voulons vendre des fours',
  ],
  ['on vend des logiciels aux boulangeries en Pologne', 'boulangeries', 'PL', 'on vend des logiciels'],
  [
    'quiero vender software a panaderías en Polonia, ¿a quién contacto?',
    'panaderías',
    'PL',
    'quiero vender software',
  ],
  ['vendiamo forni alle panetterie in Polonia', 'panetterie', 'PL', 'vendiamo forni'],
  [
    'quero vender fornos a padarias na Polónia, quem devo contactar?',
    'padarias',
    'PL',
    'quero vender fornos',
  ],
  ['wij verkopen software aan bakkerijen in Polen', 'bakkerijen', 'PL', 'wij verkopen software'],
  ['ik wil software aan bakkerijen in Polen verkopen', 'bakkerijen', 'PL', 'ik wil software'],
  ['sprzedaję piece do piekarni w Polsce', 'piekarni', 'PL', 'sprzedaję piece'],
  [
    'chcę sprzedawać ekspresy do kawy piekarniom w Polsce',
    'piekarniom',
    'PL',
    'chcę sprzedawać ekspresy do kawy',
  ],
  ['wir beliefern Bäckereien in Polen mit Mehl', 'Bäckereien', 'PL', 'wir beliefern'],
  ['we supply bakeries in Poland with flour, show me all', 'bakeries', 'PL', 'we supply'],
  [
    'dostarczamy opakowania piekarniom i hotelom w Polsce',
    'piekarniom hotelom',
    'PL',
    'dostarczamy opakowania',
  ],
])('searches for the customers and not for what its writer sells: %s', (message, q, country, ignored) => {
  expect(read(message)).toEqual({ q, industry: undefined, country, ignored: [ignored] });
});

it.each([
  ['my company makes software for hotels. list bakeries in Spain', 'bakeries'],
  ['sprzedajemy oprogramowanie dla hoteli, pokaż piekarnie w Hiszpanii', 'piekarnie'],
  ['potential customers for my coffee machines: bakeries in Spain', 'bakeries'],
  ['bakeries in Spain I could sell ovens to', 'bakeries'],
  ['Bäckereien in Spanien, denen ich Software verkaufen könnte', 'Bäckereien'],
  ['panaderías a las que vender máquinas de café en España', 'panaderías'],
])('searches for the trade that a message asks for beside an offer: %s', (message, q) => {
  expect(read(message)).toMatchObject({ q, industry: undefined, country: 'ES' });
});

it.each([
  'companies that sell software to hairdressers in Germany',
  'Firmen, die Software an Friseure in Deutschland verkaufen',
])('searches for what companies sell: %s', (message) => {
  expect(read(message)).toMatchObject({ industry: 'Software & IT', country: 'DE' });
});

it.each([
  ['we sell dental equipment, who could buy it?'],
  ['I run a bakery supply firm and look for customers in Bavaria'],
  ['Wir verkaufen Kaffeemaschinen, wer könnte die brauchen?'],
  ['Ich betreibe einen Großhandel für Bäckereibedarf und suche Kunden in Bayern'],
  ['nous vendons des fours, qui pourrait être intéressé ?'],
  ['tengo una empresa de limpieza y busco clientes en Valencia'],
  ['vendiamo forni professionali, chi potrebbe comprarli?'],
  ['tenho uma empresa de limpeza e procuro clientes no Porto'],
  ['wij verkopen bakkersovens, wie zou die kunnen kopen?'],
  ['prowadzę hurtownię i szukam klientów w Krakowie'],
])('who says only what they sell is asked who buys it: %s', (message) => {
  expect(plan(message, lexicon, emptyConversation)).toMatchObject({
    kind: 'clarify',
    reason: 'which_buyers',
  });
});

it('what the customers use is enough to search for them', () => {
  const planned = plan('we sell plugins, find sites with WordPress in Ireland', lexicon, emptyConversation);
  expect(planned).toMatchObject({ kind: 'call', call: { args: { technology: 'WordPress', country: 'IE' } } });
});
