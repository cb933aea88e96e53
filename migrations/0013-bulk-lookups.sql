-- A file of domains that is looked up while its sender does something else.
create table bulk_job (
  id text primary key,
  account_id bigint references account (id) on delete cascade,
  -- Who shares the number of jobs: an account or an address.
  party text not null,
  state text not null check (state in ('running', 'finished', 'cancelled')),
  -- Domains fetched at a time.
  concurrency bigint not null,
  row_count bigint not null,
  rows_done bigint not null default 0,
  -- Rows by how they ended, as JSON.
  tally text not null default '{}',
  created_at bigint not null,
  finished_at bigint
);
create index bulk_job_state on bulk_job (state, created_at);
create index bulk_job_party on bulk_job (party, state);
create index bulk_job_account on bulk_job (account_id);

-- Its rows in order, some hundred in each piece, as JSON: [given, domain, status, error].
create table bulk_piece (
  job_id text not null references bulk_job (id) on delete cascade,
  number bigint not null,
  is_done bigint not null default 0,
  content text not null,
  primary key (job_id, number)
);
