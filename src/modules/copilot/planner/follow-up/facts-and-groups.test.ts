import { describe, expect, test } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import type { ConversationState } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { type Language, languages } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(technologyNames());
const args = { q: 'hotels', country: 'FR' };
const shown = ['a.example.com', 'b.example.com', 'c.example.com'];
type Wordings = Readonly<Record<Language, string>>;

const planned = (message: string, language: Language, state: Partial<ConversationState> = {}) =>
  plan(message, lexicon, {
    last: { name: 'search', args },
    shown,
    language,
    today: '2026-11-18',
    ...state,
  });

describe('facts of the companies of a list, in every language', () => {
  const phoneAndYear: Wordings = {
    en: 'phone and founding year',
    de: 'Telefon und Gründungsjahr',
    fr: 'téléphone et année de création',
    nl: 'telefoon en oprichtingsjaar',
    es: 'teléfono y año de fundación',
    it: 'telefono e anno di fondazione',
    pt: 'telefone e ano de fundação',
    pl: 'telefon i rok założenia',
  };

  test.each<[string, Wordings, number, readonly string[]]>([
    ['two facts', phoneAndYear, 3, ['phone', 'founded_year']],
    [
      'their addresses',
      {
        en: 'and their addresses?',
        de: 'und deren Adressen?',
        fr: 'et leurs adresses ?',
        nl: 'en hun adressen?',
        es: '¿y sus direcciones?',
        it: 'e i loro indirizzi?',
        pt: 'e os seus endereços?',
        pl: 'a ich adresy?',
      },
      3,
      ['address'],
    ],
    [
      'those of the first two',
      {
        en: 'phone and e-mail of the first two',
        de: 'Telefon und E-Mail der ersten zwei',
        fr: 'téléphone et e-mail des deux premiers',
        nl: 'telefoon en e-mail van de eerste twee',
        es: 'el teléfono y el correo de los dos primeros',
        it: 'telefono e mail dei primi due',
        pt: 'telefone e email dos dois primeiros',
        pl: 'telefon i e-mail pierwszych dwóch',
      },
      2,
      ['phone', 'email'],
    ],
    [
      'those of both',
      {
        en: 'phone numbers of both',
        de: 'Telefonnummern von beiden',
        fr: 'le téléphone des deux',
        nl: 'telefoonnummers van beide',
        es: 'los teléfonos de los dos',
        it: 'i telefoni di entrambi',
        pt: 'os telefones de ambos',
        pl: 'telefony obu',
      },
      2,
      ['phone'],
    ],
  ])('%s are shown side by side', (_, wordings, rows, facts) => {
    for (const language of languages) {
      const message = wordings[language];
      expect({ message, ...planned(message, language) }).toMatchObject({
        message,
        call: { name: 'search', args: { domains: shown.slice(0, rows).join(',') } },
        facts,
      });
    }
  });

  test('are of nobody if the list was empty', () => {
    for (const language of languages)
      expect(planned(phoneAndYear[language], language, { shown: [] })).toMatchObject({ kind: 'pick' });
  });

  test('are not asked for by an order or a condition', () => {
    for (const [message, changed] of [
      ['by founding year', { sort: 'founded_year' }],
      ['with a phone and an e-mail address', { has: 'phone,email' }],
    ] as const)
      expect(planned(message, 'en')).toMatchObject({ call: { args: { ...args, ...changed } } });
  });
});

describe('what a list is counted by, in every language', () => {
  test.each<[string, Wordings, string]>([
    [
      'behind "and by"',
      {
        en: 'and by city?',
        de: 'und nach Stadt?',
        fr: 'et par ville ?',
        nl: 'en per stad?',
        es: '¿y por ciudad?',
        it: 'e per città',
        pt: 'e por cidade?',
        pl: 'a według miast?',
      },
      'city',
    ],
    [
      'beside a participle',
      {
        en: 'broken down by country',
        de: 'nach Ländern aufgeteilt',
        fr: 'réparties par pays',
        nl: 'per land uitgesplitst',
        es: 'repartidas por país',
        it: 'suddivise per paese',
        pt: 'divididas por país',
        pl: 'podzielone według krajów',
      },
      'country',
    ],
    [
      'in a question for the most',
      {
        en: 'which city has more?',
        de: 'welche Stadt hat mehr?',
        fr: 'quelle ville en a le plus ?',
        nl: 'welke stad heeft er meer?',
        es: '¿qué ciudad tiene más?',
        it: 'quale città ne ha di più?',
        pt: 'que cidade tem mais?',
        pl: 'które miasto ma więcej?',
      },
      'city',
    ],
  ])('is named %s', (_, wordings, fields) => {
    for (const language of languages) {
      const message = wordings[language];
      const made = planned(message, language);
      expect({ message, call: made.kind === 'call' && made.call }).toEqual({
        message,
        call: { name: 'facets', args: { ...args, fields, size: 10 } },
      });
    }
  });

  test('can be the year after another breakdown', () => {
    const wordings: Wordings = {
      en: 'and by founding year?',
      de: 'und nach Gründungsjahr?',
      fr: 'et par année de création ?',
      nl: 'en op oprichtingsjaar?',
      es: '¿y por año de fundación?',
      it: 'e per anno di fondazione?',
      pt: 'e por ano de fundação?',
      pl: 'a według roku założenia?',
    };
    const last = { name: 'facets', args: { ...args, fields: 'city', size: 10 } } as const;
    for (const language of languages) {
      const message = wordings[language];
      expect({ message, ...planned(message, language, { last }) }).toMatchObject({
        message,
        call: { name: 'facets', args: { ...args, fields: 'founded_year' } },
      });
    }
  });
});
