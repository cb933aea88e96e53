import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Locale } from '../../../platform/locale.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { findAccountByEmail, newAccount, presentUser, type User } from '../account.ts';
import { hashPassword } from '../passwords.ts';
import { hashToken, newAccountId, newLinkToken } from '../tokens.ts';
import { knownAddressMail, registrationMail } from './account-mails.ts';
import { addLink, mayBeMailed } from './sign-in-links.ts';

/** Longer than a link lives, so that a person who finds the link expired can request another. */
const REGISTRATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const MESSAGE =
  'Check your inbox: open the link we sent you to complete your registration. It is valid for 24 hours.';

export interface NewRegistration {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

export interface Registration {
  /** Answers alike and does as much whether or not the address is known; what differs is the mail its owner gets. */
  register(
    registration: NewRegistration,
    locale: Locale,
  ): Promise<{
    user: User;
    message: string;
    /** For the browser that registers: with it, the mailed link completes the registration as it was sent. */
    browserSecret: string;
  }>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly mails: MailQueue;
}

export function createRegistration({ database, clock, mails }: Needs): Registration {
  return {
    async register({ email, password, name }, locale) {
      const password_hash = await hashPassword(password);
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

/** Registrations of an address that wait or have waited, newest first: two are enough to know that there are several. */
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
