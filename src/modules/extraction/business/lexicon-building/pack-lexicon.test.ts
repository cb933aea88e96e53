import { expect, test } from 'vitest';
import { lexicon } from '../matching/lexicon.ts';
import { CoveringPhrases, collectPhrases } from './collect-phrases.ts';

test('every phrase of the lists is read back from the packed lexicon', () => {
  const listed = collectPhrases();
  const read = new Map(
    Array.from(listed.keys(), (_, id) => [lexicon().phrase(id).text, lexicon().phrase(id)]),
  );
  expect(read.size).toBe(listed.size);
  const different = [...listed].filter(([text, phrase]) => {
    const {
      id: _id,
      text: _text,
      languages,
      ...meaning
    } = read.get(text) ?? { languages: new Set<string>() };
    const { languages: listedIn, ...listedMeaning } = phrase;
    return (
      JSON.stringify([...languages].sort()) !== JSON.stringify([...listedIn].sort()) ||
      JSON.stringify(meaning) !== JSON.stringify(listedMeaning)
    );
  });
  expect(different.map(([text]) => text)).toEqual([]);
});

test('a number beyond the last phrase is refused', () => {
  expect(() => lexicon().phrase(1_000_000)).toThrow('there is no phrase 1000000');
});

test('of prefixes that cover a text the longest stem wins, and a whole word beats any stem', () => {
  const covering = new CoveringPhrases();
  for (const text of ['soft*', 'software*', 'software* sho*', 'software shop*', '*ware']) covering.add(text);
  expect(covering.of('software')).toBe('software*');
  expect(covering.of('software shops')).toBe('software shop*');
  expect(covering.of('softwares shop')).toBe('software* sho*');
  expect(covering.of('hardware')).toBeUndefined();
});
