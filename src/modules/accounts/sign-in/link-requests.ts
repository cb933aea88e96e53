import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Locale } from '../../../platform/locale.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { findAccountByEmail } from '../account.ts';
import { type ComposeLinkMail, passwordResetMail, registrationMail, signInMail } from './account-mails.ts';
import { recentRegistrations } from './registration.ts';
import { addLink, type LinkPurpose, mayBeMailed } from './sign-in-links.ts';

/** Requests for a link by mail, in the language of the request. The answers, and when they come, reveal nothing about the address. */
export interface LinkRequests {
  /** A new link for an address whose registration waits. */
  resend(email: string, locale: Locale): { message: string };
  /** A link that signs the owner of an account in. */
  signIn(email: string, locale: Locale): { message: string };
  /** A link whose page asks for a new password. */
  passwordReset(email: string, locale: Locale): { message: string };
  /** Resolves when what was asked for so far has been done. */
  settled(): Promise<void>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mails: MailQueue;
}

interface Requested {
  readonly locale: Locale;
  readonly purpose: LinkPurpose;
  readonly toAccount: ComposeLinkMail | undefined;
}

const MESSAGE = 'If this address has an account or is waiting for verification, we have sent it a link.';

export function createLinkRequests({ database, clock, logger, mails }: Needs): LinkRequests {
  const underWay = new Set<Promise<void>>();

  return {
    resend(email, locale) {
      later(email, { locale, purpose: 'sign-in', toAccount: undefined });
      return { message: 'If this address is waiting for verification, we have sent it a new link.' };
    },
    signIn(email, locale) {
      later(email, { locale, purpose: 'sign-in', toAccount: signInMail });
      return { message: MESSAGE };
    },
    passwordReset(email, locale) {
      later(email, { locale, purpose: 'password-reset', toAccount: passwordResetMail });
      return { message: MESSAGE };
    },
    settled: async () => void (await Promise.all(underWay)),
  };

  /** After the answer: how long the work takes would tell whether there was any. */
  function later(email: string, requested: Requested): void {
    const work = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => mailLink(email, requested))
      .catch((error: unknown) => logger.error({ err: error }, 'a link could not be e-mailed'))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  }

  function mailLink(email: string, { locale, purpose, toAccount }: Requested): Promise<void> {
    return database.transaction().execute(async (transaction) => {
      const now = clock.now();
      const hasAccount = (await findAccountByEmail(transaction, email)) !== undefined;
      const isWaiting = !hasAccount && (await recentRegistrations(transaction, email, now)).length > 0;
      const compose = hasAccount ? toAccount : isWaiting ? registrationMail : undefined;
      if (!compose || !(await mayBeMailed(transaction, { email, purpose }, now))) return;
      // Whoever asks for a link is not known to be the one who registered, so it carries no registration's password.
      const linkId = await addLink(transaction, { email, purpose }, now);
      await mails.add(transaction, compose(locale, email, linkId));
    });
  }
}
