import { expect, it } from 'vitest';
import { subjectQuery } from './subject-query.ts';

const text = (word: string, ...forms: string[]) => ({
  op: 'text',
  slots: [{ word, ...(forms.length > 0 && { forms }) }],
});

it('any concept in any of its languages is searched, and places in the words they are written in', () => {
  const concepts = [
    { word: 'dentist', concept: 'dentist', weight: 1, words: { da: 'tandlæge' } },
    { word: 'clinic', concept: 'clinic', weight: 1, words: {} },
  ];
  expect(subjectQuery(concepts, 'en', ['Leeds'])).toEqual({
    op: 'any',
    of: [
      { op: 'any', of: [text('dentist', 'en'), text('tandlaege', 'da')] },
      { op: 'any', of: [text('clinic', 'en')] },
      { op: 'any', of: [text('leeds')] },
    ],
  });
});

it('a subject without a word is no query', () => {
  expect(subjectQuery([], 'en', [])).toBeUndefined();
  expect(subjectQuery([], 'en', ['–'])).toBeUndefined();
});
