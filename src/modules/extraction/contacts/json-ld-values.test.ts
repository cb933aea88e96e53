import { expect, test } from 'vitest';
import { stringValues } from './json-ld-values.ts';

test('strings are found alone, in lists and in value objects', () => {
  expect(stringValues(' a ')).toEqual(['a']);
  expect(stringValues(['a', null, 7, { '@value': 'b' }, { name: 'c' }])).toEqual(['a', '7', 'b']);
});

test('unreadable values yield nothing', () => {
  for (const value of [null, undefined, '', {}, [[['deep']]]]) expect(stringValues(value)).toEqual([]);
});
