import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { type AccountRow, findAccountByEmail, presentUser, type User } from './account.ts';
import { hashPassword } from './passwords.ts';
import type { Sessions, SignedIn } from './sessions.ts';
import { hashToken, newAccountId, newMagicLinkToken } from './tokens.ts';

const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;
const MESSAGE = 'Check your mail: the link in it completes the registration. It is valid for 24 hours.';

export interface Registration {
  /** Answers alike whether or not the address is known; what differs is the mail its owner gets. */
  register(request: {
    email: string;
    password: string;
    name: string;
  }): Promise<{ user: User; message: string }>;
  /** Mails a new link to an account that waits for verification; says nothing about whether there is one. */
  resendLink(email: string): Promise<{ message: string }>;
  /** Redeems a link once; undefined when it is unknown, used or expired. */
  verify(token: string): Promise<SignedIn | undefined>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly logger: Logger;
  readonly sessions: Sessions;
  readonly publicUrl: string;
}

export function createRegistration({
  database,
  clock,
  mailer,
  logger,
  sessions,
  publicUrl,
}: Needs): Registration {
  return {
    async register({ email, password, name }) {
      const passwordHash = await hashPassword(password);
      const fresh = newAccount(email, name, clock.now());
      const inserted = await database
        .insertInto('account')
        .values(fresh)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      const account = await findAccountByEmail(database, email);
      if (!account)
        throw new AppError('internal', undefined, { details: { why: 'account vanished while registering' } });
      if (account.email_verified_at === null) mailLink(account, { name, passwordHash });
      else mail({ to: email, subject: 'You already have a Homedex account', text: alreadyRegistered });
      return { user: presentUser({ ...fresh, ...(inserted && { id: inserted.id }) }), message: MESSAGE };
    },

    async resendLink(email) {
      const account = await findAccountByEmail(database, email);
      if (account && account.email_verified_at === null) mailLink(account, await newestPending(account.id));
      return { message: 'If that address waits for verification, a new link is on its way.' };
    },

    verify(token) {
      return database.transaction().execute(async (transaction) => {
        const link = await transaction
          .deleteFrom('magic_link')
          .where('token_hash', '=', hashToken(token))
          .returningAll()
          .executeTakeFirst();
        if (!link || link.expires_at <= clock.now()) return undefined;
        // The password is the one given with this very link: whoever registered the address before its owner did gains nothing.
        await transaction
          .updateTable('account')
          .set({
            email_verified_at: clock.now(),
            ...(link.password_hash !== null && { password_hash: link.password_hash }),
            ...(link.name && { name: link.name }),
          })
          .where('id', '=', link.account_id)
          .execute();
        await transaction.deleteFrom('magic_link').where('account_id', '=', link.account_id).execute();
        return sessions.open(link.account_id, transaction);
      });
    },
  };

  async function newestPending(accountId: number): Promise<Pending> {
    const link = await database
      .selectFrom('magic_link')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return { name: link?.name ?? '', passwordHash: link?.password_hash ?? null };
  }

  function mailLink(account: AccountRow, pending: Pending): void {
    const token = newMagicLinkToken();
    const row = {
      token_hash: hashToken(token),
      account_id: account.id,
      name: pending.name,
      password_hash: pending.passwordHash,
      created_at: clock.now(),
      expires_at: clock.now() + LINK_LIFETIME_MS,
    };
    const stored = database.insertInto('magic_link').values(row).execute();
    mail(
      {
        to: account.email,
        subject: 'Complete your Homedex registration',
        text: linkMail(`${publicUrl}/auth/verify?token=${token}`),
      },
      stored,
    );
  }

  /** Not awaited: how long a mail server takes would tell which mail was sent. */
  function mail(
    message: { to: string; subject: string; text: string },
    after: Promise<unknown> = Promise.resolve(),
  ): void {
    after
      .then(() => mailer.send(message))
      .catch((error: unknown) => logger.error({ err: error }, 'mail could not be sent'));
  }
}

interface Pending {
  readonly name: string;
  readonly passwordHash: string | null;
}

const newAccount = (email: string, name: string, now: number): AccountRow => ({
  id: newAccountId(),
  email,
  name,
  password_hash: null,
  tier: 'free',
  is_admin: 0,
  email_verified_at: null,
  credits: 0,
  free_lookups_used: 0,
  created_at: now,
});

const linkMail = (link: string): string => `Welcome to Homedex.

Open this link to complete your registration. It works once, within 24 hours:

${link}

If you did not register, ignore this mail; nothing happens without the link.
`;

const alreadyRegistered = `Somebody, probably you, tried to register this address at Homedex again.

You already have an account: sign in with your password. If it was not you, there is nothing to do.
`;
