import type { Database } from '../../platform/database/index.ts';

/** Free profiles that an account of the free tier has left; accounts of other tiers have none. */
export const freeProfilesLeft = (
  account: { readonly tier: string; readonly free_lookups_used: number },
  freeLookups: number,
): number => (account.tier === 'free' ? Math.max(0, freeLookups - account.free_lookups_used) : 0);

/** Takes up to this many free profiles, as far as the account has any left, and returns how many. The account's row must be locked. */
export async function takeFreeProfiles(
  transaction: Database,
  accountId: number,
  most: number,
  freeLookups: number,
): Promise<number> {
  const account = await transaction
    .selectFrom('account')
    .select(['tier', 'free_lookups_used'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const taken = account ? Math.min(most, freeProfilesLeft(account, freeLookups)) : 0;
  if (taken > 0) await changeUsed(transaction, accountId, taken);
  return taken;
}

/** Returns free profiles that were reserved but not used. */
export const giveFreeProfilesBack = (
  transaction: Database,
  accountId: number,
  count: number,
): Promise<void> => changeUsed(transaction, accountId, -count);

async function changeUsed(transaction: Database, accountId: number, by: number): Promise<void> {
  await transaction
    .updateTable('account')
    .set((row) => ({ free_lookups_used: row('free_lookups_used', '+', by) }))
    .where('id', '=', accountId)
    .execute();
}
