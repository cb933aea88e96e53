-- What an alert watches: query, lookalikes, list or technology.
alter table monitor add column kind text not null default 'query';
update monitor set kind = 'lookalikes' where likeness is not null;
-- The list of a list alert; null after it was deleted.
alter table monitor add column list_id bigint references company_list (id) on delete set null;
alter table monitor add column technology text;
-- gained or lost.
alter table monitor add column technology_change text;
-- instant, daily or weekly.
alter table monitor add column frequency text not null default 'instant';
-- json, slack or teams.
alter table monitor add column webhook_format text not null default 'json';
-- What a daily or weekly alert has found and not reported yet: how many, the first hundred of them, and when the first was found.
alter table monitor add column pending_count integer not null default 0;
alter table monitor add column pending_domains text not null default '[]';
alter table monitor add column pending_since bigint;
create index monitor_pending on monitor (pending_since) where pending_count > 0;
create index monitor_list on monitor (list_id) where list_id is not null;
