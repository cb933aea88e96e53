import { expect, test } from 'vitest';
import { lookalikeFitSchema, scoreBetween, scoreByModel } from './calibrated-scores.ts';

const knots = [
  [0, 0],
  [0.4, 0.2],
  [0.6, 0.8],
  [1, 1],
] as const;

test.each([
  [0, 0],
  [0.2, 0.1],
  [0.5, 0.5],
  [0.6, 0.8],
  [1, 1],
  [-0.3, 0],
  [1.0001, 1],
])('the score of a cosine of %d is interpolated between judged ones: %d', (cosine, score) => {
  expect(scoreBetween(knots, cosine)).toBeCloseTo(score);
});

test('a higher cosine has a higher score, so that the order is kept', () => {
  const score = scoreByModel('glossary-4-128');
  const scores = Array.from({ length: 101 }, (_, at) => score(at / 100));
  expect(scores.every((one, at) => at === 0 || one > (scores[at - 1] as number))).toBe(true);
  expect([scores[0], scores[100]]).toEqual([0, 1]);
});

test('the cosines of a model without judged pairs are the scores', () => {
  expect(scoreByModel('endpoint:any')(0.37)).toBe(0.37);
});

test('a table with falling scores is refused', () => {
  const table = {
    models: {
      any: [
        [0, 0],
        [0.5, 0.6],
        [0.7, 0.5],
        [1, 1],
      ],
    },
  };
  expect(lookalikeFitSchema.safeParse(table).success).toBe(false);
});
