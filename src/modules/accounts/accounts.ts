import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { RateLimitStore } from '../../platform/rate-limit-store.ts';
import { type AccountRow, findAccount } from './account.ts';
import { type ApiKeys, createApiKeys } from './api-keys.ts';
import { createAuthenticator } from './authenticator.ts';
import type { Authenticator } from './caller.ts';
import { createIdentityProvider, type IdentityProvider } from './identity-provider.ts';
import { createRegistration, type Registration } from './registration.ts';
import { createSessions, type Sessions } from './sessions.ts';

/** Who people are and how they prove it. */
export interface Accounts {
  readonly authenticator: Authenticator;
  readonly registration: Registration;
  readonly sessions: Sessions;
  readonly identityProvider: IdentityProvider;
  readonly apiKeys: ApiKeys;
  find(accountId: number): Promise<AccountRow | undefined>;
}

export interface AccountsNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mailer: Mailer;
  readonly rateLimits: RateLimitStore;
  readonly publicUrl: string;
  readonly oidc: { readonly issuer: string | undefined; readonly audience: string | undefined };
}

export function createAccounts({
  database,
  clock,
  logger,
  mailer,
  rateLimits,
  publicUrl,
  oidc,
}: AccountsNeeds): Accounts {
  const sessions = createSessions({ database, clock, rateLimits });
  return {
    authenticator: createAuthenticator(database, clock),
    registration: createRegistration({ database, clock, mailer, logger, sessions, publicUrl }),
    sessions,
    identityProvider: createIdentityProvider({ database, clock, sessions, ...oidc }),
    apiKeys: createApiKeys(database, clock),
    find: (accountId) => findAccount(database, accountId),
  };
}
