import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankProfile, type ColumnType, type CompanyProfile, columns } from '../companies/index.ts';
import { decodeProfile, encodeProfile, storedFetchedAtMs } from './profile-record.ts';

const values: Record<ColumnType, fc.Arbitrary<unknown>> = {
  string: fc.string({ unit: 'binary' }),
  integer: fc.integer(),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  boolean: fc.boolean(),
  'string[]': fc.array(fc.string({ unit: 'grapheme' })),
  datetime: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};

const profiles = fc
  .record(
    Object.fromEntries(
      columns.map(({ name, type, always }) => [
        name,
        always || type === 'string[]' ? values[type] : fc.option(values[type]),
      ]),
    ),
  )
  .map((profile) => profile as unknown as CompanyProfile);

test('every profile comes back exactly as it was stored', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const record = encodeProfile(profile);
      expect(decodeProfile(record)).toStrictEqual({ ...profile });
      expect(storedFetchedAtMs(record)).toBe(Date.parse(profile.fetched_at));
    }),
  );
});

test('a record from before a column existed reads as not known, and a dropped column is left out', () => {
  const record = Buffer.concat([
    encodeProfile(blankProfile()).subarray(0, 9),
    Buffer.from('{"domain":"harborlight.example","no_longer":1}'),
  ]);
  expect(decodeProfile(record)).toStrictEqual({ ...blankProfile(), domain: 'harborlight.example' });
});

test('a record of another format is refused, not misread', () => {
  expect(() => decodeProfile(Buffer.from([9, 0, 0, 0, 0, 0, 0, 0, 0, 123, 125]))).toThrow(/format 9/);
});
