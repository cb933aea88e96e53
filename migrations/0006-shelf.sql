-- Saved companies by the normalised form of their query, so that "Bakery" and "bakery" are one search.
-- `normalized_query` and `folded_text` are given to SQLite by the program; another database starts without old rows.
drop index saved_company_recent;
alter table saved_company rename to saved_company_by_spelling;
create table saved_company (
  account_id bigint not null references account (id) on delete cascade,
  domain text not null,
  query_key text not null,
  -- As it was first sent.
  search_query text not null,
  title text not null,
  company_name text not null,
  industry text not null,
  country text not null,
  -- Domain, title and company name without case and accents.
  search_text text not null,
  -- Orders what searches have shown to an account; null where only the profile was read.
  shown_stamp bigint,
  first_seen_at bigint not null,
  last_seen_at bigint not null,
  primary key (account_id, domain, query_key)
);
insert into saved_company
select account_id, domain, coalesce(nullif(normalized_query(search_query), ''), search_query), search_query,
  title, company_name, industry, country, folded_text(domain || ' ' || title || ' ' || company_name),
  case when search_query = domain then null else first_seen_at end, first_seen_at, last_seen_at
from saved_company_by_spelling
where true
order by last_seen_at
on conflict (account_id, domain, query_key) do update set
  title = excluded.title, company_name = excluded.company_name, industry = excluded.industry, country = excluded.country,
  search_text = excluded.search_text, last_seen_at = excluded.last_seen_at,
  shown_stamp = case when excluded.shown_stamp < saved_company.shown_stamp then excluded.shown_stamp
    else coalesce(saved_company.shown_stamp, excluded.shown_stamp) end,
  first_seen_at = case when excluded.first_seen_at < saved_company.first_seen_at then excluded.first_seen_at
    else saved_company.first_seen_at end;
drop table saved_company_by_spelling;
create index saved_company_recent on saved_company (account_id, last_seen_at);
create index saved_company_shown on saved_company (account_id, shown_stamp);
create index saved_company_query on saved_company (account_id, query_key);

-- When an account first asked a query: `exclude_seen` hides what other queries had shown it by then.
create table asked_query (
  account_id bigint not null references account (id) on delete cascade,
  query_key text not null,
  asked_stamp bigint not null,
  primary key (account_id, query_key)
);
insert into asked_query
select account_id, query_key, min(shown_stamp) from saved_company where shown_stamp is not null group by account_id, query_key;

-- The last stamp given out to an account; it only grows, whatever the clock does.
create table shelf_clock (
  account_id bigint not null primary key references account (id) on delete cascade,
  last_stamp bigint not null
);
insert into shelf_clock
select account_id, max(shown_stamp) from saved_company where shown_stamp is not null group by account_id;

alter table company_list add column item_count bigint not null default 0;
update company_list set item_count = (select count(*) from company_list_item where list_id = company_list.id);
create index company_list_item_order on company_list_item (list_id, added_at, domain);

delete from search_session where length(filters) > 4096;
delete from search_session where id in (
  select id from (
    select id, row_number() over (partition by account_id order by updated_at desc, id desc) as place from search_session
  ) as placed where place > 200
);
create index search_session_recent on search_session (account_id, updated_at);

alter table imported_domain add column is_indexed integer not null default 0;
create index imported_domain_waiting on imported_domain (is_indexed, domain);
