import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { type AccountRow, endLinks, getAccount } from '../account.ts';
import { hashPassword } from '../passwords.ts';
import { passwordChangedMail } from './account-mails.ts';
import type { OwnerProof } from './owner-proof.ts';
import type { Sessions } from './sessions.ts';

export interface PasswordChange {
  /** Sets a password, ends all other sessions and open links, and tells the owner by mail; gives how many sessions ended. */
  change(request: {
    readonly accountId: number;
    readonly sessionId: number | undefined;
    readonly password: string;
    readonly currentPassword: string | undefined;
    readonly address: string;
  }): Promise<{ sessionsEnded: number }>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly mails: MailQueue;
  readonly sessions: Sessions;
  readonly ownerProof: OwnerProof;
}

export function createPasswordChange({ database, mails, sessions, ownerProof }: Needs): PasswordChange {
  return {
    async change({ accountId, sessionId, password, currentPassword, address }) {
      await ownerProof.demand({ accountId, sessionId, password: currentPassword, address });
      const passwordHash = await hashPassword(password);
      const sessionsEnded = await database.transaction().execute(async (transaction) => {
        const account = await getAccount(transaction, accountId);
        await setPassword(transaction, mails, account, passwordHash);
        await endLinks(transaction, account.email);
        return sessions.endOthers(accountId, sessionId, transaction);
      });
      return { sessionsEnded };
    },
  };
}

export async function setPassword(
  transaction: Database,
  mails: MailQueue,
  { id, email }: AccountRow,
  passwordHash: string,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not_found', 'This account no longer exists.');
  await mails.add(transaction, passwordChangedMail(email));
}
