-- Which index in a search engine outside this process is the one that answers, and how many changes of it were made visible. Written by
-- whoever has the turn to write; all services hear of it.
create table index_state (
  name text primary key,
  identity text not null,
  generation bigint not null,
  changed_at bigint not null
);
