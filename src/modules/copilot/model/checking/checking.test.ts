import { describe, expect, it } from 'vitest';
import { numbersIn } from './numbers-in-text.ts';
import { createSupportCheck } from './supported-sentences.ts';

const readings = (text: string, language?: string) =>
  numbersIn(text, language).map((number) => [...number.readings].sort((a, b) => a - b));

describe('numbers in a text', () => {
  it.each([
    ['1234', [1234]],
    ['1,234', [1.234, 1234]],
    ['1.234.567', [1234567]],
    ["1'234", [1234]],
    ['1 234', [1234]],
    ['3.5', [3.5]],
    ['3,5', [3.5]],
    ['0.123', [0.123]],
    ['１２', [12]],
    ['٣٤', [34]],
    ['४२', [42]],
    ['12.', [12]],
  ])('%s has every possible reading', (text, expected) => {
    expect(readings(text)).toEqual([expected]);
  });

  it.each(['12k', '3x', 'Ⅻ', '五百'])('%s is a number without a known value', (text) => {
    expect(
      readings(text)
        .flat()
        .filter((value) => value !== 0),
    ).toEqual([]);
    expect(numbersIn(text)).not.toEqual([]);
  });

  it.each([
    ['en', 'twelve companies', [12]],
    ['en', 'twenty-three shops', [20, 3]],
    ['de', 'zwölf Firmen', [12]],
    ['fr', 'douze entreprises', [12]],
    ['es', 'doce empresas', [12]],
    ['it', 'dodici aziende', [12]],
    ['nl', 'twaalf bedrijven', [12]],
    ['pt', 'doze empresas', [12]],
    ['pl', 'dwanaście firm', [12]],
  ])('includes number words (%s: %s)', (language, text, expected) => {
    expect(readings(text, language).flat()).toEqual(expected);
  });

  it.each([
    ['de', 'zweihunderteinunddreißig Firmen'],
    ['it', 'duecentotré aziende'],
    ['nl', 'tweeëntwintig bedrijven'],
  ])('includes compound number words (%s: %s)', (language, text) => {
    expect(numbersIn(text, language)).toHaveLength(1);
  });

  it.each([
    ['en', 'Once these companies are due, sort them.'],
    ['nl', 'onze bedrijven'],
    ['pl', 'ten sklep'],
    ['de', 'eine Firma, und noch eine'],
    ['it', 'un negozio'],
  ])('excludes number words of other languages (%s: %s)', (language, text) => {
    expect(numbersIn(text, language)).toEqual([]);
  });
});

describe('the claims of a sentence', () => {
  const unsupported = createSupportCheck({
    texts: [
      '{"total":1234,"top":[{"country":"DE","count":12}],"score":0.87}',
      'B2B shops like acme.com with 50 people',
    ],
    numbers: [3],
    language: 'en',
  });

  it.each([
    'There are 1,234 of them, 12 in Germany.',
    'I found 1.234 B2B shops like acme.com.',
    'Three of them are shown.',
    'A score of 0.87 is high; with 50 people nobody can filter.',
    'None has more.',
  ])('is supported: %s', (sentence) => {
    expect(unsupported(sentence)).toBeUndefined();
  });

  it.each([
    ['There are 1,235 of them.', '1,235'],
    ['About 12k companies match.', '12k'],
    ['It is 87 % sure.', '87'],
    ['Hundreds of them match.', 'Hundreds'],
    ['Some 12 thousand match.', 'thousand'],
    ['Go to evil.com now.', 'evil.com'],
    ['Write to me@evil.com.', 'me@evil.com'],
    ['See https://acme.com/?leak=1234', 'https://acme.com/?leak=1234'],
    ['Visit www.acme.com.', 'www.acme.com.'],
    ['٩٩ companies match.', '99'],
  ])('is not: %s', (sentence, what) => {
    expect(unsupported(sentence)).toBe(what);
  });
});
