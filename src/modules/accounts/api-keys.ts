import { scopes as allScopes, type Scope } from '../../access/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { addWithinQuota } from './quota.ts';
import { hashToken, newApiKey } from './tokens.ts';

export interface ApiKey {
  readonly id: number;
  readonly name: string;
  readonly prefix: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly scopes: Scope[];
}

export interface ApiKeys {
  /** Returns the key itself, which is never available again. */
  create(
    accountId: number,
    name: string,
    scopes?: readonly Scope[],
  ): Promise<Omit<ApiKey, 'last_used_at'> & { key: string }>;
  list(accountId: number): Promise<ApiKey[]>;
  remove(accountId: number, keyId: number): Promise<void>;
}

/** The scopes of a key that was created without naming any. */
export const usualScopes: readonly Scope[] = ['read', 'export'];

const storedScopes = (given: readonly Scope[]): string =>
  allScopes.filter((scope) => given.includes(scope)).join(',');

export const readScopes = (stored: string): Scope[] => {
  const names = stored.split(',');
  return allScopes.filter((scope) => names.includes(scope));
};

/** Revokes all keys of an account; returns how many there were. */
export async function revokeKeys(database: Database, accountId: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('api_key')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export function createApiKeys(database: Database, clock: Clock): ApiKeys {
  return {
    async create(accountId, name, given = usualScopes) {
      const { key, prefix } = newApiKey();
      const now = clock.now();
      const count = async (transaction: Database): Promise<number> => {
        const keys = await transaction
          .selectFrom('api_key')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('account_id', '=', accountId)
          .executeTakeFirstOrThrow();
        return keys.n;
      };
      const id = await addWithinQuota(
        database,
        { accountId, quota: 'apiKeys', count },
        async (transaction) => {
          const row = await transaction
            .insertInto('api_key')
            .values({
              account_id: accountId,
              name,
              prefix,
              key_hash: hashToken(key),
              created_at: now,
              last_used_at: null,
              scopes: storedScopes(given),
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          return row.id;
        },
      );
      return {
        id,
        name,
        prefix,
        key,
        created_at: new Date(now).toISOString(),
        scopes: readScopes(storedScopes(given)),
      };
    },

    async list(accountId) {
      const rows = await database
        .selectFrom('api_key')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute();
      return rows.map(({ id, name, prefix, created_at, last_used_at, scopes }) => ({
        id,
        name,
        prefix,
        created_at: new Date(created_at).toISOString(),
        last_used_at: last_used_at === null ? null : new Date(last_used_at).toISOString(),
        scopes: readScopes(scopes),
      }));
    },

    async remove(accountId, keyId) {
      const { numDeletedRows } = await database
        .deleteFrom('api_key')
        .where('id', '=', keyId)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError('not_found', 'You have no API key with this ID.');
    },
  };
}
