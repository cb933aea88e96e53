import { openStores } from '../../src/app/index.ts';
import { createApiKeys } from '../../src/modules/accounts/api-keys.ts';
import { createSessions } from '../../src/modules/accounts/sign-in/sessions.ts';
import { createLedger } from '../../src/modules/credits/index.ts';
import { systemClock } from '../../src/platform/clock.ts';

/** Creates a paid account with credits and an API key, written directly into the database of a server that is not running. */
export async function prepareAccount(
  directory: string,
  credits: number,
): Promise<{ accountId: number; apiKey: string; session: string }> {
  const database = await openStores({ DATA_DIR: directory }).database();
  const accountId = Math.floor(Math.random() * 2 ** 40) + 1;
  const now = Date.now();
  await database
    .insertInto('account')
    .values({
      id: accountId,
      email: `${accountId}@bench.example`,
      name: '',
      password_hash: null,
      tier: 'enterprise',
      is_admin: 0,
      email_verified_at: now,
      created_at: now,
    })
    .execute();
  await createLedger(database, systemClock).add({ accountId, amount: credits, reason: 'bench' });
  const { key } = await createApiKeys(database, systemClock).create(accountId, 'bench');
  const { token } = await createSessions(database, systemClock).open(accountId, {
    address: '127.0.0.1',
    userAgent: 'bench',
  });
  await database.destroy();
  return { accountId, apiKey: key, session: token };
}

/** The ledger entries of an account, read after the server has ended. */
export async function readLedger(
  directory: string,
  accountId: number,
): Promise<{ balance: number; sum: number; debits: number; lowest: number }> {
  const database = await openStores({ DATA_DIR: directory }).database();
  const { credits } = await database
    .selectFrom('account')
    .select('credits')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('credit_transaction')
    .select(['amount', 'balance_after'])
    .where('account_id', '=', accountId)
    .execute();
  await database.destroy();
  return {
    balance: credits,
    sum: rows.reduce((total, { amount }) => total + amount, 0),
    debits: rows.reduce((total, { amount }) => total + (amount < 0 ? -amount : 0), 0),
    lowest: rows.reduce(
      (least, { balance_after }) => Math.min(least, balance_after),
      Number.POSITIVE_INFINITY,
    ),
  };
}
