-- Free profiles that a line of the ledger used (negative) or gave back, beside its credits.
alter table credit_transaction add column free_profiles bigint not null default 0;
-- How many of the reserved rows free profiles pay for.
alter table row_charge add column free_reserved bigint not null default 0;
