import { expect, it } from 'vitest';
import { type ConversationState, emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['WordPress', 'Shopify', 'Wix']);
const before: ConversationState = {
  ...emptyConversation,
  last: { name: 'search', args: { q: 'hotels', country: 'ES' } },
};
const planned = (language: Language, message: string, earlier = before) =>
  plan(message, lexicon, { ...earlier, language });
const argsOf = (language: Language, message: string, earlier = before) => {
  const made = planned(language, message, earlier);
  return made.kind === 'call' ? made.call.args : made.kind === 'clarify' ? made.reason : undefined;
};

it.each([
  ['en', 'drop the ones without a blog'],
  ['en', "remove those that don't have a blog"],
  ['en', 'please take the ones without a blog out'],
  ['de', 'nimm die ohne Blog raus'],
  ['de', 'wirf alle raus, die keinen Blog haben'],
  ['de', 'die ohne Blog bitte weglassen'],
  ['fr', "enlève ceux qui n'ont pas de blog"],
  ['fr', 'retire les hôtels sans blog'],
  ['es', 'quita los que no tienen blog'],
  ['it', 'togli quelli senza blog'],
  ['it', 'escludi quelli che non hanno un blog'],
  ['pt', 'tira os que não têm blog'],
  ['nl', 'haal die zonder blog weg'],
  ['nl', 'verwijder die zonder blog'],
  ['pl', 'usuń te bez bloga'],
  ['pl', 'wyrzuć firmy, które nie mają bloga'],
] as const)('removing rows without something keeps those with it (%s): %s', (language, message) => {
  expect(argsOf(language, message)).toEqual({ q: 'hotels', country: 'ES', has: 'blog' });
});

it.each([
  ['en', 'remove those with a blog', { not_has: 'blog' }],
  ['fr', 'enlève ceux qui utilisent WordPress', { not_technology: 'WordPress' }],
  ['de', 'entferne die mit WordPress', { not_technology: 'WordPress' }],
  ['en', 'drop those founded before 2000', { filter: 'founded_year:gte:2000' }],
  ['pl', 'usuń te z blogiem', { not_has: 'blog' }],
] as const)('removing rows with something excludes it (%s): %s', (language, message, changed) => {
  expect(argsOf(language, message)).toEqual({ q: 'hotels', country: 'ES', ...changed });
});

const withoutWordPress = { q: 'hotels', country: 'ES', not_technology: 'WordPress' };
it.each([
  ['en', 'remove WordPress'],
  ['de', 'entferne WordPress'],
  ['fr', 'enlève WordPress'],
  ['es', 'quita WordPress'],
  ['it', 'togli WordPress'],
  ['pt', 'tira WordPress'],
  ['nl', 'verwijder WordPress'],
  ['pl', 'usuń WordPress'],
] as const)('the same removal said twice excludes it once (%s): %s', (language, message) => {
  expect(argsOf(language, message)).toEqual(withoutWordPress);
  const excluded = { ...before, last: { name: 'search', args: withoutWordPress } } as const;
  expect(argsOf(language, message, excluded)).toEqual(withoutWordPress);
});

it('a removal of a column said twice excludes it once', () => {
  const args = { q: 'hotels', country: 'ES', filter: 'facebook:missing' };
  expect(argsOf('en', 'remove Facebook')).toEqual(args);
  expect(argsOf('en', 'remove Facebook', { ...before, last: { name: 'search', args } })).toEqual(args);
});

it.each([
  ['en', 'drop the WordPress filter'],
  ['en', 'ignore the blog'],
  ['de', 'den Filter Blog weglassen'],
  ['de', 'WordPress-Filter weg'],
  ['fr', 'enlève le filtre blog'],
  ['fr', 'laisse tomber le blog'],
  ['es', 'quita el filtro de WordPress'],
  ['es', 'quita lo de las reservas'],
  ['it', 'lascia perdere il blog'],
  ['pt', 'esquece o blog'],
  ['nl', 'laat het filter blog weg'],
  ['pl', 'usuń filtr bloga'],
] as const)(
  'dropping a condition that the list does not have excludes nothing (%s): %s',
  (language, message) => {
    expect(argsOf(language, message)).toEqual({ q: 'hotels', country: 'ES' });
  },
);

it.each([
  ['en', 'filter out WordPress'],
  ['de', 'filter WordPress raus'],
] as const)('“filter” is a verb too (%s): %s', (language, message) => {
  expect(argsOf(language, message)).toEqual(withoutWordPress);
});

it.each([
  ['technologies:in:Shopify,WordPress,Wix', { filter: 'technologies:in:WordPress,Wix' }],
  ['technologies:in:Shopify,WordPress', { technology: 'WordPress' }],
])('of several technologies of which one is enough, the others remain: %s', (filter, left) => {
  const last = { name: 'search', args: { q: 'hotels', country: 'ES', filter } } as const;
  for (const message of ['remove Shopify', 'forget Shopify'])
    expect(argsOf('en', message, { ...before, last })).toEqual({ q: 'hotels', country: 'ES', ...left });
});

it('words that no filter has are turned around too', () => {
  expect(argsOf('en', 'drop those without a spa')).toMatchObject({ q: '(hotels) spa', country: 'ES' });
});

it.each([
  ['en', 'remove those from my list'],
  ['de', 'entferne die Firmen aus meiner Liste'],
  ['pl', 'usuń te z mojej listy'],
] as const)('what is to be removed from a list is declined (%s): %s', (language, message) => {
  expect(argsOf(language, message)).toBe('declined');
});

it('"nimm die mit Blog" selects them', () => {
  expect(argsOf('de', 'nimm die mit Blog')).not.toMatchObject({ not_has: 'blog' });
});

const BOOKING = 'booking_url:exists';
const withBooking: ConversationState = {
  ...emptyConversation,
  last: { name: 'search', args: { q: 'hotels', country: 'ES', filter: BOOKING } },
};

it.each([
  ['en', 'without booking is fine too'],
  ['de', 'ohne Buchung geht auch'],
  ['fr', 'sans réservation ça va aussi'],
  ['es', 'sin reserva también vale'],
  ['it', 'senza prenotazione va bene lo stesso'],
  ['pt', 'sem reservas também serve'],
  ['nl', 'zonder reservering is ook goed'],
  ['pl', 'bez rezerwacji też mogą być'],
] as const)('a condition that need not hold is dropped, not turned around (%s): %s', (language, message) => {
  expect(argsOf(language, message, withBooking)).toEqual({ q: 'hotels', country: 'ES' });
});

it.each([
  ['en', 'remove the booking and show those with a blog'],
  ['es', 'quita las reservas y muestra los que tienen blog'],
  ['pt', 'tira as reservas e mostra os que têm blog'],
] as const)('a condition is dropped before another one is added (%s): %s', (language, message) => {
  expect(argsOf(language, message, withBooking)).toEqual({ q: 'hotels', country: 'ES', has: 'blog' });
});

it('of two requests, only the first removes rows', () => {
  expect(argsOf('en', 'remove those with a blog and show those with WordPress')).toEqual({
    q: 'hotels',
    country: 'ES',
    not_has: 'blog',
    technology: 'WordPress',
  });
});

it.each(['book publishers in Spain', 'book shops in Spain'])(
  'a word for booking may be part of a trade: %s',
  (message) => {
    expect(argsOf('en', message, withBooking)).not.toMatchObject({ filter: BOOKING });
  },
);

it('what a search of its own excludes stays excluded', () => {
  const hotels = argsOf(
    'en',
    'hotels in Spain with a blog, without WordPress would be fine too',
    emptyConversation,
  );
  expect(hotels).toMatchObject({ has: 'blog', not_technology: 'WordPress' });
});

it.each([
  ['en', 'drop that condition and show how many use WordPress'],
  ['de', 'streich diese Bedingung und zeig mir die mit WordPress'],
  ['fr', 'enlève cette condition et montre-moi ceux avec WordPress'],
  ['nl', 'laat die voorwaarde vallen en toon hoeveel ervan WordPress gebruiken'],
  ['es', 'quita esa condición y dime cuántos usan WordPress'],
  ['it', 'togli questa condizione e mostrami quanti usano WordPress'],
  ['pt', 'remove este critério e mostra quantos usam WordPress'],
  ['pl', 'usuń ten warunek i pokaż ile z nich używa WordPress'],
] as const)(
  '“this condition” is the last one, and what follows is asked for (%s): %s',
  (language, message) => {
    const last = { name: 'search', args: { q: 'hotels', country: 'ES', has: 'blog' } } as const;
    expect(argsOf(language, message, { ...before, last, previousList: before.last })).toEqual({
      q: 'hotels',
      country: 'ES',
      technology: 'WordPress',
    });
  },
);

it.each([
  ['en', 'without limiting us to Spain'],
  ['en', 'not restricting ourselves to Spain'],
  ['fr', 'et sans se limiter à l’Espagne ?'],
  ['nl', 'zonder ons te beperken tot Spanje'],
  ['es', '¿y sin limitarnos a España?'],
  ['it', 'e senza limitarci alla Spagna?'],
  ['pt', 'e sem nos limitarmos a Espanha?'],
  ['pl', 'bez ograniczania się do Hiszpanii'],
] as const)('what a list is not limited to is dropped (%s): %s', (language, message) => {
  expect(argsOf(language, message)).toEqual({ q: 'hotels' });
});

it.each([
  ['en', 'put them in order of founding year'],
  ['de', 'reihe sie nach Gründungsjahr'],
  ['fr', 'classe-les par année de création'],
  ['nl', 'zet ze op volgorde van oprichtingsjaar'],
  ['es', 'clasifícalos por año de fundación'],
  ['it', 'classificali per anno di fondazione'],
  ['pt', 'põe-nos por ordem de ano de fundação'],
  ['pl', 'ułóż je według roku założenia'],
] as const)('a list is sorted by year, not counted (%s): %s', (language, message) => {
  expect(planned(language, message)).toMatchObject({
    call: { name: 'search', args: { q: 'hotels', country: 'ES', sort: 'founded_year' } },
  });
});

it.each([
  ['en', 'only those that export'],
  ['de', 'nur die, die exportieren'],
  ['es', 'solo los que exportan'],
  ['it', 'solo quelli che esportano'],
  ['pt', 'só os que exportam'],
] as const)('companies that export ask for no file, and the list stays (%s): %s', (language, message) => {
  expect(planned(language, message)).toMatchObject({
    kind: 'call',
    call: { args: { q: 'hotels', country: 'ES' } },
    ignored: [expect.stringMatching(/^e[sx]port/)],
  });
});
