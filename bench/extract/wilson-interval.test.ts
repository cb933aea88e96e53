import { expect, it } from 'vitest';
import { wilsonInterval } from './wilson-interval.ts';

it.each([
  [0, 10, 0, 0.278],
  [5, 10, 0.237, 0.763],
  [179, 244, 0.675, 0.785],
  [10, 10, 0.722, 1],
])('%i of %i lies between %f and %f', (part, whole, from, to) => {
  const interval = wilsonInterval(part, whole);
  expect(interval[0]).toBeCloseTo(from, 3);
  expect(interval[1]).toBeCloseTo(to, 3);
});
