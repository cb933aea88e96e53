import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { getAccount } from './account.ts';
import type { Tier } from './caller.ts';
import { hashToken, newApiKey } from './tokens.ts';

export interface ApiKey {
  readonly id: number;
  readonly name: string;
  readonly prefix: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
}

export interface ApiKeys {
  /** The only time the key itself is given out. */
  create(accountId: number, name: string): Promise<Omit<ApiKey, 'last_used_at'> & { key: string }>;
  list(accountId: number): Promise<ApiKey[]>;
  remove(accountId: number, keyId: number): Promise<void>;
}

const keysMax: Readonly<Record<Tier, number>> = { free: 5, pro: 20, enterprise: 100 };

export function createApiKeys(database: Database, clock: Clock): ApiKeys {
  return {
    create: (accountId, name) =>
      database.transaction().execute(async (transaction) => {
        await refuseOneTooMany(transaction, accountId);
        return createWithin(transaction, accountId, name);
      }),

    async list(accountId) {
      const rows = await database
        .selectFrom('api_key')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute();
      return rows.map(({ id, name, prefix, created_at, last_used_at }) => ({
        id,
        name,
        prefix,
        created_at: new Date(created_at).toISOString(),
        last_used_at: last_used_at === null ? null : new Date(last_used_at).toISOString(),
      }));
    },

    async remove(accountId, keyId) {
      const { numDeletedRows } = await database
        .deleteFrom('api_key')
        .where('id', '=', keyId)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError('not_found', 'You have no API key with that id.');
    },
  };

  async function refuseOneTooMany(transaction: Database, accountId: number): Promise<void> {
    const { tier } = await getAccount(transaction, accountId);
    const keys = await transaction
      .selectFrom('api_key')
      .select('id')
      .where('account_id', '=', accountId)
      .execute();
    const max = keysMax[tier as Tier];
    if (keys.length >= max)
      throw new AppError('invalid_input', `The ${tier} tier has at most ${max} API keys. Delete one you no longer use.`);
  }

  async function createWithin(transaction: Database, accountId: number, name: string) {
    const { key, prefix } = newApiKey();
    const now = clock.now();
    const { id } = await transaction
      .insertInto('api_key')
      .values({
        account_id: accountId,
        name,
        prefix,
        key_hash: hashToken(key),
        created_at: now,
        last_used_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, name, prefix, key, created_at: new Date(now).toISOString() };
  }
}
