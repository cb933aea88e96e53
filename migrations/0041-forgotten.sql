-- Domains and e-mail addresses that must not be indexed again, by a digest, so that the list does not say whom it is about.
create table forgotten (
  digest text primary key,
  kind text not null,
  forgotten_at bigint not null
);
