import { expect, test } from 'vitest';
import { trainCoder } from './train-coder.ts';

test('rows are projected around the mean of the sample, so that no direction is common to all codes', () => {
  const sample = Array.from({ length: 64 }, (_, row) => new Int8Array(16).fill(row % 2 === 0 ? 30 : 50));
  const { matrix, offsets } = trainCoder(sample, new Float32Array(16).fill(1));
  expect([...offsets]).toEqual(Array.from(matrix, (weight) => weight * 40));
});
