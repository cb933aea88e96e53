import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countUnspacedWords, countWords, wordsOf } from './words.ts';

it('words keep inner apostrophes and hyphens', () => {
  expect(wordsOf("Don't miss our Bio-Brot, 24/7!")).toEqual(["don't", 'miss', 'our', 'bio-brot', '24', '7']);
});

it('words are what the regular expression finds, in every script', () => {
  const letter = fc.constantFrom(
    'a',
    'É',
    'ß',
    'ж',
    '中',
    'ก',
    '7',
    "'",
    '’',
    '-',
    ' ',
    '.',
    '😀',
    '𐐷',
    '\u0301',
  );
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 30 }), (text) => {
      const expected =
        text
          .toLowerCase()
          .replaceAll('i\u0307', 'i')
          .match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
      expect(wordsOf(text)).toEqual([...expected]);
    }),
  );
});

it('a lone dash is not a word', () => {
  expect(countWords('Oak benches – made in Leeds')).toBe(5);
  expect(countWords('')).toBe(0);
});

it('scripts without spaces still have words', () => {
  expect(countWords('会社概要とお問い合わせ') + countUnspacedWords('会社概要とお問い合わせ')).toBe(6);
});

it('a Turkish capital İ does not split its word', () => {
  expect(wordsOf('İSTANBUL DİŞ KLİNİĞİ')).toEqual(['istanbul', 'diş', 'kliniği']);
});
