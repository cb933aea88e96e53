import type { Tier } from '../../access/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { english } from '../../platform/locale.ts';
import { addMail } from '../../platform/mail/mail-queue.ts';
import { addInTransaction, once } from '../credits/index.ts';
import { type AccountRow, findAccount, findAccountByEmail } from './account.ts';
import { createAuditLog } from './audit-log.ts';
import { closeAccount, removeClosedAccounts } from './own-data/account-removal.ts';
import { accountDeletedMail } from './sign-in/account-mails.ts';
import { recentRegistrations } from './sign-in/registration.ts';
import { hashToken } from './tokens.ts';

/** Operations that an administrator performs on accounts. Each is written to the audit log in the same transaction. */
export interface Administration {
  setTier(account: AccountName, tier: Tier): Promise<void>;
  setAdmin(account: AccountName, isAdmin: boolean): Promise<void>;
  /** Returns the new balance. */
  grantCredits(account: AccountName, grant: Grant): Promise<number>;
  /** Ends every session of an account and returns how many there were. API keys stay valid. */
  endSessions(account: AccountName): Promise<number>;
  /** Revokes an API key that has leaked; returns whose it was, and its id, by which the log names it. */
  revokeKey(key: string): Promise<{ readonly id: number; readonly email: string; readonly name: string }>;
  /**
   * Blocks an account: it can no longer sign in and nothing is done on its behalf, but its data stays. Administrators cannot be blocked.
   */
  block(account: AccountName, reason: string): Promise<void>;
  unblock(account: AccountName): Promise<void>;
  /** Deletes an account permanently, removes its data and notifies its owner; returns the credits that are forfeited. */
  deleteAccount(account: AccountName): Promise<number>;
}

/** Names an account by its address, as people type it, or by its number. */
export type AccountName = string | number;

export interface Grant {
  readonly amount: number;
  readonly reason: string;
  /** A second grant with the same key returns the result of the first. */
  readonly idempotencyKey?: string | undefined;
}

export function createAdministration(database: Database, clock: Clock, actor: string): Administration {
  const audit = createAuditLog(database, clock);
  return {
    setTier: (name, tier) =>
      act(name, 'set-tier', tier, async (transaction, { id }) => {
        await transaction.updateTable('account').set({ tier }).where('id', '=', id).execute();
      }),

    setAdmin: (name, isAdmin) =>
      act(name, isAdmin ? 'make-admin' : 'revoke-admin', '', async (transaction, { id }) => {
        await transaction
          .updateTable('account')
          .set({ is_admin: isAdmin ? 1 : 0 })
          .where('id', '=', id)
          .execute();
      }),

    async grantCredits(name, { amount, reason, idempotencyKey }) {
      const { id } = await getByName(database, name, clock.now());
      const call = {
        accountId: id,
        // The prefix keeps these keys apart from the idempotency keys of the account's own calls.
        idempotencyKey: idempotencyKey && `admin ${idempotencyKey}`,
        request: ['grant-credits', amount, reason],
      };
      return once(database, clock, call, (transaction) =>
        actInTransaction(transaction, name, 'grant-credits', `${amount} ${reason}`, async () => {
          const change = { accountId: id, amount, reason, reference: 'admin' };
          return (await addInTransaction(transaction, clock, change)).balance_after;
        }),
      );
    },

    endSessions: (name) =>
      act(name, 'end-sessions', '', async (transaction, { id }) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('session')
          .where('account_id', '=', id)
          .executeTakeFirst();
        return Number(numDeletedRows);
      }),

    revokeKey: (key) =>
      database.transaction().execute(async (transaction) => {
        const found = await transaction
          .deleteFrom('api_key')
          .where('key_hash', '=', hashToken(key.trim()))
          .returning(['id', 'account_id', 'name', 'prefix'])
          .executeTakeFirst();
        if (found === undefined)
          throw new AppError('not_found', 'There is no such API key. It may have been deleted already.');
        const { id, account_id, name, prefix } = found;
        const details = `${prefix} (apiKeyId ${id})`;
        return actInTransaction(transaction, account_id, 'revoke-key', details, async (_, { email }) => ({
          id,
          email,
          name,
        }));
      }),

    block: (name, reason) =>
      act(name, 'block', reason, async (transaction, { id, is_admin }) => {
        if (is_admin === 1)
          throw new AppError(
            'conflict',
            'An administrator cannot be blocked. Revoke the admin rights first: homedex admin revoke-admin.',
          );
        await transaction
          .updateTable('account')
          .set({ blocked_at: clock.now() })
          .where('id', '=', id)
          // Blocking an account twice keeps the first date.
          .where('blocked_at', 'is', null)
          .execute();
      }),

    unblock: (name) =>
      act(name, 'unblock', '', async (transaction, { id }) => {
        await transaction.updateTable('account').set({ blocked_at: null }).where('id', '=', id).execute();
      }),

    async deleteAccount(name) {
      const credits = await act(name, 'delete-account', '', async (transaction, account) => {
        await closeAccount(transaction, account, clock.now());
        await addMail(transaction, accountDeletedMail(english, account.email), clock.now());
        return account.credits;
      });
      await removeClosedAccounts(database, new AbortController().signal);
      return credits;
    },
  };

  function act<Outcome>(name: AccountName, action: string, details: string, change: Change<Outcome>) {
    return database
      .transaction()
      .execute((transaction) => actInTransaction(transaction, name, action, details, change));
  }

  async function actInTransaction<Outcome>(
    transaction: Database,
    name: AccountName,
    action: string,
    details: string,
    change: Change<Outcome>,
  ): Promise<Outcome> {
    const account = await getByName(transaction, name, clock.now());
    const outcome = await change(transaction, account);
    await audit.record({ actor, action, subject: account.email, details }, transaction);
    return outcome;
  }
}

type Change<Outcome> = (transaction: Database, account: AccountRow) => Promise<Outcome>;

async function getByName(database: Database, name: AccountName, now: number): Promise<AccountRow> {
  const account =
    typeof name === 'number'
      ? await findAccount(database, name)
      : await findAccountByEmail(database, name.trim().toLowerCase());
  if (account) return account;
  if (typeof name === 'number') throw new AppError('not_found', `There is no account ${name}.`);
  const [pending] = await recentRegistrations(database, name.trim().toLowerCase(), now);
  throw new AppError(
    'not_found',
    pending === undefined
      ? `There is no account with the address ${name}.`
      : `The registration of ${name} is not complete: open the link in the mail that was sent to it, then try again.`,
  );
}
