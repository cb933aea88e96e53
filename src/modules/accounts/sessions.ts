import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimitStore } from '../../platform/rate-limit-store.ts';
import { type AccountRow, findAccount, findAccountByEmail, presentUser, type User } from './account.ts';
import { verifyPassword } from './passwords.ts';
import { hashToken, newSessionToken } from './tokens.ts';

const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const FAILURES_MAX = 10;
const FAILURE_WINDOW_MS = 15 * 60 * 1000;

export interface SignedIn {
  readonly token: string;
  readonly token_type: 'bearer';
  readonly expires_at: string;
  readonly user: User;
}

export interface Sessions {
  /** Signs in by password. Wrong address and wrong password answer alike and take alike. */
  logIn(request: { email: string; password: string; address: string }): Promise<SignedIn>;
  /** Opens a session for an account that has proved who it is. */
  open(accountId: number, within?: Database): Promise<SignedIn>;
  end(token: string): Promise<void>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly rateLimits: RateLimitStore;
}

export function createSessions({ database, clock, rateLimits }: Needs): Sessions {
  return { logIn, open, end };

  async function logIn({
    email,
    password,
    address,
  }: {
    email: string;
    password: string;
    address: string;
  }): Promise<SignedIn> {
    const normalized = email.trim().toLowerCase();
    const throttles = [`login:account:${normalized}`, `login:address:${address}`];
    await refuseWhenThrottled(throttles);
    const account = await findAccountByEmail(database, normalized);
    const matches = await verifyPassword(account && (await passwordOf(account)), password);
    if (!matches || !account) {
      for (const key of throttles) await rateLimits.count(key, FAILURE_WINDOW_MS);
      throw new AppError('unauthorized', 'Wrong e-mail or password.', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    if (account.email_verified_at === null)
      throw new AppError('forbidden', 'This address is not verified yet. Open the link we mailed you.');
    return open(account.id);
  }

  /** Until an address is verified, the password is the one given with its newest link: right or wrong, it tells only its owner. */
  async function passwordOf(account: AccountRow): Promise<string | null> {
    if (account.email_verified_at !== null) return account.password_hash;
    const link = await database
      .selectFrom('magic_link')
      .select('password_hash')
      .where('account_id', '=', account.id)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return link?.password_hash ?? null;
  }

  async function refuseWhenThrottled(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const { requests, endsInMs } = await rateLimits.count(key, FAILURE_WINDOW_MS, 0);
      if (requests < FAILURES_MAX) continue;
      const seconds = String(Math.ceil(endsInMs / 1000));
      throw new AppError('rate_limited', `Too many failed attempts. Try again in ${seconds} seconds.`, {
        headers: { 'retry-after': seconds },
      });
    }
  }

  async function open(accountId: number, within: Database = database): Promise<SignedIn> {
    const token = newSessionToken();
    const now = clock.now();
    const expiresAt = now + SESSION_LIFETIME_MS;
    await within
      .insertInto('session')
      .values({ token_hash: hashToken(token), account_id: accountId, created_at: now, expires_at: expiresAt })
      .execute();
    await within
      .deleteFrom('session')
      .where('account_id', '=', accountId)
      .where('expires_at', '<=', now)
      .execute();
    const account = await findAccount(within, accountId);
    if (!account) throw new AppError('not_found', 'This account no longer exists.');
    return {
      token,
      token_type: 'bearer',
      expires_at: new Date(expiresAt).toISOString(),
      user: presentUser(account),
    };
  }

  async function end(token: string): Promise<void> {
    await database.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
  }
}
