import type { Tables } from '../../../platform/database/tables.ts';
import { SESSION_IDLE_MS } from '../sign-in/sessions.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface RetentionRule {
  /** For the log; docs/guides/accounts.md has the list for users. */
  readonly what: string;
  readonly table: keyof Tables;
  readonly key: readonly string[];
  /** The column with a time; a row is removed `ageMs` after it. */
  readonly column: string;
  readonly ageMs: number;
}

/** How long rows are kept if nobody removes them. What people save on purpose has no rule here; audit log and ledger stay forever. */
export const retentionRules: readonly RetentionRule[] = [
  rule('registrations never completed', 'registration', ['id'], 'expires_at', 0),
  rule('links in mails', 'sign_in_link', ['id'], 'expires_at', DAY_MS),
  rule('sessions older than 30 days', 'session', ['id'], 'expires_at', DAY_MS),
  rule('unused sessions', 'session', ['id'], 'last_used_at', SESSION_IDLE_MS + DAY_MS),
  rule(
    'networks used to sign in',
    'known_network',
    ['account_id', 'network'],
    'last_signed_in_at',
    90 * DAY_MS,
  ),
  rule('sign-in nonces', 'sign_in_nonce', ['nonce_hash'], 'expires_at', HOUR_MS),
  rule('counted attempts', 'attempt_window', ['key'], 'ends_at', DAY_MS),
  rule(
    'profiles paid for, free to read again',
    'paid_read',
    ['account_id', 'domain'],
    'paid_at',
    367 * DAY_MS,
  ),
  rule('bulk jobs with their rows', 'bulk_job', ['id'], 'created_at', 7 * DAY_MS),
  rule('conversations with the copilot', 'copilot_conversation', ['id'], 'updated_at', 30 * DAY_MS),
  rule('mails, sent or failed', 'mail', ['id'], 'created_at', 3 * DAY_MS),
];

/** For mails in the outbox folder, which is used when no mail server is configured. */
export const OUTBOX_AGE_MS = 30 * DAY_MS;

function rule(
  what: string,
  table: keyof Tables,
  key: readonly string[],
  column: string,
  ageMs: number,
): RetentionRule {
  return { what, table, key, column, ageMs };
}
