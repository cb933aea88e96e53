-- Up to which generation of the index everything that a process stored has been followed up (embedded, for instance). What a process that
-- was killed has stored after it is followed up by the next one.
create table follow_up_mark (
  -- The process.
  owner text primary key,
  -- Of the index whose generations these are.
  index_identity text not null,
  generation bigint not null,
  -- When the process last said so.
  marked_at bigint not null
);
