import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankProfile, type ColumnType, type CompanyProfile, columns } from '../companies/index.ts';
import {
  decodeBodyText,
  decodeCard,
  decodeProfile,
  encodeProfile,
  storedFetchedAtMs,
} from './profile-record.ts';

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
  const card = Buffer.from('{"domain":"harborlight.example","no_longer":1}');
  const header = Buffer.from(encodeProfile(blankProfile()).subarray(0, 17));
  header.writeUInt32LE(card.length, 9);
  header.writeUInt32LE(4, 13);
  const record = Buffer.concat([header, card, Buffer.from('null{"dropped_too":true}')]);
  expect(decodeProfile(record)).toStrictEqual({ ...blankProfile(), domain: 'harborlight.example' });
});

test('the card and the body text read alone are those of the profile', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const record = encodeProfile(profile);
      const card = decodeCard(record);
      expect(card).toStrictEqual(
        Object.fromEntries(Object.keys(card).map((name) => [name, profile[name as keyof CompanyProfile]])),
      );
      expect(decodeBodyText(record)).toBe(profile.body_text ?? '');
    }),
  );
});

test('a record of another format is refused, not misread', () => {
  expect(() => decodeProfile(Buffer.from([9, ...new Array(18).fill(0)]))).toThrow(/format 9/);
});

test('a record can be moved to another thread', () => {
  const record = encodeProfile(blankProfile());
  const length = record.length;
  const moved = structuredClone(record, { transfer: [record.buffer as ArrayBuffer] });
  expect(moved).toHaveLength(length);
});
