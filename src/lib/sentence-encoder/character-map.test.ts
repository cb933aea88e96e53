import { expect, test } from 'vitest';
import { CharacterMap } from './character-map.ts';
import { ModelDamaged } from './errors.ts';

/** A packed map that declares this length for its table, of which some bytes follow. */
function packed(declared: number, following: number): Buffer {
  const bytes = Buffer.alloc(4 + following);
  bytes.writeUInt32LE(declared);
  return bytes;
}

test.each([
  ['nothing', Buffer.alloc(0)],
  ['no table', packed(0, 8)],
  ['half a unit', packed(6, 8)],
  ['less than it declares', packed(12, 8)],
])('a map with %s is refused', (_, bytes) => {
  expect(() => new CharacterMap(bytes)).toThrow(ModelDamaged);
});

test('a map without entries leaves every character as it is, with a mark before each word', () => {
  expect(new CharacterMap(packed(8, 8)).normalize('  añ 🦊\u0000 b ')).toBe('▁añ▁🦊\u0000▁b');
});
