import { describe, expect, it } from 'vitest';
import { NearWords } from './near-words.ts';

const near = (word: string): NearWords => {
  const found = NearWords.of(word);
  if (!found) throw new Error(`${word} has no neighbours`);
  return found;
};

describe('words that are one typo away', () => {
  it.each([
    ['bakery', 'bakery', 0],
    ['bakery', 'bakry', 1],
    ['bakery', 'bakkery', 1],
    ['bakery', 'bakary', 1],
    ['bakery', 'abkery', 1],
    ['bakery', 'bakeyr', 1],
    ['bakery', 'bekary', undefined],
    ['zahnarzt', 'zanartz', 2],
    ['zahnarzt', 'zahnarztin', 2],
    ['zahnarzt', 'azhnartz', 2],
    ['zahnarzt', 'znarts', undefined],
    ['boulangerie', 'boullangeri', 2],
  ])('%s and %s: %s', (word, other, slips) => {
    expect(near(word).typos(other)).toBe(slips);
  });

  it.each(['bakery', 'rye1', 'дома', 'пекарня', 'φουρνος', 'מאפייה'])(
    'every word one typo from %s is under the prefix or named',
    (word) => {
      const found = NearWords.of(word);
      if (word === 'rye1') return expect(found).toBeUndefined();
      const letters = [...new Set(word)];
      const slipped = Array.from(word, (_, at) => [
        word.slice(0, at) + word.slice(at + 1),
        ...letters.flatMap((letter) => [
          word.slice(0, at) + letter + word.slice(at + 1),
          word.slice(0, at) + letter + word.slice(at),
        ]),
        word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
      ]).flat();
      const { prefix, others } = near(word);
      const missed = slipped.filter((other) => !other.startsWith(prefix) && !others.includes(other));
      expect(missed).toEqual([]);
      expect(others.length).toBeLessThan(250);
    },
  );

  it('a second typo requires ten times the documents, and the word itself comes first', () => {
    const counts = { boulanger: 1, boulangers: 5, boulangere: 4, boulangerie: 45 };
    const found = Object.entries(counts).map(([value, count]) => ({ value, count }));
    const order = (): string[] =>
      near('boulanger')
        .inOrder(found)
        .map(({ value }) => value);
    expect(order()).toEqual(['boulanger', 'boulangers', 'boulangerie', 'boulangere']);
  });

  it.each(['rye', 'a'.repeat(41), 'h2o2', '面包店面包', 'дomа'])('%s has no near words', (word) => {
    expect(NearWords.of(word)).toBeUndefined();
  });
});
