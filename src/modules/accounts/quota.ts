import { isTier, type Tier, tiers } from '../../access/index.ts';
import { type Database, lockAccount } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';

type Quota = 'apiKeys' | 'lists' | 'listItems' | 'monitors';

const nouns: Readonly<Record<Quota, string>> = {
  apiKeys: 'API keys',
  lists: 'lists',
  listItems: 'companies per list',
  monitors: 'alerts',
};

export interface Addition {
  readonly accountId: number;
  readonly quota: Quota;
  /** Counts what the account has after the addition. */
  readonly count: (transaction: Database) => Promise<number>;
}

/**
 * Adds something that an account may have only a limited number of. It locks the account first, so that two concurrent additions cannot
 * both take the last slot; an addition over the quota is rolled back completely.
 */
export function addWithinQuota<Outcome>(
  database: Database,
  { accountId, quota, count }: Addition,
  add: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome> {
  return database.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, accountId);
    if (!account) throw new AppError('unauthorized', 'This account no longer exists.');
    const tier: Tier = isTier(account.tier) ? account.tier : 'free';
    const outcome = await add(transaction);
    const there = await count(transaction);
    const allowed = tiers[tier][quota];
    if (there > allowed) throw tooMany(quota, tier, allowed, there);
    return outcome;
  });
}

const tooMany = (quota: Quota, tier: Tier, allowed: number, there: number): AppError =>
  new AppError(
    'invalid_input',
    `The ${tier} plan is limited to ${allowed.toLocaleString('en')} ${nouns[quota]}, and this would bring you to ${there.toLocaleString('en')}. Delete some first, or ask for a higher plan.`,
  );
