import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Locale } from '../../../platform/locale.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { findAccountByEmail, newAccount, presentUser, type User } from '../account.ts';
import type { Passwords } from '../passwords.ts';
import { hashToken, newAccountId, newLinkToken } from '../tokens.ts';
import { knownAddressMail, registrationMail } from './account-mails.ts';
import { addLink, mayBeMailed } from './sign-in-links.ts';

/** Longer than the lifetime of a link, so that a person whose link has expired can request another. */
const REGISTRATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const MESSAGE =
  'Check your inbox: open the link we sent you within 24 hours, in this browser. In another one, or in a program without its cookie, the name and password of the registration do not count, and the page of the link may ask for a password.';

export interface NewRegistration {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

export interface Registration {
  /** Responds the same way and does as much work whether or not the address is known; only the mail to its owner differs. */
  register(
    registration: NewRegistration,
    locale: Locale,
  ): Promise<{
    user: User;
    message: string;
    /** A secret for the browser that registers: only with it does the mailed link complete the registration as submitted. */
    browserSecret: string;
  }>;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mails: MailQueue;
  readonly passwords: Passwords;
}

export function createRegistration({ database, clock, mails, passwords }: Dependencies): Registration {
  return {
    async register({ email, password, name }, locale) {
      const password_hash = await passwords.hash(password);
      const id = newAccountId();
      const browserSecret = newLinkToken();
      const now = clock.now();
      await database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('registration')
          .values({
            id,
            email,
            name,
            password_hash,
            created_at: now,
            expires_at: now + REGISTRATION_LIFETIME_MS,
            browser_hash: hashToken(browserSecret),
          })
          .execute();
        if (!(await mayBeMailed(transaction, { email, purpose: 'registration' }, now))) return;
        const isKnown = (await findAccountByEmail(transaction, email)) !== undefined;
        const linkId = await addLink(
          transaction,
          isKnown ? { email, purpose: 'sign-in' } : { email, purpose: 'registration', registrationId: id },
          now,
        );
        await mails.add(transaction, (isKnown ? knownAddressMail : registrationMail)(locale, email, linkId));
      });
      return { user: presentUser(newAccount(id, email, name, now)), message: MESSAGE, browserSecret };
    },
  };
}

/** Pending and past registrations of an address, newest first. Two are enough to know that there are several. */
export const recentRegistrations = (database: Database, email: string, now: number) =>
  database
    .selectFrom('registration')
    .selectAll()
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(2)
    .execute();
