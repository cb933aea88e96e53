import { z } from 'zod';
import type { Database } from '../../platform/database/index.ts';
import { isTier, tierNames, tiers } from './tiers.ts';

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

export const findAccountByEmail = (database: Database, email: string): Promise<AccountRow | undefined> =>
  database.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();

export const findAccount = (database: Database, id: number): Promise<AccountRow | undefined> =>
  database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
