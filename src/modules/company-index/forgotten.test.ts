import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/harness/test-database.ts';
import { blankProfile, type CompanyProfile } from '../companies/index.ts';
import { holdsText, readForgotten, rememberForgotten } from './forgotten.ts';
import { toIndexDocument } from './index-document.ts';
import { decodeProfile } from './profile-record.ts';

let testDatabase: TestDatabase;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(() => testDatabase.drop());

const page = (facts: Partial<CompanyProfile>) =>
  toIndexDocument(
    { ...blankProfile(), domain: 'oak.com', fetched_at: '2026-03-01T00:00:00.000Z', ...facts },
    {},
  );

test('a forgotten site is not admitted, however it was written, and is recorded once', async () => {
  const database = await testDatabase.open();
  expect((await readForgotten(database)).admit(page({}))).toBeDefined();
  expect(await rememberForgotten(database, { kind: 'domain', name: 'OAK.com' }, 1)).toBe(true);
  expect(await rememberForgotten(database, { kind: 'domain', name: 'oak.com' }, 2)).toBe(false);
  const forgotten = await readForgotten(database);
  expect(forgotten.admit(page({}))).toBeUndefined();
  const other = page({ domain: 'elm.com' });
  expect(forgotten.admit(other)).toBe(other);
});

test('a forgotten address is removed wherever a page has it, in any case, and from the contacts of its company', async () => {
  const database = await testDatabase.open();
  await rememberForgotten(database, { kind: 'email', name: 'Ann@Maker.com' }, 1);
  const { admit } = await readForgotten(database);
  const admitted = admit(
    page({
      emails: ['ann@maker.com'],
      has_email: true,
      title: 'Write to ANN@MAKER.COM',
      body_text: 'Ask ann@maker.com.thank you\nbob@maker.com',
    }),
  );
  const profile = decodeProfile(admitted?.stored ?? new Uint8Array());
  expect(profile).toMatchObject({
    emails: [],
    has_email: false,
    title: 'Write to ',
    body_text: 'Ask .thank you\nbob@maker.com',
  });
  expect(admitted?.filters.has_email).toBe(false);
  expect(holdsText(admitted?.stored ?? new Uint8Array(), 'Ann@maker.com')).toBe(false);
  expect(holdsText(admitted?.stored ?? new Uint8Array(), 'BOB@maker.com')).toBe(true);
  const inText = admit(page({ body_text: 'Write to ann@maker.com.thank you' }));
  expect(decodeProfile(inText?.stored ?? new Uint8Array()).body_text).toBe('Write to .thank you');
});
