-- How far a piece of long work has come. Saved after what it speaks of was written, by whoever holds the lease of the same name.
create table checkpoint (
  name text primary key,
  state text not null,
  saved_at bigint not null
);
