import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { hashToken, newLinkToken } from '../tokens.ts';
import { passwordResetSubjects } from './account-mails.ts';

const LIFETIME_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const MAILS_PER_MINUTE = 1;
const MAILS_PER_DAY = 5;

/**
 * A `registration` link belongs to one registration and may set the account's password. A `sign-in` link only signs in the owner of the
 * address. A `password-reset` link does that too, and its page asks for a new password.
 */
export type LinkPurpose = 'registration' | 'sign-in' | 'password-reset';

export interface SignInLink {
  readonly email: string;
  readonly purpose: LinkPurpose;
  readonly registrationId: number | null;
}

export interface NewLink {
  readonly email: string;
  readonly purpose: LinkPurpose;
  readonly registrationId?: number;
}

/** Adds a link without a token: the token is generated when the mail is sent. */
export async function addLink(
  transaction: Database,
  { email, purpose, registrationId }: NewLink,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await transaction
    .insertInto('sign_in_link')
    .values({
      id,
      token_hash: null,
      email,
      purpose,
      registration_id: registrationId ?? null,
      created_at: now,
      expires_at: now + LIFETIME_MS,
    })
    .execute();
  return id;
}

/**
 * Anyone can make us send mail to an address, so each address gets only a few such mails; the caller is not informed, because that would
 * reveal whether the address is known. Password resets are counted separately: requests for sign-in links must not block the owner's reset.
 */
export async function mayBeMailed(
  transaction: Database,
  { email, purpose }: Pick<NewLink, 'email' | 'purpose'>,
  now: number,
): Promise<boolean> {
  const recent = await transaction
    .selectFrom('mail')
    .select('created_at')
    .where('recipient', '=', email)
    .where('link_id', 'is not', null)
    .where('subject', purpose === 'password-reset' ? 'in' : 'not in', passwordResetSubjects)
    .where('created_at', '>', now - LIFETIME_MS)
    // Links dated in the future, from when the clock was ahead, must not block mails.
    .where('created_at', '<=', now)
    .orderBy('created_at', 'desc')
    .limit(MAILS_PER_DAY)
    .execute();
  const inTheLastMinute = recent.filter(({ created_at }) => created_at > now - MINUTE_MS);
  return recent.length < MAILS_PER_DAY && inTheLastMinute.length < MAILS_PER_MINUTE;
}

/** Finds the link of a token without using it up. */
export async function findLink(
  database: Database,
  clock: Clock,
  token: string,
): Promise<SignInLink | undefined> {
  const link = await database
    .selectFrom('sign_in_link')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return link && present(link);
}

/** Uses up the link of a token: of several concurrent uses only one succeeds. */
export async function takeLink(
  transaction: Database,
  clock: Clock,
  token: string,
): Promise<SignInLink | undefined> {
  const link = await transaction
    .deleteFrom('sign_in_link')
    .where('token_hash', '=', hashToken(token))
    .returningAll()
    .executeTakeFirst();
  return link && link.expires_at > clock.now() ? present(link) : undefined;
}

/**
 * Creates the address of a link when its mail is sent. Nothing stored before or after can be used to sign in. If a mail is sent again
 * because its delivery is uncertain, it has a new address and the previous one stops working.
 */
export function createLinkAddresses(database: Database, publicUrl: string) {
  return async (linkId: string): Promise<string | undefined> => {
    const token = newLinkToken();
    const { numUpdatedRows } = await database
      .updateTable('sign_in_link')
      .set({ token_hash: hashToken(token) })
      .where('id', '=', linkId)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? undefined : `${publicUrl}/auth/verify?token=${token}`;
  };
}

const present = (row: { email: string; purpose: string; registration_id: number | null }): SignInLink => ({
  email: row.email,
  purpose: row.purpose as LinkPurpose,
  registrationId: row.registration_id,
});
