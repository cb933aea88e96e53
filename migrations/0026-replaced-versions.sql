-- From which generation on the versions that writes replace in an index outside this process are kept, for monitors to compare with;
-- null where none are.
alter table index_state add column kept_since bigint;
