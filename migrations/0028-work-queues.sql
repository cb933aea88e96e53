-- Mails and webhook deliveries are claimed the same way: leased_until above zero means that leased_by works on the row.
-- Only additions: the previous release reads and writes these tables while this one starts.
alter table mail add column leased_by text;
-- Why the last attempt failed.
alter table mail add column error text;
create index mail_leased on mail (leased_until) where leased_until > 0;
alter table webhook_delivery add column leased_until bigint not null default 0;
alter table webhook_delivery add column leased_by text;
create index webhook_delivery_leased on webhook_delivery (leased_until) where leased_until > 0;
