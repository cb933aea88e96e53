import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountRow } from '../../../test/factories/account-row.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/harness/test-database.ts';
import { prices } from '../../access/index.ts';

let testDatabase: TestDatabase;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(() => testDatabase.drop());

const ROUNDS = 40;
const CREDITS = 10_000;

it('two processes that buy and pay under the same keys, eight at a time each, neither fail, duplicate nor lose anything', async () => {
  const database = await testDatabase.open();
  await database
    .insertInto('account')
    .values(accountRow({ id: 7, email: 'ann@acme.example', credits: CREDITS }))
    .execute();
  const payer = () =>
    promisify(execFile)(process.execPath, [
      ...['--disable-warning=ExperimentalWarning', 'test/harness/paying-process.ts'],
      ...[testDatabase.address, '7', String(ROUNDS)],
    ]);
  const outcomes = (await Promise.all([payer(), payer()])).map(({ stdout }) => JSON.parse(stdout));
  for (const outcome of outcomes) expect(outcome).toEqual({ done: 3 * ROUNDS, refusedForNow: 0, failed: [] });

  const entries = await database.selectFrom('credit_transaction').select(['amount', 'reason']).execute();
  const sumOf = (reason: string) =>
    entries.filter((entry) => entry.reason === reason).reduce((sum, { amount }) => sum + amount, 0);
  expect({ bought: sumOf('test'), read: sumOf('domain_detail'), exported: sumOf('export') }).toEqual({
    bought: ROUNDS,
    read: -ROUNDS * prices.domain_detail,
    exported: -ROUNDS * 3 * prices.export_row,
  });
  const { credits } = await database
    .selectFrom('account')
    .select('credits')
    .where('id', '=', 7)
    .executeTakeFirstOrThrow();
  expect(credits).toBe(CREDITS + entries.reduce((sum, { amount }) => sum + amount, 0));
});
