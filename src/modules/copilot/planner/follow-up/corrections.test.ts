import { describe, expect, test } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import type { PlannedCall } from '../call.ts';
import type { ConversationState } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { type Language, languages } from '../lexicon/meaning.ts';
import { placeFilter, placesInFilter } from '../place-names.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(technologyNames());
const shown = ['a.example.com', 'b.example.com'];
const search = (args: PlannedCall['args']): PlannedCall => ({ name: 'search', args });
const lawyers = search({ industry: 'Legal Services', country: 'ES,PT' });
const hotels = search({ q: 'hotels', country: 'FR', filter: placeFilter(['Paris', 'Lyon']) });
const sectors: PlannedCall = { name: 'facets', args: { country: 'ES', fields: 'industry', size: 10 } };

type Wordings = Readonly<Record<Language, string>>;
const planned = (message: string, language: Language, state: Partial<ConversationState>) =>
  plan(message, lexicon, { last: undefined, shown, language, today: '2026-11-18', ...state });
const everyCall = (wordings: Wordings, state: Partial<ConversationState>) =>
  languages.map((language) => {
    const made = planned(wordings[language], language, state);
    return { message: wordings[language], ...(made.kind === 'call' && { made }) };
  });

describe('a message that changes an earlier answer, in every language', () => {
  const andForNetherlands: Wordings = {
    en: 'and for the Netherlands?',
    de: 'und für die Niederlande?',
    fr: 'et pour les Pays-Bas ?',
    es: '¿y para los Países Bajos?',
    it: 'e per i Paesi Bassi?',
    pt: 'e para os Países Baixos?',
    nl: 'en voor Nederland?',
    pl: 'a dla Holandii?',
  };

  test('"and for the Netherlands?" after a distribution asks for the distribution there', () => {
    for (const { message, made } of everyCall(andForNetherlands, { last: sectors }))
      expect({ message, call: made?.call }).toEqual({
        message,
        call: { name: 'facets', args: { country: 'NL', fields: 'industry', size: 10 } },
      });
  });

  test('after a distribution by country it asks for the companies there', () => {
    const byCountry: PlannedCall = { name: 'facets', args: { q: 'hotels', fields: 'country', size: 10 } };
    for (const { made } of everyCall(andForNetherlands, { last: byCountry }))
      expect(made?.call).toEqual(search({ q: 'hotels', country: 'NL' }));
  });

  test.each<[string, Wordings, PlannedCall, string[]]>([
    [
      'countries',
      {
        en: 'compare the two countries',
        de: 'vergleiche die beiden Länder',
        fr: 'compare les deux pays',
        es: 'compara los dos países',
        it: 'confronta i due paesi',
        pt: 'compara os dois países',
        nl: 'vergelijk de twee landen',
        pl: 'porównaj oba kraje',
      },
      lawyers,
      ['ES', 'PT'],
    ],
    [
      'cities',
      {
        en: 'compare the two cities',
        de: 'vergleiche die beiden Städte',
        fr: 'compare les deux villes',
        es: 'compara las dos ciudades',
        it: 'confronta le due città',
        pt: 'compara as duas cidades',
        nl: 'vergelijk de twee steden',
        pl: 'porównaj oba miasta',
      },
      hotels,
      ['Paris', 'Lyon'],
    ],
  ])('"compare the two %s" compares those of the last search', (_name, wordings, last, values) => {
    for (const { message, made } of everyCall(wordings, { last }))
      expect({ message, values: made?.compared?.map(({ value }) => value) }).toEqual({ message, values });
  });

  test('"back to the previous list, but in Switzerland" changes the earlier list', () => {
    const last = search({ ...lawyers.args, country: 'ES', technology: 'WordPress' });
    const previousList = search({ ...lawyers.args, country: 'ES' });
    const wordings: Wordings = {
      en: 'back to the previous list, but in Switzerland',
      de: 'zurück zur vorherigen Liste, aber in der Schweiz',
      fr: 'retour à la liste précédente, mais en Suisse',
      es: 'vuelve a la lista anterior, pero en Suiza',
      it: 'torna alla lista precedente, ma in Svizzera',
      pt: 'volta à lista anterior, mas na Suíça',
      nl: 'terug naar de vorige lijst, maar in Zwitserland',
      pl: 'wróć do poprzedniej listy, ale w Szwajcarii',
    };
    for (const { message, made } of everyCall(wordings, {
      last,
      previousList,
      earlierLists: [previousList],
    }))
      expect({ message, call: made?.call }).toEqual({
        message,
        call: search({ ...lawyers.args, country: 'CH' }),
      });
  });

  test.each<[string, Wordings]>([
    [
      'with a comma',
      {
        en: 'no, I meant Lille, not Lyon',
        de: 'nein, ich meinte Lille, nicht Lyon',
        fr: 'non, je voulais dire Lille, pas Lyon',
        es: 'no, quería decir Lille, no Lyon',
        it: 'no, intendevo Lille, non Lione',
        pt: 'não, queria dizer Lille, não Lyon',
        nl: 'nee, ik bedoelde Lille, niet Lyon',
        pl: 'nie, miałem na myśli Lille, nie Lyon',
      },
    ],
    [
      'without one',
      {
        en: 'no I meant Lille, not Lyon',
        de: 'nein ich meinte Lille, nicht Lyon',
        fr: 'non je voulais dire Lille, pas Lyon',
        es: 'no quería decir Lille, no Lyon',
        it: 'no intendevo Lille, non Lione',
        pt: 'não queria dizer Lille, não Lyon',
        nl: 'nee ik bedoelde Lille, niet Lyon',
        pl: 'nie miałem na myśli Lille, nie Lyon',
      },
    ],
  ])('"no, I meant Lille, not Lyon" %s keeps Paris', (_name, wordings) => {
    for (const { message, made } of everyCall(wordings, { last: hotels })) {
      const [kept, named, ...others] = placesInFilter(String(made?.call.args.filter));
      expect({ message, kept, others, filter: made?.call.args.filter }).toEqual({
        message,
        kept: 'Paris',
        others: [],
        filter: placeFilter(['Paris', named ?? '']),
      });
      expect(named).toMatch(/^lill/i);
    }
  });

  test('of two countries, only the one that was not meant is replaced', () => {
    expect(planned('I meant Italy, not Portugal', 'en', { last: lawyers })).toMatchObject({
      call: search({ ...lawyers.args, country: 'ES,IT' }),
    });
  });

  test('a question about a company after an empty list picks from that list', () => {
    const wordings: Wordings = {
      en: 'does it have a LinkedIn page?',
      de: 'hat es eine LinkedIn-Seite?',
      fr: 'a-t-elle une page LinkedIn ?',
      es: '¿tiene página de LinkedIn?',
      it: 'ha una pagina LinkedIn?',
      pt: 'tem página no LinkedIn?',
      nl: 'heeft het een LinkedIn-pagina?',
      pl: 'czy ma stronę na LinkedIn?',
    };
    for (const language of languages)
      expect({
        message: wordings[language],
        ...planned(wordings[language], language, { last: lawyers, shown: [], lastAnswerHadNoCall: true }),
      }).toMatchObject({ kind: 'pick', rows: [0], from: lawyers });
  });
});
