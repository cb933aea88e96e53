import { describe, expect, test } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import type { PlannedCall } from '../call.ts';
import type { ConversationState } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { type Language, languages } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(technologyNames());

const hotels = { industry: 'Travel & Hospitality', filter: 'sub_industry:eq:Hotels & Resorts' };
const search = (args: PlannedCall['args']): PlannedCall => ({ name: 'search', args });
const inSpain = search({ ...hotels, country: 'ES' });
const withBlog = search({ ...hotels, country: 'ES', has: 'blog' });
const inItaly = search({ ...hotels, country: 'IT' });
const shown = ['a.example.com', 'b.example.com', 'c.example.com'];

const after = (language: Language, state: Partial<ConversationState>): ConversationState => ({
  last: inSpain,
  shown,
  language,
  today: '2026-11-18',
  ...state,
});

type Wordings = Readonly<Record<Language, string>>;

/** Plans the same message in every language, after the same turns. */
const inEveryLanguage = (wordings: Wordings, state: Partial<ConversationState>, expected: object): void => {
  for (const language of languages) {
    const planned = plan(wordings[language], lexicon, after(language, state));
    expect({ message: wordings[language], ...planned }).toMatchObject({ language, ...expected });
    if ('call' in expected && 'call' in planned) expect(planned.call).toEqual(expected.call);
  }
};
const callOf = (call: PlannedCall) => ({ kind: 'call', call });

describe('a message that names no condition moves through the conversation, in every language', () => {
  test('"yes" makes the offered search', () => {
    inEveryLanguage(
      {
        en: 'yes please',
        de: 'ja bitte',
        fr: 'oui, volontiers',
        es: 'sí, por favor',
        it: 'ok, fallo',
        pt: 'ok, faz isso',
        nl: 'ja graag',
        pl: 'tak, poproszę',
      },
      { last: withBlog, offered: inSpain },
      callOf(inSpain),
    );
  });

  test('"no" searches for nothing', () => {
    inEveryLanguage(
      { en: 'nope', de: 'nö', fr: 'non', es: 'no', it: 'no', pt: 'não', nl: 'nee', pl: 'nie' },
      { last: withBlog, offered: inSpain },
      { kind: 'clarify', reason: 'acknowledged' },
    );
  });

  test('"the other way round" reverses the order', () => {
    inEveryLanguage(
      {
        en: 'the other way round',
        de: 'andersherum bitte',
        fr: "dans l'autre sens",
        es: 'al revés',
        it: 'al contrario',
        pt: 'ao contrário',
        nl: 'andersom',
        pl: 'na odwrót',
      },
      { last: search({ ...inSpain.args, sort: 'founded_year' }) },
      callOf(search({ ...inSpain.args, sort: '-founded_year' })),
    );
  });

  test('"the ones without" turns the last condition around', () => {
    const without = search({ ...inSpain.args, not_has: 'blog' });
    inEveryLanguage(
      {
        en: 'now the ones without',
        de: 'jetzt die ohne',
        fr: "et lesquels n'en ont pas ?",
        es: 'ahora los que no',
        it: 'adesso quelli senza',
        pt: 'agora os que não têm',
        nl: 'nu die zonder',
        pl: 'teraz te bez',
      },
      { last: withBlog },
      callOf(without),
    );
    inEveryLanguage(
      {
        en: 'and the others?',
        de: 'und die anderen?',
        fr: 'et les autres ?',
        es: '¿y los demás?',
        it: 'e gli altri?',
        pt: 'e os outros?',
        nl: 'en de rest?',
        pl: 'a pozostałe?',
      },
      { last: withBlog },
      callOf(without),
    );
  });

  test('"remove all filters" keeps the trade', () => {
    inEveryLanguage(
      {
        en: 'remove all filters',
        de: 'entferne alle Filter',
        fr: 'enlève tous les filtres',
        es: 'quita todos los filtros',
        it: 'togli tutti i filtri',
        pt: 'remove todos os filtros',
        nl: 'verwijder alle filters',
        pl: 'usuń wszystkie filtry',
      },
      { last: search({ ...withBlog.args, technology: 'WordPress', sort: 'name' }) },
      callOf(search(hotels)),
    );
  });

  test('"two steps back" skips the list in between', () => {
    inEveryLanguage(
      {
        en: 'go back two steps',
        de: 'geh zwei Schritte zurück',
        fr: 'deux pas en arrière',
        es: 'vuelve dos pasos atrás',
        it: 'torna indietro di due passi',
        pt: 'volta dois passos',
        nl: 'ga twee stappen terug',
        pl: 'cofnij się o dwa kroki',
      },
      { last: inItaly, lastList: inItaly, previousList: withBlog, earlierLists: [withBlog, inSpain] },
      callOf(inSpain),
    );
  });

  test('"the next one" after a company is the row below it', () => {
    inEveryLanguage(
      {
        en: 'the next one',
        de: 'das nächste',
        fr: 'le suivant',
        es: 'el siguiente',
        it: 'il prossimo',
        pt: 'o seguinte',
        nl: 'de volgende',
        pl: 'następny',
      },
      { last: { name: 'lookup', args: { domain: 'b.example.com' } }, lastList: inSpain },
      callOf({ name: 'lookup', args: { domain: 'c.example.com' } }),
    );
  });

  test('"show the list again" after a company shows its list', () => {
    inEveryLanguage(
      {
        en: 'show the list again',
        de: 'zeig die Liste nochmal',
        fr: 'remontre la liste',
        es: 'muestra la lista otra vez',
        it: "mostra di nuovo l'elenco",
        pt: 'mostra a lista outra vez',
        nl: 'toon de lijst nog eens',
        pl: 'pokaż listę jeszcze raz',
      },
      { last: { name: 'lookup', args: { domain: 'b.example.com' } }, lastList: inSpain },
      callOf(inSpain),
    );
  });

  test('"list them" shows what was counted', () => {
    inEveryLanguage(
      {
        en: 'can I see them?',
        de: 'kann ich die sehen?',
        fr: 'liste-les',
        es: 'lístalos por favor',
        it: 'elencali per favore',
        pt: 'lista-os por favor',
        nl: 'mag ik ze zien?',
        pl: 'mogę je zobaczyć?',
      },
      {},
      callOf(inSpain),
    );
  });

  test('"which country has more?" compares the last two lists', () => {
    inEveryLanguage(
      {
        en: 'so which country has more?',
        de: 'welches Land hat also mehr?',
        fr: 'alors quel pays en a le plus ?',
        es: 'entonces, ¿qué país tiene más?',
        it: 'allora quale paese ne ha di più?',
        pt: 'então que país tem mais?',
        nl: 'welk land heeft er dus meer?',
        pl: 'więc który kraj ma więcej?',
      },
      { last: inItaly, lastList: inItaly, previousList: inSpain, earlierLists: [inSpain] },
      { kind: 'call', compared: [{ value: 'ES' }, { value: 'IT' }] },
    );
  });

  test('"in German please" repeats the last answer in that language', () => {
    for (const language of languages) {
      const [message, expected] = language === 'en' ? ['in German please', 'de'] : [ENGLISH[language], 'en'];
      expect(plan(message, lexicon, after(language, {}))).toMatchObject({
        ...callOf(inSpain),
        language: expected,
      });
    }
  });
});

const ENGLISH: Readonly<Record<Language, string>> = {
  en: '',
  de: 'kannst du auf Englisch antworten?',
  fr: 'en anglais svp',
  es: '¿puedes responder en inglés?',
  it: 'in inglese per favore',
  pt: 'em inglês por favor',
  nl: 'kun je in het Engels antwoorden?',
  pl: 'po angielsku proszę',
};

describe('a message that changes the last list keeps the rest of it, in every language', () => {
  test('a shorter list', () => {
    inEveryLanguage(
      {
        en: 'just the first two',
        de: 'zwei reichen mir',
        fr: 'juste les deux premiers',
        es: 'con dos me basta',
        it: 'me ne bastano due',
        pt: 'só os dois primeiros',
        nl: 'twee is genoeg',
        pl: 'wystarczą dwa',
      },
      {},
      callOf(search({ ...inSpain.args, limit: 2 })),
    );
  });

  test('after "sorry" or "well"', () => {
    inEveryLanguage(
      {
        en: 'sorry, I meant Italy',
        de: 'sorry, ich meinte Italien',
        fr: "pardon, je voulais dire l'Italie",
        es: 'perdón quise decir Italia',
        it: 'scusa, intendevo Italia',
        pt: 'desculpa, queria dizer Itália',
        nl: 'sorry, ik bedoelde Italië',
        pl: 'przepraszam, chodziło mi o Włochy',
      },
      { last: withBlog },
      callOf(search({ ...withBlog.args, country: 'IT' })),
    );
    inEveryLanguage(
      {
        en: 'fine, just show those with a blog',
        de: 'na gut, dann zeig nur die mit Blog',
        fr: 'bon, montre juste ceux avec un blog',
        es: 'bueno, muestra solo los que tienen blog',
        it: 'bene, ora solo quelli con un blog',
        pt: 'bem, agora só os que têm blog',
        nl: 'goed, toon dan alleen die met een blog',
        pl: 'dobra, pokaż tylko te z blogiem',
      },
      {},
      { ...callOf(withBlog), ignored: [] },
    );
  });

  test('rows by their numbers', () => {
    inEveryLanguage(
      {
        en: 'put 1 and 3 side by side',
        de: 'stell 1 und 3 nebeneinander',
        fr: 'mets le 1 et le 3 côte à côte',
        es: 'pon el 1 y el 3 lado a lado',
        it: "metti l'1 e il 3 a confronto",
        pt: 'põe o 1 e o 3 lado a lado',
        nl: 'zet 1 en 3 naast elkaar',
        pl: 'zestaw 1 i 3',
      },
      { lastList: inSpain },
      callOf(search({ domains: 'a.example.com,c.example.com' })),
    );
  });

  test('a second distribution is of the same companies', () => {
    const cities = { name: 'facets', args: { ...inSpain.args, fields: 'city', size: 10 } } as const;
    for (const [language, message] of [
      ['en', 'and by technology?'],
      ['de', 'und nach Technologie?'],
      ['fr', 'et par technologie ?'],
      ['es', '¿y por tecnología?'],
      ['pt', 'e por tecnologia?'],
      ['nl', 'en per technologie?'],
      ['pl', 'a według technologii?'],
    ] as const)
      expect(plan(message, lexicon, after(language, { last: cities, lastList: cities }))).toMatchObject(
        callOf({ name: 'facets', args: { ...inSpain.args, fields: 'tech', size: 10 } }),
      );
  });
});

test('a word of the page that is added to a list keeps its trade', () => {
  const planned = plan('that mention "pool"', lexicon, after('en', {}));
  expect(planned).toMatchObject({ call: { args: { country: 'ES', industry: 'Travel & Hospitality' } } });
  expect(JSON.stringify(planned)).toContain('pool');
});

test('a change of the data of a row is declined', () => {
  for (const [language, message] of [
    ['en', 'change the phone number of the first one'],
    ['de', 'ändere die Telefonnummer vom ersten'],
    ['fr', 'change le téléphone du premier'],
    ['es', 'cambia el teléfono del primero'],
    ['it', 'cambia il telefono del primo'],
    ['pt', 'muda o telefone do primeiro'],
    ['nl', 'wijzig het telefoonnummer van de eerste'],
    ['pl', 'zmień telefon pierwszego'],
  ] as const)
    expect(plan(message, lexicon, after(language, {}))).toMatchObject({ reason: 'declined' });
});

test('"its" after a list of one company means that company', () => {
  expect(plan('what is its phone number?', lexicon, after('en', { shown: ['a.example.com'] }))).toMatchObject(
    callOf({ name: 'lookup', args: { domain: 'a.example.com' } }),
  );
});

test('words next to a row are named instead of searched', () => {
  expect(plan('the second one, extensively', lexicon, after('en', { lastList: inSpain }))).toMatchObject({
    ...callOf({ name: 'lookup', args: { domain: 'b.example.com' } }),
    ignored: ['extensively'],
  });
});
