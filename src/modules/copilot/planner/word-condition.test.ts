import { expect, test } from 'vitest';
import type { ArgumentValue } from './call.ts';
import { dropCondition } from './word-condition.ts';

function dropped(q: string, words: string): ArgumentValue | undefined {
  const args: Record<string, ArgumentValue> = { q, mode: 'query', forms: 'true' };
  return dropCondition(args, words, 'pt') ? (args.q ?? '') : undefined;
}

test.each([
  ['a word', '(hotels) pool spa', 'pool', '(hotels) spa'],
  ['a word of a phrase', '(hotels) "swimming pool" spa', 'pool', '(hotels) spa'],
  ['one of a choice', '(hotels) ((garage OR sauna)) spa', 'garage', '(hotels) ((sauna)) spa'],
  ['a word with its names elsewhere', '(hotels) ((pool OR piscina)) spa', 'pool', '(hotels) spa'],
  [
    'a word of a phrase among other names of the same',
    '(metalworks OR "metal works") (("certificação ISO 9001" OR "ISO 9001" OR "ISO 9001 certified")) laser',
    'certificação',
    '(metalworks OR "metal works") laser',
  ],
  [
    'the last condition',
    '(metalworks) (("certificação ISO 9001" OR "ISO 9001"))',
    'certificação',
    'metalworks',
  ],
  ['a change', '(hotels) stopped:"Google Analytics" pool', 'pool', '(hotels) stopped:"Google Analytics"'],
])('%s is dropped, and no half of a phrase is left', (_what, q, words, left) => {
  expect(dropped(q, words)).toBe(left);
});

test('words that are in no condition change nothing', () => {
  expect(dropped('(hotels) "swimming pool"', 'sauna')).toBeUndefined();
  expect(dropped('(hotels) ((pool OR piscina))', 'hotels')).toBeUndefined();
});
