import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WordScores } from './word-scores.ts';
import { wordsOf } from './words.ts';

const size = { min: 2, max: 6 };

it('scores are those of the words that a list of them has, in every script', () => {
  const letter = fc.constantFrom('a', 'b', 'É', 'ж', '中', '7', "'", '’', '-', ' ', '.', '😀', '𐐷', 'İ');
  fc.assert(
    fc.property(fc.array(fc.string({ unit: letter, maxLength: 20 }), { maxLength: 5 }), (texts) => {
      const scores = new WordScores();
      const expected = new Map<string, number>();
      for (const [number, text] of texts.entries()) {
        scores.addText(text, number + 1, size);
        for (const word of wordsOf(text))
          if (word.length >= size.min && word.length <= size.max && !/^\d/.test(word))
            expected.set(word, (expected.get(word) ?? 0) + number + 1);
      }
      expect(scores.withAtLeast(1)).toEqual([...expected]);
    }),
  );
});

it('thousands of different words are told apart, and a word given alone is the same as in a text', () => {
  const scores = new WordScores();
  const words = Array.from({ length: 5_000 }, (_, number) => `w${number}`);
  scores.addText(words.join(' '), 1, size);
  scores.addWord('w4711', 2);
  expect(scores.withAtLeast(1)).toHaveLength(5_000);
  expect(scores.withAtLeast(2)).toEqual([['w4711', 3]]);
});
