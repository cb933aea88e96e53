import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/locale.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { type AccountRow, getAccount, invalidateLinks } from '../account.ts';
import { revokeKeys as revokeAllKeys } from '../api-keys.ts';
import type { Passwords } from '../passwords.ts';
import { passwordChangedMail } from './account-mails.ts';
import type { OwnerProof } from './owner-proof.ts';
import type { Sessions } from './sessions.ts';

export interface PasswordChange {
  /** Sets a password, ends all other sessions and open links, and notifies the owner by mail; returns how many sessions it ended. */
  change(request: {
    readonly accountId: number;
    readonly sessionId: number | undefined;
    readonly password: string;
    readonly currentPassword: string | undefined;
    readonly address: string;
    readonly revokeKeys: boolean;
    readonly locale: Locale;
  }): Promise<{ sessionsEnded: number; keysRevoked: number }>;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mails: MailQueue;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly ownerProof: OwnerProof;
}

export function createPasswordChange({
  database,
  mails,
  passwords,
  sessions,
  ownerProof,
}: Dependencies): PasswordChange {
  return {
    async change({ accountId, sessionId, password, currentPassword, address, revokeKeys, locale }) {
      await ownerProof.demand({ accountId, sessionId, password: currentPassword, address });
      const passwordHash = await passwords.hash(password);
      return database.transaction().execute(async (transaction) => {
        const account = await getAccount(transaction, accountId);
        const keysRevoked = await setPassword(transaction, mails, account, {
          passwordHash,
          revokeKeys,
          locale,
        });
        await invalidateLinks(transaction, account.email);
        const sessionsEnded = await sessions.endOthers(accountId, sessionId, transaction);
        return { sessionsEnded, keysRevoked };
      });
    },
  };
}

interface NewPassword {
  readonly passwordHash: string;
  readonly revokeKeys: boolean;
  /** The language of the notification mail. */
  readonly locale: Locale;
}

/** Returns how many API keys were revoked with the change. */
export async function setPassword(
  transaction: Database,
  mails: MailQueue,
  { id, email }: AccountRow,
  { passwordHash, revokeKeys, locale }: NewPassword,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not_found', 'This account no longer exists.');
  const keysRevoked = revokeKeys ? await revokeAllKeys(transaction, id) : 0;
  await mails.add(transaction, passwordChangedMail(locale, email, revokeKeys));
  return keysRevoked;
}
