/**
 * Accounts: registration, sign-in, sessions, API keys and administration.
 * Bearer tokens become callers here; no other code in the service reads a token. Start with accounts.ts.
 * sign-in/ has the ways to sign in, own-data/ the export, deletion and retention of what is stored about people.
 */
export { refuseBlocked } from './account.ts';
export { type Accounts, createAccounts } from './accounts.ts';
export { announceAdminToken, loadAdminToken, operatorAuthenticator } from './admin-token.ts';
export { type Administration, createAdministration } from './administration.ts';
export { type AuditLog, createAuditLog } from './audit-log.ts';
export { OUTBOX_AGE_MS } from './own-data/retention.ts';
export { createPasswords } from './passwords.ts';
export { addWithinQuota } from './quota.ts';
export { createLinkAddresses } from './sign-in/sign-in-links.ts';
export { hashToken } from './tokens.ts';
