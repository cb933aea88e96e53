import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { MailQueue, NewMail } from '../../../platform/mail/mail-queue.ts';
import { findAccountByEmail } from '../account.ts';
import { passwordResetMail, registrationMail, signInMail } from './account-mails.ts';
import { recentRegistrations } from './registration.ts';
import { addLink, type LinkPurpose, mayBeMailed } from './sign-in-links.ts';

/** Asking for a link by mail. The answers, and when they come, say nothing about the address. */
export interface LinkRequests {
  /** A new link for an address whose registration waits. */
  resend(email: string): { message: string };
  /** A link that signs the owner of an account in. */
  signIn(email: string): { message: string };
  /** A link whose page asks for a new password. */
  passwordReset(email: string): { message: string };
  /** Resolves when what was asked for so far has been done. */
  settled(): Promise<void>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mails: MailQueue;
}

interface Asked {
  readonly purpose: LinkPurpose;
  readonly toAccount: ((to: string, linkId: string) => NewMail) | undefined;
}

const MESSAGE = 'If this address has an account or is waiting for verification, we have sent it a link.';

export function createLinkRequests({ database, clock, logger, mails }: Needs): LinkRequests {
  const underWay = new Set<Promise<void>>();

  return {
    resend(email) {
      later(email, { purpose: 'sign-in', toAccount: undefined });
      return { message: 'If this address is waiting for verification, we have sent it a new link.' };
    },
    signIn(email) {
      later(email, { purpose: 'sign-in', toAccount: signInMail });
      return { message: MESSAGE };
    },
    passwordReset(email) {
      later(email, { purpose: 'password-reset', toAccount: passwordResetMail });
      return { message: MESSAGE };
    },
    settled: async () => void (await Promise.all(underWay)),
  };

  /** After the answer: how long the work takes would tell whether there was any. */
  function later(email: string, asked: Asked): void {
    const work = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => mailLink(email, asked))
      .catch((error: unknown) => logger.error({ err: error }, 'a link could not be e-mailed'))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  }

  function mailLink(email: string, { purpose, toAccount }: Asked): Promise<void> {
    return database.transaction().execute(async (transaction) => {
      const now = clock.now();
      const hasAccount = (await findAccountByEmail(transaction, email)) !== undefined;
      const isWaiting = !hasAccount && (await recentRegistrations(transaction, email, now)).length > 0;
      const compose = hasAccount ? toAccount : isWaiting ? registrationMail : undefined;
      if (!compose || !(await mayBeMailed(transaction, { email, purpose }, now))) return;
      // Whoever asks for a link is not known to be the one who registered, so it carries no registration's password.
      await mails.add(transaction, compose(email, await addLink(transaction, { email, purpose }, now)));
    });
  }
}
