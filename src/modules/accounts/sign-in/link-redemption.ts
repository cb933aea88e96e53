import type { Clock } from '../../../platform/clock.ts';
import { afterCommit, type Database } from '../../../platform/database/index.ts';
import type { Locale } from '../../../platform/locale.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { type AccountRow, createAccount, findAccountByEmail, invalidateLinks } from '../account.ts';
import type { Passwords } from '../passwords.ts';
import { hashToken, newAccountId } from '../tokens.ts';
import { setPassword } from './password-change.ts';
import { recentRegistrations } from './registration.ts';
import type { Sessions, SignedIn, Visitor } from './sessions.ts';
import { findLink, type SignInLink, takeLink } from './sign-in-links.ts';

/** What the page of a link asks for before the link is used: no password, an optional one, or a required one. */
export type PasswordQuestion = 'none' | 'optional' | 'required';

export interface LinkRedemption {
  /** What a link would ask for; undefined if it is unknown, used or expired. Changes nothing, so mail scanners may open a link. */
  preview(token: string, browserSecret: string | undefined): Promise<LinkPreview | undefined>;
  /** Uses up a link and signs in the owner of its address; undefined if the link is unknown, used or expired. */
  redeem(token: string, given: GivenWithLink, visitor: Visitor): Promise<SignedIn | undefined>;
}

export interface LinkPreview {
  readonly email: string;
  readonly password: PasswordQuestion;
  /** Whether setting a new password revokes the account's API keys, unless the owner chooses to keep them. */
  readonly revokesKeys: boolean;
}

export interface GivenWithLink {
  readonly password: string | undefined;
  /** Only used for a password reset. */
  readonly revokeKeys: boolean;
  /** The secret that the browser received when it registered. */
  readonly browserSecret: string | undefined;
  /** The language of the mail about the new password. */
  readonly locale: Locale;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mails: MailQueue;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
}

/**
 * Opening a link proves only that the opener reads the mail of the address. It never proves who chose a password, so the password of a
 * registration counts only in the browser that registered, and only if nobody else has registered the address. The link of a registration
 * never changes an existing account.
 */
export function createLinkRedemption({
  database,
  clock,
  logger,
  mails,
  passwords,
  sessions,
}: Dependencies): LinkRedemption {
  return {
    async preview(token, browserSecret) {
      const link = await findLink(database, clock, token);
      if (!link) return undefined;
      const account = await findAccountByEmail(database, link.email);
      if (account && link.purpose === 'registration') return undefined;
      return {
        email: link.email,
        password: await passwordQuestion(link, account, browserSecret),
        revokesKeys: account !== undefined && link.purpose === 'password-reset',
      };
    },

    async redeem(token, { password, revokeKeys, browserSecret, locale }, visitor) {
      // Hash before the transaction starts: hashing takes longer than everything in it.
      const chosenHash = password === undefined ? undefined : await passwords.hash(password);
      return database.transaction().execute(async (transaction) => {
        const link = await takeLink(transaction, clock, token);
        if (!link) return undefined;
        const account = await findAccountByEmail(transaction, link.email);
        const owner = account
          ? await existing(transaction, link, account, { chosenHash, revokeKeys, locale })
          : await completed(transaction, link, { chosenHash, browserSecret });
        if (!owner) return undefined;
        const { purpose } = link;
        afterCommit(transaction, () =>
          logger.info(
            {
              event: 'sign_in',
              accountId: owner.id,
              outcome: 'signed in',
              purpose,
              address: visitor.address,
            },
            'sign-in by link',
          ),
        );
        return sessions.open(owner.id, visitor, { isLink: true, within: transaction });
      });
    },
  };

  async function existing(
    transaction: Database,
    link: SignInLink,
    account: AccountRow,
    {
      chosenHash,
      revokeKeys,
      locale,
    }: {
      readonly chosenHash: string | undefined;
      readonly revokeKeys: boolean;
      readonly locale: Locale;
    },
  ): Promise<AccountRow | undefined> {
    if (link.purpose === 'registration') return undefined;
    if (chosenHash !== undefined) {
      await setPassword(transaction, mails, account, {
        passwordHash: chosenHash,
        revokeKeys: revokeKeys && link.purpose === 'password-reset',
        locale,
      });
      await sessions.endOthers(account.id, undefined, transaction);
      await invalidateLinks(transaction, account.email);
    }
    return account;
  }

  async function completed(
    transaction: Database,
    link: SignInLink,
    {
      chosenHash,
      browserSecret,
    }: { readonly chosenHash: string | undefined; readonly browserSecret: string | undefined },
  ): Promise<AccountRow | undefined> {
    const waiting = await recentRegistrations(transaction, link.email, clock.now());
    if (waiting.length === 0) return undefined;
    const only = onlyRegistrationOf(link, waiting, browserSecret);
    return createAccount(
      transaction,
      {
        id: only?.id ?? newAccountId(),
        email: link.email,
        name: only?.name ?? '',
        passwordHash: only?.password_hash ?? chosenHash ?? null,
      },
      clock.now(),
    );
  }

  async function passwordQuestion(
    link: SignInLink,
    account: AccountRow | undefined,
    browserSecret: string | undefined,
  ): Promise<PasswordQuestion> {
    if (link.purpose === 'password-reset') return 'required';
    if (account) return account.password_hash === null ? 'optional' : 'none';
    const waiting = await recentRegistrations(database, link.email, clock.now());
    return onlyRegistrationOf(link, waiting, browserSecret) ? 'none' : 'optional';
  }
}

/** The registration that this link was sent for, if this browser made it and nobody else has registered the address. */
function onlyRegistrationOf<Row extends { readonly id: number; readonly browser_hash: string | null }>(
  link: SignInLink,
  waiting: readonly Row[],
  browserSecret: string | undefined,
): Row | undefined {
  const [only] = waiting;
  if (link.purpose !== 'registration' || waiting.length !== 1 || only?.id !== link.registrationId)
    return undefined;
  return browserSecret !== undefined && only?.browser_hash === hashToken(browserSecret) ? only : undefined;
}
