import { expect, it } from 'vitest';
import { labelOf } from './labels.ts';

it.each([
  ['place:in:Berlin,berlino', 'Ort: Berlin'],
  ['place:eq:Berlin,berlino', 'Ort: Berlin'],
  ['place:ne:Berlin,berlino', 'Ort nicht: Berlin'],
])('a place is labelled once, in the language of the answer: %s', (condition, label) => {
  expect(labelOf('filter', condition, 'de')).toBe(label);
});
