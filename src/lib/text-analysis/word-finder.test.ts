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

  it('finds words in a row, wherever a long text is cut', () => {
    const narrow = text.map((subject) => subject.replace(/ {3,}/g, '  '));
    fc.assert(
      fc.property(narrow, query, (subject, terms) => {
        expect(new WordFinder(terms, true).find(subject)).toBe(bruteForce(subject, terms, true));
      }),
      { numRuns: 1_000 },
    );
  });

  it('finds every match, none inside another', () => {
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

  it('finds words in a row behind a place that only looked like them', () => {
    expect(new WordFinder(['book', 'book'], true).find('book é book book ')).toBe(7);
  });

  it('reads a long text without blanks once', () => {
    const long = '書'.repeat(300_000);
    expect(new WordFinder(['demo'], false).find(`${long} demo`)).toBe(300_001);
    expect(new WordFinder(['demo'], false).find(`a ${long} b ${long}`)).toBeUndefined();
  });
});
