import type { Tier } from '../../callers/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { addMail } from '../../platform/mail/mail-queue.ts';
import { addWithin } from '../credits/index.ts';
import { type AccountRow, findAccountByEmail } from './account.ts';
import { createAuditLog } from './audit-log.ts';
import { closeAccount, removeClosedAccounts } from './own-data/account-removal.ts';
import { accountDeletedMail } from './sign-in/account-mails.ts';

/** What an administrator does to accounts; every act is written to the audit log in the same transaction. */
export interface Administration {
  setTier(email: string, tier: Tier): Promise<void>;
  setAdmin(email: string, isAdmin: boolean): Promise<void>;
  grantCredits(email: string, amount: number, reason: string): Promise<number>;
  /** Ends every session of an account; gives how many. API keys stay. */
  endSessions(email: string): Promise<number>;
  /** Deletes an account for good, removes what belongs to it and tells its owner; gives the credits that end with it. */
  deleteAccount(email: string): Promise<number>;
}

export function createAdministration(database: Database, clock: Clock, actor: string): Administration {
  const audit = createAuditLog(database, clock);
  return {
    setTier: (email, tier) =>
      act(email, 'set-tier', tier, async (transaction, { id }) => {
        await transaction.updateTable('account').set({ tier }).where('id', '=', id).execute();
      }),

    setAdmin: (email, isAdmin) =>
      act(email, isAdmin ? 'make-admin' : 'revoke-admin', '', async (transaction, { id }) => {
        await transaction
          .updateTable('account')
          .set({ is_admin: isAdmin ? 1 : 0 })
          .where('id', '=', id)
          .execute();
      }),

    grantCredits: (email, amount, reason) =>
      act(email, 'grant-credits', `${amount} ${reason}`, async (transaction, { id }) => {
        const { balance_after } = await addWithin(transaction, clock, {
          accountId: id,
          amount,
          reason,
          reference: 'admin',
        });
        return balance_after;
      }),

    endSessions: (email) =>
      act(email, 'end-sessions', '', async (transaction, { id }) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('session')
          .where('account_id', '=', id)
          .executeTakeFirst();
        return Number(numDeletedRows);
      }),

    async deleteAccount(email) {
      const credits = await act(email, 'delete-account', '', async (transaction, account) => {
        await closeAccount(transaction, account, clock.now());
        await addMail(transaction, accountDeletedMail(account.email), clock.now());
        return account.credits;
      });
      await removeClosedAccounts(database, new AbortController().signal);
      return credits;
    },
  };

  function act<Outcome>(
    email: string,
    action: string,
    details: string,
    change: (transaction: Database, account: AccountRow) => Promise<Outcome>,
  ): Promise<Outcome> {
    return database.transaction().execute(async (transaction) => {
      const account = await findAccountByEmail(transaction, email.trim().toLowerCase());
      if (!account) throw new AppError('not_found', `There is no account with the address ${email}.`);
      const outcome = await change(transaction, account);
      await audit.record({ actor, action, subject: account.email, details }, transaction);
      return outcome;
    });
  }
}
