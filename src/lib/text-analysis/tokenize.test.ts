import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from './fold-character.ts';
import { normalizeQuery, tokenize } from './tokenize.ts';

const terms = (text: string): string[] => tokenize(text).map((token) => token.term);

describe('tokens', () => {
  test.each([
    ['Contact us, today!', ['contact', 'us', 'today']],
    ['Café CAFE cafe\u0301', ['cafe', 'cafe', 'cafe']],
    ['Straße Łódź Ærø', ['strasse', 'lodz', 'aero']],
    ['ﬁne Ｆｕｌｌ m²', ['fine', 'full', 'm2']],
    ['c++ C# .NET node.js 24/7', ['c++', 'c#', '.net', 'node', 'js', '24', '7']],
    ['c++é, c#, (.net)', ['c', 'e', 'c#', '.net']],
    ['asp.net example.net 100+ item#5', ['asp', 'net', 'example', 'net', '100', 'item', '5']],
    ['e-commerce info@acme.com don’t', ['e', 'commerce', 'info', 'acme', 'com', 'don', 't']],
    ['東京タワー', ['東', '京', 'タ', 'ワ', 'ー']],
    ['Acme東京', ['acme', '東', '京']],
    ['กรุงเทพ', ['ก', 'รุ', 'ง', 'เ', 'ท', 'พ']],
    ['한국어', ['한', '국', '어']],
    ['\u1112\u1161\u11ab', ['한']],
    ['Ёлка йод', ['елка', 'йод']],
    ['Acme™ soft\u00adware zero\u200bwidth', ['acme', 'software', 'zerowidth']],
    ['مَكتَب', ['مكتب']],
    ['हिन्दी', ['हिन्दी']],
    ['🙂 — …', []],
  ])('of %j', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test('a long run becomes tokens in a row, none longer than 64 bytes', () => {
    const long = terms('x'.repeat(150));
    expect(long.map((term) => term.length)).toEqual([64, 64, 22]);
  });

  test('are the same whether or not other characters make the text more than ASCII', () => {
    const ascii = fc.string({ unit: fc.constantFrom(...' aZ9+#.net-/@c_'), maxLength: 40 });
    fc.assert(
      fc.property(ascii, (text) => {
        expect(terms(`${text} é`)).toEqual([...terms(`${text} `), 'e']);
      }),
      { numRuns: 2000 },
    );
  });

  test('stand where they say, and folding them again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        let last = 0;
        for (const { term, start, end } of tokenize(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(terms(term).join('')).toBe(term);
          last = start;
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('point into the text as it was given when it is not composed', () => {
    const text = 'le cafe\u0301 noir';
    const [, second, third] = tokenize(text);
    expect(text.slice(second?.start, second?.end)).toBe('cafe\u0301');
    expect(text.slice(third?.start, third?.end)).toBe('noir');
  });
});

describe('a normalised query', () => {
  test.each([
    ['  Book a   DEMO! ', 'book a demo'],
    ['Café – bar', 'café bar'],
    ['C++ & C#', 'c++ c#'],
    ['東京 タワー', '東京 タワー'],
    ['Ｆｕｌｌ', 'full'],
    ['...', ''],
    ['zero\u200bwidth \u202egnp\u2066', 'zerowidth gnp'],
    ['cafe\u200b\u0301', 'café'],
  ])('of %j', (text, expected) => {
    expect(normalizeQuery(text)).toBe(expected);
  });

  test('has the tokens of the query, and normalising it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const once = normalizeQuery(text);
        expect(normalizeQuery(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});

test('folded text keeps its punctuation', () => {
  expect(foldText('  Müller &\tSöhne, GmbH ')).toBe('muller & sohne, gmbh');
});
