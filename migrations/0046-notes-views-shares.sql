-- What an account has written about a company; tags are a JSON array of texts.
create table company_note (
  account_id bigint not null references account (id) on delete cascade,
  domain text not null,
  text text not null,
  tags text not null,
  changed_at bigint not null,
  primary key (account_id, domain)
);

-- A search under a name: its parameters as a JSON object, its columns as a JSON array.
create table saved_view (
  id integer primary key,
  account_id bigint not null references account (id) on delete cascade,
  name text not null,
  params text not null,
  columns text not null,
  sort text not null,
  created_at bigint not null
);
create index saved_view_account on saved_view (account_id);

-- Whoever has the token sees a view or a list, until the row is deleted. One link for each.
create table share_link (
  token_hash text primary key,
  account_id bigint not null references account (id) on delete cascade,
  view_id bigint references saved_view (id) on delete cascade,
  list_id bigint references company_list (id) on delete cascade,
  created_at bigint not null
);
create unique index share_link_view on share_link (view_id) where view_id is not null;
create unique index share_link_list on share_link (list_id) where list_id is not null;
create index share_link_account on share_link (account_id);
