import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeNumbers, encodeNumbers } from './number-column.ts';

const read = (numbers: readonly number[]): number[] => {
  const { values, missing } = decodeNumbers(encodeNumbers(numbers), numbers.length);
  return Array.from(values, (value) => (value === missing ? Number.NaN : value));
};

test('every column is read back as it was written, whatever its numbers and however many are missing', () => {
  const number = fc.oneof(
    fc.constant(Number.NaN),
    fc.integer({ min: 0, max: 300 }),
    fc.constantFrom(
      254,
      255,
      256,
      65_534,
      65_535,
      65_536,
      4_294_967_294,
      4_294_967_295,
      2 ** 32,
      -1,
      0.5,
      -0,
    ),
    fc.double({ noDefaultInfinity: true }),
  );
  const column = fc.oneof(
    fc.array(fc.integer({ min: 0, max: 254 }), { maxLength: 300 }),
    fc.array(fc.oneof({ weight: 20, arbitrary: fc.constant(Number.NaN) }, number), { maxLength: 300 }),
    fc.array(number, { maxLength: 300 }),
  );
  fc.assert(
    fc.property(column, (numbers) => {
      expect(read(numbers)).toEqual(numbers);
    }),
  );
});

test('small numbers take a byte each, and missing ones nothing where few are present', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => at % 200);
  expect(encodeNumbers(many)).toHaveLength(8 + 1_000);
  expect(encodeNumbers(many.map((value) => value * 100))).toHaveLength(8 + 2_000);
  const few = many.map((value, at) => (at % 100 === 0 ? value + 0.5 : Number.NaN));
  expect(encodeNumbers(few)).toHaveLength(8 + 24 + 80);
  expect(encodeNumbers(many.map(() => Number.NaN))).toHaveLength(8);
});
