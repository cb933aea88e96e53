import type { Generated } from 'kysely';

/** Rows as the migrations store them; modules read and write them through Kysely. */
export interface Tables {
  account: {
    id: Generated<number>;
    email: string;
    name: string;
    password_hash: string | null;
    tier: string;
    is_admin: number;
    email_verified_at: number | null;
    credits: Generated<number>;
    free_lookups_used: Generated<number>;
    created_at: number;
    deleted_at: Generated<number | null>;
  };
  registration: {
    id: number;
    email: string;
    name: string;
    password_hash: string;
    created_at: number;
    expires_at: number;
  };
  sign_in_link: {
    id: string;
    token_hash: string | null;
    email: string;
    purpose: string;
    registration_id: number | null;
    created_at: number;
    expires_at: number;
  };
  session: {
    id: Generated<number>;
    token_hash: string;
    account_id: number;
    created_at: number;
    expires_at: number;
    last_used_at: number;
    address: string;
    user_agent: string;
    proved_by_link_at: number | null;
  };
  known_network: { account_id: number; network: string; last_signed_in_at: number };
  identity: { issuer: string; subject: string; account_id: number; created_at: number };
  sign_in_nonce: { nonce_hash: string; expires_at: number };
  attempt_window: { key: string; attempts: number; ends_at: number };
  mail: {
    id: Generated<number>;
    recipient: string;
    subject: string;
    text: string;
    link_id: string | null;
    created_at: number;
    due_at: number;
    attempts: Generated<number>;
    leased_until: Generated<number>;
    sent_at: number | null;
    given_up_at: number | null;
  };
  api_key: {
    id: Generated<number>;
    account_id: number;
    name: string;
    prefix: string;
    key_hash: string;
    created_at: number;
    last_used_at: number | null;
  };
  credit_transaction: {
    id: Generated<number>;
    account_id: number;
    amount: number;
    balance_after: number;
    reason: string;
    reference: string | null;
    created_at: number;
  };
  idempotent_call: {
    account_id: number;
    idempotency_key: string;
    fingerprint: string;
    outcome: string;
    created_at: number;
  };
  row_charge: {
    id: Generated<number>;
    account_id: number;
    idempotency_key: string | null;
    rows_digest: string;
    subject: string;
    row_count: number;
    rows_paid: number;
    rows_reserved: number;
    rows_taken: number;
    state: 'open' | 'settled';
    owner: string;
    lease_until: number;
    created_at: number;
  };
  paid_read: { account_id: number; domain: string; paid_at: number };
  saved_company: {
    account_id: number;
    domain: string;
    query_key: string;
    search_query: string;
    title: string;
    company_name: string;
    industry: string;
    country: string;
    search_text: string;
    shown_stamp: number | null;
    first_seen_at: number;
    last_seen_at: number;
  };
  asked_query: { account_id: number; query_key: string; asked_stamp: number };
  shelf_clock: { account_id: number; last_stamp: number };
  search_session: {
    id: Generated<number>;
    account_id: number;
    query: string;
    mode: string;
    filters: string;
    last_offset: number;
    total_results: number;
    credits_spent: number;
    results_per_page: number;
    created_at: number;
    updated_at: number;
  };
  company_list: {
    id: Generated<number>;
    account_id: number;
    name: string;
    item_count: Generated<number>;
    created_at: number;
  };
  company_list_item: { list_id: number; domain: string; added_at: number };
  monitor: {
    id: Generated<number>;
    account_id: number;
    name: string;
    query: string;
    mode: string;
    created_at: number;
    last_checked_at: number | null;
    last_total: Generated<number>;
    filters: Generated<string>;
    index_identity: string | null;
    index_generation: number | null;
    paused_at: number | null;
    version: Generated<number>;
    failures: Generated<number>;
    retry_at: number | null;
    last_error: string | null;
    webhook_url: string | null;
    webhook_secret: string | null;
    wants_mail: Generated<number>;
    likeness: string | null;
  };
  webhook_delivery: {
    id: string;
    monitor_id: number;
    notification_id: number | null;
    body: string;
    state: Generated<string>;
    attempts: Generated<number>;
    next_attempt_at: number | null;
    last_attempt_at: number | null;
    status: number | null;
    error: string | null;
    created_at: number;
  };
  news_mail: { account_id: number; tried_at: number };
  monitor_check: {
    id: Generated<number>;
    monitor_id: number;
    checked_at: number;
    total: number;
    new_matches: number;
    error: string | null;
  };
  lease: { name: string; owner: string; beat: number };
  checkpoint: { name: string; state: string; saved_at: number };
  notification: {
    id: Generated<number>;
    account_id: number;
    monitor_id: number | null;
    title: string;
    body: string;
    domains: string;
    new_count: number;
    read_at: number | null;
    waits_for_mail: Generated<number>;
    created_at: number;
  };
  download_ticket: {
    token_hash: string;
    account_id: number;
    kind: string;
    params: string;
    created_at: number;
    expires_at: number;
  };
  crawl_entry: {
    domain: string;
    source: string;
    added_at: number;
    priority: number;
    status: string;
    is_indexed: number;
    due_at: number | null;
    leased_until: number | null;
    leased_by: string | null;
    attempts: number;
    outcome: string | null;
    outcome_at: number | null;
    detail: string | null;
    tier: string | null;
    fetched_at: number | null;
    text_digest: string | null;
    revisit_days: number | null;
  };
  crawl_count: { name: string; entries: number };
  crawl_pause: { name: string; paused_at: number };
  follow_up_mark: { owner: string; index_identity: string; generation: number; marked_at: number };
  bulk_job: {
    id: string;
    account_id: number | null;
    party: string;
    state: string;
    concurrency: number;
    row_count: number;
    rows_done: Generated<number>;
    tally: Generated<string>;
    created_at: number;
    finished_at: number | null;
  };
  bulk_piece: { job_id: string; number: number; is_done: Generated<number>; content: string };
  copilot_keeping: { account_id: number; since: number };
  copilot_conversation: {
    id: Generated<number>;
    account_id: number;
    title: string;
    created_at: number;
    updated_at: number;
  };
  copilot_turn: {
    conversation_id: number;
    number: number;
    message: string;
    answer: string;
    tool_call: string;
    model: string;
    credits: number;
    created_at: number;
  };
  audit_entry: {
    id: Generated<number>;
    actor: string;
    action: string;
    subject: string;
    details: string;
    created_at: number;
    hash: string;
  };
}
