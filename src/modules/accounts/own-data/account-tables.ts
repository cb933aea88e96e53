import type { Tables } from '../../../platform/database/tables.ts';

export interface AccountTable {
  readonly table: keyof Tables;
  /** The columns that identify a row within one account. */
  readonly key: readonly string[];
  /** How rows belong to the account: by a column with its number, or through a row of another table. */
  readonly owner: 'account_id' | { readonly column: string; readonly parent: keyof Tables };
  /** The name of the section in the export of personal data; undefined excludes the table. */
  readonly section: string | undefined;
  /** Columns excluded from the export: credentials and internal values. */
  readonly hidden: readonly string[];
  /** How many rows the export reads at once, for tables whose rows are large: a whole page is held in memory. */
  readonly rowsPerPage?: number;
}

const own = (
  table: keyof Tables,
  key: readonly string[],
  section: string | undefined,
  hidden: readonly string[] = [],
): AccountTable => ({ table, key, owner: 'account_id', section, hidden: ['account_id', ...hidden] });

/**
 * Every table with rows that belong to an account, children before parents: the tables that `GET /auth/export` returns and that are emptied
 * when an account is removed. A test fails if a table that refers to accounts is missing.
 */
export const accountTables: readonly AccountTable[] = [
  own('api_key', ['id'], 'api_keys', ['key_hash']),
  own('session', ['id'], 'sessions', ['token_hash']),
  own('known_network', ['network'], 'known_networks'),
  own('identity', ['issuer', 'subject'], 'identities'),
  own('credit_transaction', ['id'], 'credit_transactions'),
  own('idempotent_call', ['idempotency_key'], undefined),
  own('download_ticket', ['token_hash'], undefined),
  own('saved_company', ['domain', 'query_key'], 'saved_companies', [
    'query_key',
    'search_text',
    'shown_stamp',
  ]),
  own('asked_query', ['query_key'], undefined),
  own('shelf_clock', ['account_id'], undefined),
  own('row_charge', ['id'], 'exports', ['rows_digest', 'owner', 'lease_until']),
  own('paid_read', ['domain'], 'paid_profiles'),
  own('search_session', ['id'], 'search_sessions'),
  own('company_note', ['domain'], 'company_notes'),
  own('share_link', ['token_hash'], undefined),
  own('saved_view', ['id'], 'saved_views'),
  own('row_layout', ['account_id'], 'row_columns'),
  {
    table: 'bulk_piece',
    key: ['job_id', 'number'],
    owner: { column: 'job_id', parent: 'bulk_job' },
    section: 'bulk_lookup_rows',
    hidden: [],
    // Each row holds hundreds of rows of an uploaded file.
    rowsPerPage: 4,
  },
  own('bulk_job', ['id'], 'bulk_lookups', ['party', 'due_at', 'leased_until', 'leased_by', 'attempts']),
  {
    table: 'company_list_item',
    key: ['list_id', 'domain'],
    owner: { column: 'list_id', parent: 'company_list' },
    section: 'list_items',
    hidden: [],
  },
  own('company_list', ['id'], 'lists'),
  {
    table: 'monitor_check',
    key: ['id'],
    owner: { column: 'monitor_id', parent: 'monitor' },
    section: 'monitor_checks',
    hidden: [],
  },
  {
    table: 'webhook_delivery',
    key: ['id'],
    owner: { column: 'monitor_id', parent: 'monitor' },
    section: 'webhook_deliveries',
    hidden: [],
  },
  {
    table: 'copilot_turn',
    key: ['conversation_id', 'number'],
    owner: { column: 'conversation_id', parent: 'copilot_conversation' },
    section: 'copilot_messages',
    hidden: [],
    rowsPerPage: 50,
  },
  own('copilot_conversation', ['id'], 'copilot_conversations'),
  own('copilot_keeping', ['account_id'], undefined),
  own('news_mail', ['account_id'], undefined),
  own('notification', ['id'], 'notifications'),
  own('monitor', ['id'], 'monitors', ['webhook_secret']),
];
