-- A download that its owner may start once with a link, without a bearer header. Only the hash of the token is kept.
create table download_ticket (
  token_hash text primary key,
  account_id bigint not null references account (id) on delete cascade,
  kind text not null,
  params text not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index download_ticket_account on download_ticket (account_id, created_at);
create index download_ticket_expiry on download_ticket (expires_at);
