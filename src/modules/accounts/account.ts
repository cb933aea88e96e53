import { z } from 'zod';
import { isTier, tierNames, tiers } from '../../access/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';

/** An account as its owner sees it. */
export const User = z
  .object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    tier: z.enum(tierNames),
    credits: z.int(),
    free_lookups_remaining: z.int(),
    is_admin: z.boolean(),
    email_verified: z.boolean(),
    created_at: z.string(),
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof User>;

export interface AccountRow {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string | null;
  readonly tier: string;
  readonly is_admin: number;
  readonly email_verified_at: number | null;
  readonly credits: number;
  readonly free_lookups_used: number;
  readonly created_at: number;
  readonly blocked_at: number | null;
}

export const presentUser = (account: AccountRow): User => {
  const tier = isTier(account.tier) ? account.tier : 'free';
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    tier,
    credits: account.credits,
    free_lookups_remaining: Math.max(0, tiers[tier].freeLookups - account.free_lookups_used),
    is_admin: account.is_admin === 1,
    email_verified: account.email_verified_at !== null,
    created_at: new Date(account.created_at).toISOString(),
  };
};

export const newAccount = (id: number, email: string, name: string, now: number): AccountRow => ({
  id,
  email,
  name,
  password_hash: null,
  tier: 'free',
  is_admin: 0,
  email_verified_at: null,
  credits: 0,
  free_lookups_used: 0,
  created_at: now,
  blocked_at: null,
});

/** Finds an account by an address that its owner has verified. */
export const findAccountByEmail = (database: Database, email: string): Promise<AccountRow | undefined> =>
  database
    .selectFrom('account')
    .selectAll()
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const findAccount = (database: Database, id: number): Promise<AccountRow | undefined> =>
  database
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export async function getAccount(database: Database, id: number): Promise<AccountRow> {
  const account = await findAccount(database, id);
  if (!account) throw new AppError('not_found', 'This account no longer exists.');
  return account;
}

/** Call this only after the caller has proved to own the account: the error reveals that the account exists and is blocked. */
export function refuseBlocked({ blocked_at }: Pick<AccountRow, 'blocked_at'>): void {
  if (blocked_at !== null) throw new AppError('account_blocked');
}

export interface ProvedPerson {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | null;
}

/** Creates the account of a person who has just proved that they own the address, and invalidates every open link to it. */
export async function createAccount(
  transaction: Database,
  person: ProvedPerson,
  now: number,
): Promise<AccountRow> {
  const proved = { name: person.name, password_hash: person.passwordHash, email_verified_at: now };
  const account = await transaction
    .insertInto('account')
    .values({ ...newAccount(person.id, person.email, person.name, now), ...proved })
    // Databases of earlier versions hold accounts that were never verified.
    .onConflict((conflict) => conflict.column('email').doUpdateSet(proved))
    .returningAll()
    .executeTakeFirstOrThrow();
  await invalidateLinks(transaction, person.email);
  return account;
}

/** Invalidates every open link that was mailed to this address. */
export async function invalidateLinks(transaction: Database, email: string): Promise<void> {
  await transaction.deleteFrom('sign_in_link').where('email', '=', email).execute();
}
