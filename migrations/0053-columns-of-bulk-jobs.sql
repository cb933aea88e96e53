-- The columns that the sender of a bulk job chose for its file, comma-separated; empty: all.
alter table bulk_job add column file_columns text not null default '';
