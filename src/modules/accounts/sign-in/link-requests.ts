import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Locale } from '../../../platform/locale.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { findAccountByEmail } from '../account.ts';
import { type ComposeLinkMail, passwordResetMail, registrationMail, signInMail } from './account-mails.ts';
import { recentRegistrations } from './registration.ts';
import { addLink, type LinkPurpose, mayBeMailed } from './sign-in-links.ts';

/** Requests for a link by mail, in the language of the request. Neither the response nor its timing reveals anything about the address. */
export interface LinkRequests {
  /** Sends a new link for a registration that was not completed. */
  resend(email: string, locale: Locale): { message: string };
  /** Sends a link that signs in the owner of an account. */
  signIn(email: string, locale: Locale): { message: string };
  /** Sends a link whose page asks for a new password. */
  passwordReset(email: string, locale: Locale): { message: string };
  /** Resolves when all requests so far have been processed. */
  settled(): Promise<void>;
}

interface Dependencies {
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

export function createLinkRequests({ database, clock, logger, mails }: Dependencies): LinkRequests {
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

  /** Runs after the response is sent: the time it takes would reveal whether the address is known. */
  function later(email: string, requested: Requested): void {
    const work = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => mailLink(email, requested))
      .catch((error: unknown) =>
        logger.error({ event: 'mail_failed', err: error }, 'a link could not be e-mailed'),
      )
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
      // We do not know whether the person requesting the link is the one who registered, so the link carries no registration's password.
      const linkId = await addLink(transaction, { email, purpose }, now);
      await mails.add(transaction, compose(locale, email, linkId));
    });
  }
}
