import { describe, expect, test } from 'vitest';
import { tokenize } from '../text-analysis/index.ts';
import { formsInOneLanguage, WordForms } from './index.ts';

/** As the index has it. */
const indexed = (word: string): string => tokenize(word)[0]?.term ?? '';

test.each([
  ['en', 'dentist', 'dentists'],
  ['en', 'bakery', 'bakeries'],
  ['en', 'run', 'running'],
  ['en', 'cars', 'car'],
  ['en', 'child', 'children'],
  ['en', 'woman', 'women'],
  ['en', 'tooth', 'teeth'],
  ['en', 'loaf', 'loaves'],
  ['en', 'sold', 'sell'],
  ['de', 'Zahnarzt', 'Zahnärzte'],
  ['de', 'Zahnarzt', 'Zahnaerzte'],
  ['de', 'Bäckerei', 'Bäckereien'],
  ['de', 'Müller', 'Mueller'],
  ['de', 'Mueller', 'Müller'],
  ['de', 'Haus', 'Häuser'],
  ['de', 'Straße', 'Strassen'],
  ['fr', 'développeur', 'développeurs'],
  ['fr', 'cheval', 'chevaux'],
  ['fr', 'bijou', 'bijoux'],
  ['fr', 'œil', 'yeux'],
  ['fr', 'nouveau', 'nouvelles'],
  ['es', 'abogado', 'abogadas'],
  ['es', 'panadería', 'panaderias'],
  ['es', 'lápiz', 'lápices'],
  ['es', 'luz', 'luces'],
  ['it', 'avvocato', 'avvocati'],
  ['it', 'uomo', 'uomini'],
  ['pt', 'advogado', 'advogados'],
  ['pt', 'construção', 'construções'],
  ['pt', 'hotel', 'hotéis'],
  ['pt', 'imóvel', 'imóveis'],
  ['pt', 'hospital', 'hospitais'],
  ['pt', 'jardim', 'jardins'],
  ['pt', 'alemão', 'alemães'],
  ['nl', 'huis', 'huizen'],
  ['nl', 'bakkerij', 'bakkerijen'],
  ['da', 'tandlæge', 'tandlæger'],
  ['sv', 'bageri', 'bagerier'],
  ['no', 'bakeri', 'bakerier'],
  ['fi', 'leipomo', 'leipomot'],
  ['hu', 'fogorvos', 'fogorvosok'],
  ['ro', 'brutărie', 'brutării'],
  ['tr', 'dişçi', 'dişçiler'],
  ['lt', 'odontologas', 'odontologai'],
  ['pl', 'sklep', 'sklepów'],
  ['pl', 'apteka', 'aptece'],
  ['pl', 'dentysta', 'dentyści'],
  ['pl', 'restauracja', 'restauracji'],
  ['pl', 'szkoła', 'szkół'],
  ['pl', 'usługa', 'usługami'],
  ['pl', 'księgowy', 'księgowego'],
  ['cs', 'zubař', 'zubaři'],
  ['cs', 'lékárna', 'lékáren'],
  ['cs', 'kancelář', 'kanceláří'],
  ['cs', 'restaurace', 'restauracích'],
  ['sk', 'obchod', 'obchody'],
  ['sk', 'lekáreň', 'lekárne'],
  ['ru', 'стоматолог', 'стоматологи'],
  ['ru', 'новый', 'новая'],
  ['uk', 'пекарня', 'пекарні'],
  ['bg', 'зъболекар', 'зъболекари'],
  ['el', 'οδοντίατρος', 'οδοντίατροι'],
  ['ar', 'مهندس', 'مهندسون'],
])('%s: %s and %s are forms of one word, whichever is searched', (language, one, other) => {
  for (const [word, form] of [
    [indexed(one), indexed(other)],
    [indexed(other), indexed(one)],
  ] as const) {
    for (const forms of [new WordForms(word), new WordForms(word, [language])]) {
      expect(forms.matches(form), form).toBe(true);
      expect(
        forms.prefixes.some((prefix) => form.startsWith(prefix)),
        `${form} under ${forms.prefixes}`,
      ).toBe(true);
    }
  }
});

test.each([
  ['car', 'care'],
  ['dentist', 'dental'],
  ['padaria', 'pad'],
  ['organ', 'organization'],
  ['zahnarzt', 'zahn'],
  ['bauer', 'baur'],
  ['led', 'lead'],
  ['pais', 'pal'],
  ['chi', 'children'],
])('%s and %s are two words', (word, other) => {
  expect(new WordForms(word).matches(other)).toBe(false);
});

test.each([
  ['data', ['daet', 'dat']],
  ['needs', ['nee']],
  ['website', ['web']],
])(
  'few words of an index start like the forms of %s: they share at least three letters',
  (word, prefixes) => {
    expect(new WordForms(word).prefixes).toEqual(prefixes);
  },
);

test('a word without letters of one script has no other forms, and another language does not have the forms of this one', () => {
  expect(new WordForms('24').prefixes).toEqual(['24']);
  expect(new WordForms('b2b').matches('b2bs')).toBe(false);
  expect(new WordForms('chevaux', ['en']).matches('cheval')).toBe(false);
  expect(new WordForms('dentist', ['xx']).matches('dentists')).toBe(false);
});

test('words that the Bulgarian stemmer cannot handle are searched in their own form, in any language', () => {
  for (const forms of [new WordForms('накопления'), new WordForms('накопления', ['bg'])])
    expect(forms.matches('накопления')).toBe(true);
  expect(new WordForms('накопление').matches('накопления')).toBe(true);
});

describe('forms in one language', () => {
  const counts = (words: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
    new Map(Object.entries(words).map(([word, found]) => [word, new Map(Object.entries(found))]));
  const english = { service: { en: 50, fr: 9, de: 7, es: 2 }, services: { en: 44, fr: 12, de: 3 } };

  test('a word takes its forms from documents of its own languages', () => {
    const found = counts({ ...english, servicio: { es: 11 }, servicios: { es: 10 }, servicos: { pt: 14 } });
    expect([...formsInOneLanguage('servicio', found)]).toEqual(['servicio', 'servicios']);
    expect([...formsInOneLanguage('service', found)]).toEqual(['service', 'services']);
  });

  test('a word does not take words of its own language that only a stemmer of another makes its forms', () => {
    const french = counts({ maison: { fr: 57 }, maisons: { fr: 9 }, mais: { fr: 150, pt: 26 } });
    expect([...formsInOneLanguage('maison', french)]).toEqual(['maison', 'maisons']);
    const found = counts({ party: { en: 20 }, parties: { en: 9 }, part: { en: 90 } });
    expect([...formsInOneLanguage('party', found)]).toEqual(['party', 'parties']);
  });

  test('a word of several languages takes the forms of each', () => {
    const found = counts({
      hotel: { en: 40, de: 30, fr: 30 },
      hotels: { de: 30, fr: 20 },
      hotele: { pl: 20 },
    });
    expect([...formsInOneLanguage('hotel', found)]).toEqual(['hotel', 'hotels']);
  });

  test('the languages of a word that no document has are those whose stemmers match', () => {
    const found = counts({ reserved: { en: 49, ja: 4, es: 2 }, reservados: { pt: 12, es: 6 } });
    expect([...formsInOneLanguage('reservar', found)]).toEqual(['reservar', 'reservados']);
    const slavic = counts({ uslugi: { pl: 5 }, usluge: { hr: 5 } });
    expect([...formsInOneLanguage('usluga', slavic)]).toEqual(['usluga', 'uslugi', 'usluge']);
  });

  test('a form that hardly any document has is kept, because its language is unknown', () => {
    const found = counts({ produkte: { de: 20 }, produkts: { lv: 1 } });
    expect([...formsInOneLanguage('produkte', found)]).toEqual(['produkte', 'produkts']);
  });

  test.each([
    ['rosterei', { roste: { cs: 2 } }, []],
    ['rosterei', { rostereien: { de: 1 } }, ['rostereien']],
    ['reservar', { reserved: { en: 2 }, reservados: { pt: 1 } }, ['reservados']],
    ['usluga', { usluge: { hr: 1 } }, ['usluge']],
    ['bakery', { bakeries: {} }, ['bakeries']],
  ])(
    'a rare form of %s, which no document has, is one if its stemmer is of a language of its documents',
    (word, found, forms) => {
      expect([...formsInOneLanguage(word, counts(found))]).toEqual([word, ...forms]);
    },
  );
});
