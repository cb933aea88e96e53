-- Bulk look-ups are claimed like mails and webhook deliveries: leased_until above zero means that leased_by works on the job.
-- Only additions: the previous release reads and writes this table while this one starts.
alter table bulk_job add column due_at bigint not null default 0;
alter table bulk_job add column leased_until bigint not null default 0;
alter table bulk_job add column leased_by text;
alter table bulk_job add column attempts bigint not null default 0;
update bulk_job set due_at = created_at;
create index bulk_job_leased on bulk_job (leased_until) where leased_until > 0;
