/**
 * Accounts: who calls: registration, sessions, API keys, administration.
 * Bearer tokens become callers here, and nothing else in the service looks at a token. Start with accounts.ts;
 * how people get in is sign-in/, what happens to what is stored about them own-data/.
 */
export { refuseBlocked } from './account.ts';
export { type Accounts, createAccounts } from './accounts.ts';
export { loadAdminToken, operatorAuthenticator } from './admin-token.ts';
export { type Administration, createAdministration } from './administration.ts';
export { type AuditLog, createAuditLog } from './audit-log.ts';
export { OUTBOX_AGE_MS } from './own-data/retention.ts';
export { addWithinQuota } from './quota.ts';
export { createLinkAddresses } from './sign-in/sign-in-links.ts';
export { hashToken } from './tokens.ts';
