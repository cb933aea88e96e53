import { expect, test } from 'vitest';
import { tokenize } from '../text-analysis/index.ts';
import { WordForms } from './index.ts';

/** As the index has it. */
const indexed = (word: string): string => tokenize(word)[0]?.term ?? '';

test.each([
  ['en', 'dentist', 'dentists'],
  ['en', 'bakery', 'bakeries'],
  ['en', 'run', 'running'],
  ['en', 'cars', 'car'],
  ['de', 'Zahnarzt', 'Zahnärzte'],
  ['de', 'Zahnarzt', 'Zahnaerzte'],
  ['de', 'Bäckerei', 'Bäckereien'],
  ['de', 'Müller', 'Mueller'],
  ['de', 'Mueller', 'Müller'],
  ['de', 'Haus', 'Häuser'],
  ['de', 'Straße', 'Strassen'],
  ['fr', 'développeur', 'développeurs'],
  ['fr', 'cheval', 'chevaux'],
  ['es', 'abogado', 'abogadas'],
  ['es', 'panadería', 'panaderias'],
  ['it', 'avvocato', 'avvocati'],
  ['pt', 'advogado', 'advogados'],
  ['nl', 'bakkerij', 'bakkerijen'],
  ['da', 'tandlæge', 'tandlæger'],
  ['sv', 'bageri', 'bagerier'],
  ['no', 'bakeri', 'bakerier'],
  ['fi', 'leipomo', 'leipomot'],
  ['hu', 'fogorvos', 'fogorvosok'],
  ['ro', 'brutărie', 'brutării'],
  ['tr', 'dişçi', 'dişçiler'],
  ['lt', 'odontologas', 'odontologai'],
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
])('%s and %s are two words', (word, other) => {
  expect(new WordForms(word).matches(other)).toBe(false);
});

test('a word without letters of one script has no other forms, and another language has not those of this one', () => {
  expect(new WordForms('24').prefixes).toEqual(['24']);
  expect(new WordForms('b2b').matches('b2bs')).toBe(false);
  expect(new WordForms('chevaux', ['en']).matches('cheval')).toBe(false);
  expect(new WordForms('dentist', ['xx']).matches('dentists')).toBe(false);
});

test('words that the Bulgarian stemmer cannot take are searched in their own form, in any language', () => {
  for (const forms of [new WordForms('накопления'), new WordForms('накопления', ['bg'])])
    expect(forms.matches('накопления')).toBe(true);
  expect(new WordForms('накопление').matches('накопления')).toBe(true);
});
