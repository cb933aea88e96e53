import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { MailQueue, NewMail } from '../../../platform/mail/mail-queue.ts';
import { findAccountByEmail } from '../account.ts';
import { passwordResetMail, registrationMail, signInMail } from './account-mails.ts';
import { recentRegistrations } from './registration.ts';
import { addLink, type LinkPurpose, mayBeMailed } from './sign-in-links.ts';

/** Requests for a link by mail. The answers and their timing reveal nothing about the address. */
export interface LinkRequests {
  /** A new link for an address whose registration waits. */
  resend(email: string): { message: string };
  /** A link that signs the owner of an account in. */
  signIn(email: string): { message: string };
  /** A link whose page asks for a new password. */
  passwordReset(email: string): { message: string };
  /** Resolves when all requests so far are done. */
  settled(): Promise<void>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mails: MailQueue;
}

interface LinkRequest {
  readonly purpose: LinkPurpose;
  readonly toAccount: ((to: string, linkId: string) => NewMail) | undefined;
}

const MESSAGE = 'If that address has an account here or waits for verification, a link is on its way.';

export function createLinkRequests({ database, clock, logger, mails }: Needs): LinkRequests {
  const underWay = new Set<Promise<void>>();

  return {
    resend(email) {
      later(email, { purpose: 'sign-in', toAccount: undefined });
      return { message: 'If that address waits for verification, a new link is on its way.' };
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

  /** After the answer: the duration of the work would reveal whether there was any. */
  function later(email: string, request: LinkRequest): void {
    const work = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => mailLink(email, request))
      .catch((error: unknown) => logger.error({ err: error }, 'a link could not be mailed'))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  }

  function mailLink(email: string, { purpose, toAccount }: LinkRequest): Promise<void> {
    return database.transaction().execute(async (transaction) => {
      const now = clock.now();
      const hasAccount = (await findAccountByEmail(transaction, email)) !== undefined;
      const isWaiting = !hasAccount && (await recentRegistrations(transaction, email, now)).length > 0;
      const compose = hasAccount ? toAccount : isWaiting ? registrationMail : undefined;
      if (!compose || !(await mayBeMailed(transaction, { email, purpose }, now))) return;
      // The requester of a link need not be the registrant, so it carries no registration's password.
      await mails.add(transaction, compose(email, await addLink(transaction, { email, purpose }, now)));
    });
  }
}
