import { expect, test } from 'vitest';
import { PatternFinder } from './index.ts';

const marked = (finder: PatternFinder, text: string): string[] =>
  finder.findAll(text).map(([start, end]) => text.slice(start, end));

test('finds words, prefixes and sequences of them, the longest at each position', () => {
  const finder = new PatternFinder([
    [{ words: ['book'] }],
    [{ words: ['book'] }, { words: ['a'] }, { prefix: 'dem' }],
    [{ prefix: 'dent' }],
  ]);
  expect(marked(finder, 'A book: book a demonstration, book a dentist.')).toEqual([
    'book',
    'book a demonstration',
    'book',
    'dentist',
  ]);
});

test('splits words as the index does, even where a plain search finds nothing', () => {
  const finder = new PatternFinder([[{ words: ['cafe'] }], [{ words: ['strasse'] }], [{ words: ['c'] }]]);
  expect(marked(finder, 'Café in der Straße, CAFÉ, c++ und C')).toEqual(['Café', 'Straße', 'CAFÉ', 'C']);
});

test('looks for the first match line by line, never across two lines', () => {
  const finder = new PatternFinder([[{ words: ['free'] }, { words: ['demo'] }]]);
  const text = 'all free\ndemo here\nis a free demo';
  expect(finder.find(text)).toBe(text.lastIndexOf('free demo'));
  expect(finder.find('nothing of it')).toBeUndefined();
  expect(new PatternFinder([]).find('anything')).toBeUndefined();
});
