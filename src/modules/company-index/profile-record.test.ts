import { hash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  blankProfile,
  type ColumnType,
  type CompanyProfile,
  columnNames,
  columns,
  type ProfileEvidence,
} from '../companies/index.ts';
import { evidenceDictionary } from './evidence-record.ts';
import {
  decodeBodyText,
  decodeCard,
  decodeProfile,
  decodeStoredEvidence,
  decodeStoredRelations,
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

const words = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\t\n]/g, ' '));

const evidences: fc.Arbitrary<ProfileEvidence> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...columnNames), words, words), { selector: ([name]) => name })
  .map((seen) => Object.fromEntries(seen.map(([name, where, rule]) => [name, { where, rule }])));

test('every profile and its evidence are read back exactly as they were stored', () => {
  fc.assert(
    fc.property(profiles, evidences, (profile, evidence) => {
      const record = encodeProfile(profile, evidence);
      expect(decodeProfile(record)).toStrictEqual({ ...profile });
      expect(decodeStoredEvidence(record)).toEqual(evidence);
      expect(storedFetchedAtMs(record)).toBe(Date.parse(profile.fetched_at));
    }),
  );
});

test('a record of format 2, from before evidence was stored and a column existed, reads as unknown; a removed column is dropped', () => {
  const card = Buffer.from('{"domain":"harborlight.example","no_longer":1}');
  const header = Buffer.alloc(17);
  header[0] = 2;
  header.writeUInt32LE(card.length, 9);
  header.writeUInt32LE(4, 13);
  const record = Buffer.concat([header, card, Buffer.from('null{"dropped_too":true}')]);
  expect(decodeProfile(record)).toStrictEqual({ ...blankProfile(), domain: 'harborlight.example' });
  expect(decodeStoredEvidence(record)).toEqual({});
});

test('a record of format 3, from before identifiers and histories were stored, reads with its evidence and without those', () => {
  const evidence = { title: { where: 'h1', rule: 'new' } };
  const now = Buffer.from(encodeProfile({ ...blankProfile(), domain: 'harborlight.example' }, evidence));
  const before = Buffer.concat([now.subarray(0, 21), now.subarray(25)]);
  before[0] = 3;
  expect(decodeProfile(before)).toEqual(decodeProfile(now));
  expect(decodeStoredEvidence(before)).toEqual(evidence);
  expect(decodeStoredRelations(before)).toEqual({ identifiers: [] });
});

test('white space that would break a line of evidence becomes a space, and endless words are truncated', () => {
  const evidence = { title: { where: `a\tb\nc${'x'.repeat(1e6)}`, rule: 'head\ntexts' } };
  const { title } = decodeStoredEvidence(encodeProfile(blankProfile(), evidence));
  expect(title?.where).toHaveLength(8_000);
  expect(title).toEqual({ where: expect.stringMatching(/^a b cx+$/), rule: 'head texts' });
});

test('evidence of a column that no longer exists is dropped', () => {
  const evidence = { no_longer: { where: 'text', rule: 'old' }, title: { where: 'h1', rule: 'new' } };
  expect(decodeStoredEvidence(encodeProfile(blankProfile(), evidence))).toEqual({ title: evidence.title });
});

test('the dictionary of the evidence is the one that stored records were packed with', () => {
  expect(hash('sha256', evidenceDictionary)).toBe(
    'd7dd9812fa092b5e337845572a6be501d292e4b31ac20373e3cc0a1071e725d4',
  );
});

test('evidence packed with an unknown dictionary is refused, not misread', () => {
  const record = Buffer.from(encodeProfile(blankProfile(), { title: { where: 'h1', rule: 'new' } }));
  record[record.length - record.readUInt32LE(21)] = 7;
  expect(() => decodeStoredEvidence(record)).toThrow(/dictionary 7/);
});

test('the card and the body text read alone equal those of the profile', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const record = encodeProfile(profile, {});
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
  const record = encodeProfile(blankProfile(), {});
  const length = record.length;
  const moved = structuredClone(record, { transfer: [record.buffer as ArrayBuffer] });
  expect(moved).toHaveLength(length);
});
