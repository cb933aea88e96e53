-- Times are milliseconds since 1970. Tokens are stored as SHA-256 hashes only.

create table account (
  id integer primary key,
  email text not null unique,
  name text not null,
  password_hash text,
  tier text not null default 'free',
  is_admin integer not null default 0,
  email_verified_at integer,
  credits integer not null default 0 check (credits >= 0),
  free_lookups_used integer not null default 0,
  created_at integer not null
);

create table session (
  token_hash text primary key,
  account_id integer not null references account (id) on delete cascade,
  created_at integer not null,
  expires_at integer not null
);
create index session_account on session (account_id);

-- Name and password wait here until the link is opened, so that only the address's owner can set them.
create table magic_link (
  token_hash text primary key,
  account_id integer not null references account (id) on delete cascade,
  name text not null,
  password_hash text,
  created_at integer not null,
  expires_at integer not null
);
create index magic_link_account on magic_link (account_id);

create table api_key (
  id integer primary key,
  account_id integer not null references account (id) on delete cascade,
  name text not null,
  prefix text not null,
  key_hash text not null unique,
  created_at integer not null,
  last_used_at integer
);
create index api_key_account on api_key (account_id);

-- Append-only: every change of account.credits is one row here, written in the same transaction.
create table credit_transaction (
  id integer primary key,
  account_id integer not null references account (id) on delete cascade,
  amount integer not null,
  balance_after integer not null,
  reason text not null,
  reference text,
  created_at integer not null
);
create index credit_transaction_account on credit_transaction (account_id, id);

-- What a call with an Idempotency-Key did, so that a retry does not do it again.
create table idempotent_call (
  account_id integer not null references account (id) on delete cascade,
  idempotency_key text not null,
  fingerprint text not null,
  outcome text not null,
  created_at integer not null,
  primary key (account_id, idempotency_key)
);

create table saved_company (
  account_id integer not null references account (id) on delete cascade,
  domain text not null,
  search_query text not null,
  title text not null,
  company_name text not null,
  industry text not null,
  country text not null,
  first_seen_at integer not null,
  last_seen_at integer not null,
  primary key (account_id, domain, search_query)
) without rowid;
create index saved_company_recent on saved_company (account_id, last_seen_at);

create table search_session (
  id integer primary key,
  account_id integer not null references account (id) on delete cascade,
  query text not null,
  mode text not null,
  filters text not null,
  last_offset integer not null,
  total_results integer not null,
  credits_spent integer not null,
  results_per_page integer not null,
  created_at integer not null,
  updated_at integer not null,
  unique (account_id, query, mode, filters)
);

create table company_list (
  id integer primary key,
  account_id integer not null references account (id) on delete cascade,
  name text not null,
  created_at integer not null
);
create index company_list_account on company_list (account_id);

create table company_list_item (
  list_id integer not null references company_list (id) on delete cascade,
  domain text not null,
  added_at integer not null,
  primary key (list_id, domain)
) without rowid;

create table monitor (
  id integer primary key,
  account_id integer not null references account (id) on delete cascade,
  name text not null,
  query text not null,
  mode text not null,
  created_at integer not null,
  last_checked_at integer,
  last_total integer not null default 0,
  has_baseline integer not null default 0
);
create index monitor_account on monitor (account_id);

-- Domains a monitor has matched before: only others are news.
create table monitor_match (
  monitor_id integer not null references monitor (id) on delete cascade,
  domain text not null,
  primary key (monitor_id, domain)
) without rowid;

create table notification (
  id integer primary key,
  account_id integer not null references account (id) on delete cascade,
  monitor_id integer references monitor (id) on delete set null,
  title text not null,
  body text not null,
  domains text not null,
  new_count integer not null,
  read_at integer,
  created_at integer not null
);
create index notification_account on notification (account_id, id);

create table audit_entry (
  id integer primary key,
  actor text not null,
  action text not null,
  subject text not null,
  details text not null,
  created_at integer not null
);
