-- Since when an account is blocked: nobody gets in with it, and nothing is done on its behalf; null where it is not.
alter table account add column blocked_at bigint;
