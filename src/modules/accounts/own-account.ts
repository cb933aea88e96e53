import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { Locale } from '../../platform/locale.ts';
import type { Logger } from '../../platform/logger.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import { getAccount, presentUser, type User } from './account.ts';
import { closeAccount } from './own-data/account-removal.ts';
import type { Purge } from './own-data/purge.ts';
import { accountDeletedMail } from './sign-in/account-mails.ts';
import type { OwnerProof, ProofGiven } from './sign-in/owner-proof.ts';

/** Operations on the account as a whole. */
export interface OwnAccount {
  get(accountId: number): Promise<User>;
  rename(accountId: number, name: string): Promise<User>;
  /** Deletes the account permanently; returns the credits that are forfeited. */
  delete(proof: ProofGiven, locale: Locale): Promise<{ creditsForfeited: number }>;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mails: MailQueue;
  readonly ownerProof: OwnerProof;
  readonly purge: Purge;
}

export function createOwnAccount({
  database,
  clock,
  logger,
  mails,
  ownerProof,
  purge,
}: Dependencies): OwnAccount {
  return {
    get: async (accountId) => presentUser(await getAccount(database, accountId)),

    async rename(accountId, name) {
      const renamed = await database
        .updateTable('account')
        .set({ name })
        .where('id', '=', accountId)
        .returningAll()
        .executeTakeFirst();
      if (!renamed) throw new AppError('not_found', 'This account no longer exists.');
      return presentUser(renamed);
    },

    async delete(proof, locale) {
      await ownerProof.demand(proof);
      const creditsForfeited = await database.transaction().execute(async (transaction) => {
        const account = await getAccount(transaction, proof.accountId);
        await closeAccount(transaction, account, clock.now());
        await mails.add(transaction, accountDeletedMail(locale, account.email));
        return account.credits;
      });
      logger.info({ accountId: proof.accountId }, 'account deleted by its owner');
      purge.removeClosedAccounts();
      return { creditsForfeited };
    },
  };
}
