import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { AccountCaller, Authenticator } from './caller.ts';
import type { Tier } from './tiers.ts';
import { hashToken } from './tokens.ts';

/** A key's time of last use is a hint for people; writing it on every request would make every search a write. */
const LAST_USED_EVERY_MS = 60_000;

/** Knows session tokens and API keys. */
export function createAuthenticator(database: Database, clock: Clock): Authenticator {
  const lastWritten = new Map<number, number>();

  return {
    async findCaller(token) {
      return token.startsWith('hd_') ? byApiKey(hashToken(token)) : bySession(hashToken(token));
    },
  };

  async function bySession(token_hash: string): Promise<AccountCaller | undefined> {
    const row = await database
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['account.id', 'account.tier', 'account.is_admin'])
      .where('session.token_hash', '=', token_hash)
      .where('session.expires_at', '>', clock.now())
      .executeTakeFirst();
    return row && { kind: 'account', accountId: row.id, tier: row.tier as Tier, isAdmin: row.is_admin === 1 };
  }

  async function byApiKey(key_hash: string): Promise<AccountCaller | undefined> {
    const row = await database
      .selectFrom('api_key')
      .innerJoin('account', 'account.id', 'api_key.account_id')
      .select(['account.id', 'account.tier', 'account.is_admin', 'api_key.id as keyId'])
      .where('api_key.key_hash', '=', key_hash)
      .executeTakeFirst();
    if (!row) return undefined;
    await noteUse(row.keyId);
    return {
      kind: 'account',
      accountId: row.id,
      tier: row.tier as Tier,
      isAdmin: row.is_admin === 1,
      apiKeyId: row.keyId,
    };
  }

  async function noteUse(keyId: number): Promise<void> {
    const now = clock.now();
    if (now - (lastWritten.get(keyId) ?? Number.NEGATIVE_INFINITY) < LAST_USED_EVERY_MS) return;
    lastWritten.set(keyId, now);
    await database.updateTable('api_key').set({ last_used_at: now }).where('id', '=', keyId).execute();
  }
}
