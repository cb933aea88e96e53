import { expect, it } from 'vitest';
import { cut, marked } from './quoted-text.ts';

it('marks do not overlap, and none is outside the text', () => {
  const text = marked('a<cdef', [
    [0, 3],
    [2, 4],
    [4, 4],
    [5, 9],
    [4, 6],
  ]).text;
  expect(text).toBe('<mark>a&#60;c</mark>d<mark>ef</mark>');
});

it('a long text is cut between whole characters', () => {
  expect(cut('four', 4)).toBe('four');
  expect(cut('five!', 4)).toBe('five …');
  expect(cut('abc🦊', 4).isWellFormed()).toBe(true);
});
