import type { Readable } from 'node:stream';
import type { Authenticator } from '../../access/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import { type AccountRow, findAccount } from './account.ts';
import { type AccountDirectory, createAccountDirectory } from './account-directory.ts';
import { type Administration, createAdministration } from './administration.ts';
import { type ApiKeys, createApiKeys } from './api-keys.ts';
import { type AuditLog, createAuditLog } from './audit-log.ts';
import { createAuthenticator } from './authenticator.ts';
import { createIdentityProvider, type IdentityProvider } from './identity-provider/identity-provider.ts';
import { createOwnAccount, type OwnAccount } from './own-account.ts';
import { exportPersonalData } from './own-data/personal-data.ts';
import { createPurge, type Purge } from './own-data/purge.ts';
import type { Passwords } from './passwords.ts';
import { createAttemptWindows } from './sign-in/attempt-windows.ts';
import { createLinkRedemption, type LinkRedemption } from './sign-in/link-redemption.ts';
import { createLinkRequests, type LinkRequests } from './sign-in/link-requests.ts';
import { createLogIn, type LogIn } from './sign-in/log-in.ts';
import { createLoginThrottle, limitMailsOfNetwork } from './sign-in/login-throttle.ts';
import { createOwnerProof } from './sign-in/owner-proof.ts';
import { createPasswordChange, type PasswordChange } from './sign-in/password-change.ts';
import { createRegistration, type Registration } from './sign-in/registration.ts';
import { createSessions, type Sessions } from './sign-in/sessions.ts';

/** Identifies people: registration, sign-in, sessions, API keys and administration. */
export interface Accounts {
  readonly authenticator: Authenticator;
  readonly registration: Registration;
  readonly linkRequests: LinkRequests;
  readonly linkRedemption: LinkRedemption;
  readonly logIn: LogIn;
  readonly passwordChange: PasswordChange;
  readonly sessions: Sessions;
  readonly identityProvider: IdentityProvider;
  readonly apiKeys: ApiKeys;
  readonly ownAccount: OwnAccount;
  readonly auditLog: AuditLog;
  readonly directory: AccountDirectory;
  readonly purge: Purge;
  /** Operations on accounts, recorded in the audit log under this administrator's name. */
  administrationBy(actor: string): Administration;
  find(accountId: number): Promise<AccountRow | undefined>;
  /** Counts a call that sends a mail against the caller's network; throws `rate_limited` once the limit is exceeded. */
  limitMails(address: string): Promise<void>;
  /** Everything stored about an account, as JSON. */
  personalData(accountId: number): Promise<Readable>;
}

export interface AccountsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mails: MailQueue;
  readonly passwords: Passwords;
  readonly emptyOutbox: (now: number) => Promise<unknown>;
  readonly oidc: { readonly issuer: string | undefined; readonly audience: string | undefined };
}

export function createAccounts(needs: AccountsDependencies): Accounts {
  const { database, clock, passwords, oidc } = needs;
  const windows = createAttemptWindows(database, clock);
  const throttle = createLoginThrottle(database, windows);
  const sessions = createSessions(database, clock);
  const ownerProof = createOwnerProof({ database, passwords, sessions, throttle });
  const purge = createPurge(needs);
  const identityProvider = createIdentityProvider({ ...needs, sessions, ...oidc });
  return {
    authenticator: createAuthenticator({ ...needs, identityProvider }),
    registration: createRegistration(needs),
    linkRequests: createLinkRequests(needs),
    linkRedemption: createLinkRedemption({ ...needs, sessions }),
    logIn: createLogIn({ ...needs, sessions, throttle }),
    passwordChange: createPasswordChange({ ...needs, sessions, ownerProof }),
    sessions,
    identityProvider,
    apiKeys: createApiKeys(database, clock),
    ownAccount: createOwnAccount({ ...needs, ownerProof, purge }),
    auditLog: createAuditLog(database, clock),
    directory: createAccountDirectory(database, clock),
    administrationBy: (actor) => createAdministration(database, clock, actor),
    purge,
    find: (accountId) => findAccount(database, accountId),
    limitMails: (address) => limitMailsOfNetwork(windows, address),
    personalData: (accountId) => exportPersonalData(database, accountId),
  };
}
