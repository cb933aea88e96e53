import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bySuite } from '../../../../test/harness/suite.ts';
import { createLiteralScanner, LITERAL_CHARS_MIN } from './literal-scanner.ts';

const characters = fc.constantFrom('a', 'b', 'A', 'é', '.', 'ж', '中');
const text = fc.string({ unit: characters, maxLength: 200 });
const literal = fc.string({
  unit: fc.constantFrom('a', 'b', '.', 'é'),
  minLength: LITERAL_CHARS_MIN,
  maxLength: 9,
});

test('the scan finds every literal at every position, like a separate search for each', () => {
  fc.assert(
    fc.property(fc.uniqueArray(literal, { minLength: 1, maxLength: 12 }), text, (literals, searched) => {
      const found = createLiteralScanner(literals).scan(searched);
      const folded = searched.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
      for (const [number, wanted] of literals.entries())
        expect(found.get(number) ?? []).toEqual(placesOf(wanted, folded));
    }),
    { numRuns: bySuite(100, 500) },
  );
});

test('characters that share a byte are distinguished', () => {
  // U+0161 and U+0262 end in the bytes of "a" and "b".
  expect(createLiteralScanner(['aabab']).scan('\u0161\u0161\u0262\u0161\u0262').size).toBe(0);
});

function placesOf(wanted: string, searched: string): readonly number[] {
  const places: number[] = [];
  for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + 1)) places.push(at);
  return places.slice(0, 100);
}
