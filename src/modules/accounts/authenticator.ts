import type { AccountCaller, Authenticator, Tier } from '../../access/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { AccountRow } from './account.ts';
import { readScopes } from './api-keys.ts';
import type { IdentityProvider } from './identity-provider/identity-provider.ts';
import { SESSION_IDLE_MS } from './sign-in/sessions.ts';
import { hashToken } from './tokens.ts';

/** The time of last use is only informative; writing it on every request would turn every search into a write. */
const LAST_USED_EVERY_MS = 60_000;
const CACHED_USES_MAX = 10_000;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly identityProvider: Pick<IdentityProvider, 'findAccount'>;
}

/** Recognises session tokens, API keys and, if they are accepted, access tokens of the identity provider. */
export function createAuthenticator({
  database,
  clock,
  logger,
  identityProvider,
}: Dependencies): Authenticator {
  const lastWritten = new Map<string, number>();

  return {
    async findCaller(token, resource) {
      if (token.startsWith('hd_')) return byApiKey(hashToken(token));
      const caller = await bySession(hashToken(token));
      return caller ?? (resource === undefined ? undefined : byAccessToken(token, resource));
    },
  };

  async function byAccessToken(token: string, resource: string): Promise<AccountCaller | undefined> {
    const account = await identityProvider.findAccount(token, resource);
    // A program acts on behalf of its user here, so it gets no administrator rights.
    return account && { ...callerOf(account), isAdmin: false };
  }

  async function bySession(token_hash: string): Promise<AccountCaller | undefined> {
    const now = clock.now();
    const row = await database
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select([...ofCaller, 'session.id as sessionId'])
      .where('session.token_hash', '=', token_hash)
      .where('session.expires_at', '>', now)
      .where('session.last_used_at', '>', now - SESSION_IDLE_MS)
      .executeTakeFirst();
    if (!row) return undefined;
    noteUse('session', row.sessionId);
    return { ...callerOf(row), sessionId: row.sessionId };
  }

  async function byApiKey(key_hash: string): Promise<AccountCaller | undefined> {
    const row = await database
      .selectFrom('api_key')
      .innerJoin('account', 'account.id', 'api_key.account_id')
      .select([...ofCaller, 'api_key.id as keyId', 'api_key.scopes'])
      .where('api_key.key_hash', '=', key_hash)
      .executeTakeFirst();
    if (!row) return undefined;
    noteUse('api_key', row.keyId);
    const scopes = readScopes(row.scopes);
    const caller = callerOf(row);
    return { ...caller, apiKeyId: row.keyId, scopes, isAdmin: caller.isAdmin && scopes.includes('admin') };
  }

  /** Nobody awaits this: a caller who only reads must not wait for a writer, nor fail because the disk is full. */
  function noteUse(table: 'session' | 'api_key', id: number): void {
    const now = clock.now();
    const since = now - (lastWritten.get(`${table} ${id}`) ?? Number.NEGATIVE_INFINITY);
    if (since >= 0 && since < LAST_USED_EVERY_MS) return;
    if (lastWritten.size >= CACHED_USES_MAX) lastWritten.clear();
    lastWritten.set(`${table} ${id}`, now);
    database
      .updateTable(table)
      .set({ last_used_at: now })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => logger.warn({ err: error }, 'a last-used time could not be written'));
  }
}

const ofCaller = ['account.id', 'account.tier', 'account.is_admin', 'account.blocked_at'] as const;

const callerOf = (row: Pick<AccountRow, 'id' | 'tier' | 'is_admin' | 'blocked_at'>): AccountCaller => ({
  kind: 'account',
  accountId: row.id,
  tier: row.tier as Tier,
  isAdmin: row.is_admin === 1,
  isBlocked: row.blocked_at !== null,
});
