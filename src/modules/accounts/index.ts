/**
 * Accounts: who calls: registration, sessions, API keys, administration.
 * Bearer tokens become callers here, and nothing else in the service looks at a token. Start with accounts.ts and caller.ts.
 */
export { type Accounts, createAccounts } from './accounts.ts';
export { loadAdminToken, operatorAuthenticator } from './admin-token.ts';
export { createAdministration } from './administration.ts';
export type { AccountCaller, Authenticator, Caller } from './caller.ts';
export { addWithinQuota } from './quota.ts';
export { isTier, type Tier, tierNames, tiers } from './tiers.ts';
export { hashToken } from './tokens.ts';
