-- A monitor remembers which commit of the index it has looked at, not what it found there.
drop table monitor_match;
alter table monitor add column filters text not null default '{}';
-- The index and the generation of it that was seen last. Null: the next check takes what it finds for granted, as monitors of before do.
alter table monitor add column index_identity text;
alter table monitor add column index_generation bigint;
alter table monitor add column paused_at bigint;
-- Counts changes of what is known, so that of two checks of the same state only the first is kept.
alter table monitor add column version integer not null default 0;
alter table monitor add column failures integer not null default 0;
alter table monitor add column retry_at bigint;
alter table monitor add column last_error text;
alter table monitor drop column has_baseline;

create table monitor_check (
  id integer primary key,
  monitor_id integer not null references monitor (id) on delete cascade,
  checked_at bigint not null,
  total integer not null,
  new_matches integer not null,
  error text
);
create index monitor_check_monitor on monitor_check (monitor_id, id);

-- Work that one process does at a time. Whoever has it moves the beat; a beat that stands still may be taken over.
create table lease (
  name text primary key,
  owner text not null,
  beat bigint not null
);
