import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from './tokenize.ts';
import { WordFinder } from './word-finder.ts';

const words = [
  'book',
  'a',
  'demo',
  'Démo',
  'ABOOK',
  'c',
  'C++',
  'c#',
  '.net',
  'net',
  'ＢＯＯＫ',
  'straße',
  'strasse',
  '書',
  'o’book',
  'de\u0301mo',
  'bo\u00adok',
  'm²',
  'm2',
  '3½',
  'book¹',
  '.net¹',
  'ｶﾞ',
];
const gaps = [' ', '\n', ' – ', '-', ' © ', '.', '\u00a0', ' é ', ', ', ' '.repeat(500)];
const text = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...gaps)), { maxLength: 400 })
  .map((parts) => parts.flat().join(''));
const query = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
  .map((parts) => tokenize(parts.join(' ')).map(({ term }) => term));

/** The same by the definition: all tokens of the whole text, one after another. */
function bruteForce(subject: string, terms: readonly string[], areInARow: boolean): number | undefined {
  const tokens = tokenize(subject);
  return tokens.find((token, at) =>
    areInARow
      ? terms.every((term, offset) => tokens[at + offset]?.term === term)
      : terms.includes(token.term),
  )?.start;
}

describe('the word finder', () => {
  it('finds the first of several words where the tokens have it, in any spelling', () => {
    fc.assert(
      fc.property(text, query, (subject, terms) => {
        expect(new WordFinder(terms, false).find(subject)).toBe(bruteForce(subject, terms, false));
      }),
      { numRuns: 1_000 },
    );
  });

  it('finds consecutive words, wherever a long text is cut', () => {
    const narrow = text.map((subject) => subject.replace(/ {3,}/g, '  '));
    fc.assert(
      fc.property(narrow, query, (subject, terms) => {
        expect(new WordFinder(terms, true).find(subject)).toBe(bruteForce(subject, terms, true));
      }),
      { numRuns: 1_000 },
    );
  });

  it('finds every match, without overlaps', () => {
    fc.assert(
      fc.property(text, query, fc.boolean(), (subject, terms, areInARow) => {
        const matches = new WordFinder(terms, areInARow).findAll(subject);
        const tokens = tokenize(subject);
        let end = 0;
        const expected = tokens.flatMap((token, at) => {
          const found = areInARow
            ? terms.every((term, offset) => tokens[at + offset]?.term === term)
            : terms.includes(token.term);
          if (!found || token.start < end) return [];
          end = tokens[at + (areInARow ? terms.length : 1) - 1]?.end ?? 0;
          return [[token.start, end]];
        });
        expect(matches).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['Haus mit 85 m² und 12\u00a0m² Garten, 9 km²', 'm2', ['m²', 'm²']],
    ['Die 3½-Zimmer-Wohnung, 3 1/2 Zimmer', '3½ zimmer', ['3½-Zimmer', '3 1/2 Zimmer']],
    ['Bau\u00adstelle Baustelle² m² Bau-Stelle', 'baustelle', ['Bau\u00adstelle', 'Baustelle']],
    ['Öl™ für Mu\u0308ller®, Müller… Mu\u0308ller½', 'muller', ['Mu\u0308ller', 'Müller', 'Mu\u0308ller']],
    ['für Ｃ＋＋ und C++¹, c+', 'c++', ['Ｃ＋＋', 'C++']],
    ['½ l ｶﾞﾗｽ, ガラス m³', 'ガラス', ['ｶﾞﾗｽ', 'ガラス']],
  ])('marks in %j for %j what was written', (subject, query, expected) => {
    const finder = new WordFinder(
      tokenize(query).map(({ term }) => term),
      true,
    );
    expect(finder.findAll(subject).map(([start, end]) => subject.slice(start, end))).toEqual(expected);
  });

  it('finds consecutive words after a partial match', () => {
    expect(new WordFinder(['book', 'book'], true).find('book é book book ')).toBe(7);
  });

  it('reads a long text without blanks once', () => {
    const long = '書'.repeat(300_000);
    expect(new WordFinder(['demo'], false).find(`${long} demo`)).toBe(300_001);
    expect(new WordFinder(['demo'], false).find(`a ${long} b ${long}`)).toBeUndefined();
  });
});
