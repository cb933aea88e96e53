-- An export paid by the row. While it is open its rows are paid in advance and its owner, a process, renews the lease;
-- whoever finds the lease run out, or the owner dead, settles it by the rows last known to be taken.
create table row_charge (
  id integer primary key,
  account_id bigint not null references account (id) on delete cascade,
  idempotency_key text,
  rows_digest text not null,
  subject text not null,
  row_count bigint not null,
  -- Rows that earlier tries under the key have delivered and paid for.
  rows_paid bigint not null default 0,
  -- Rows beyond those, paid in advance by the open try.
  rows_reserved bigint not null default 0,
  -- Rows of the open try that its connection has taken, as far as was last written down.
  rows_taken bigint not null default 0,
  state text not null check (state in ('open', 'settled')),
  owner text not null,
  lease_until bigint not null,
  created_at bigint not null,
  unique (account_id, idempotency_key)
);
create index row_charge_state on row_charge (state, created_at);

create index idempotent_call_age on idempotent_call (created_at);

-- Profiles an account has paid for or used a free lookup on: reading them again is free for a while.
create table paid_read (
  account_id bigint not null references account (id) on delete cascade,
  domain text not null,
  paid_at bigint not null,
  primary key (account_id, domain)
);
create index paid_read_age on paid_read (paid_at);
