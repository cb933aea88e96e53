-- What operators set while services run: maintenance mode, the revision of the block list, the last backup.
create table service_state (
  name text primary key,
  value text not null,
  changed_at bigint not null
);

-- Domains that are never fetched and never shown, with everything below them.
create table blocked_domain (
  domain text primary key,
  reason text not null,
  blocked_at bigint not null
);

-- Blocking a domain removes it from viewed companies.
create index saved_company_domain on saved_company (domain);
