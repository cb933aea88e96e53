-- Every domain that somebody asked for: when it is to be fetched next, who is at it, and how the last try ended.
create table crawl_entry (
  domain text primary key,
  source text not null,
  added_at bigint not null,
  -- Lower numbers are fetched first.
  priority bigint not null,
  -- waiting: never fetched so far; fetched: a page of it came; failed: given up.
  status text not null check (status in ('waiting', 'fetched', 'failed')),
  is_indexed bigint not null default 0,
  -- Null while it is leased, and when no further try is to come.
  due_at bigint,
  leased_until bigint,
  leased_by text,
  -- Failures in a row.
  attempts bigint not null default 0,
  outcome text,
  outcome_at bigint,
  detail text,
  -- Which tier the page came from, when, and what its text was.
  tier text,
  fetched_at bigint,
  text_digest text,
  revisit_days bigint
);
create index crawl_entry_due on crawl_entry (priority, due_at) where due_at is not null;
create index crawl_entry_leased on crawl_entry (leased_until) where leased_until is not null;
create index crawl_entry_unindexed on crawl_entry (domain) where is_indexed = 0;
create index crawl_entry_fetched on crawl_entry (fetched_at) where fetched_at is not null;

-- How many entries there are of each status, each tier, and without a place in the index: counting a million rows takes too long.
create table crawl_count (
  name text primary key,
  entries bigint not null
);

-- A row while the queue is not to be worked on.
create table crawl_pause (
  name text primary key,
  paused_at bigint not null
);

insert into crawl_entry (domain, source, added_at, priority, status, is_indexed, due_at)
  select domain, source, added_at, 1, 'waiting', 0, added_at from imported_domain where is_indexed = 0;
insert into crawl_entry (domain, source, added_at, priority, status, is_indexed, due_at)
  select domain, source, added_at, 1, 'fetched', 1, added_at + 31536000000 from imported_domain where is_indexed = 1;
insert into crawl_count (name, entries)
  select status, count(*) from crawl_entry group by status;
insert into crawl_count (name, entries)
  select 'unindexed', count(*) from crawl_entry where is_indexed = 0;
drop table imported_domain;
