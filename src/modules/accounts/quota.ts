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
  /** How many there are, once the addition is made. */
  readonly count: (transaction: Database) => Promise<number>;
}

/**
 * Adds something of which an account may have only so many. The account is locked first, so that two additions at once cannot both
 * be the last one, and an addition too many is undone whole.
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
