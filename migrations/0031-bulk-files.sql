-- What a bulk look-up keeps of its file. Only additions: a service of the version before goes on beside this one.
-- The names of the sender's own columns, as JSON; their cells are in the pieces.
alter table bulk_job add column own_columns text not null default '[]';
alter table bulk_job add column filename text not null default '';
-- Rows whose quotes could not be read as they stand.
alter table bulk_job add column unreadable_rows bigint not null default 0;
alter table bulk_job add column stored_characters bigint not null default 0;
-- 0 while its pieces are being written; it counts as cancelled until then, so that nobody begins it.
alter table bulk_job add column is_complete bigint not null default 1;
-- The sender's own cells as JSON, row by row; they never change, so they lie apart from `content`.
alter table bulk_piece add column own text not null default '';
