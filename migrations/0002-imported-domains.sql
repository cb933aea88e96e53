-- Domains an administrator has asked for; those that are not indexed wait here for the crawler.
create table imported_domain (
  domain text primary key,
  source text not null,
  added_at integer not null
) without rowid;
