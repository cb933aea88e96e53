/**
 * Accounts: who calls. Bearer tokens become callers here, and nothing else in the service looks at a token.
 * Start with caller.ts.
 */
export { type AdminToken, loadAdminToken, operatorAuthenticator } from './admin-token.ts';
export type { AccountCaller, Authenticator, Caller, Tier } from './caller.ts';
