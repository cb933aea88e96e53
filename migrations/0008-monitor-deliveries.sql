-- How news of a monitor leave the service: posted to an address of its owner, or gathered in a mail.
alter table monitor add column webhook_url text;
-- Kept as it is: every delivery is signed with it.
alter table monitor add column webhook_secret text;
alter table monitor add column wants_mail integer not null default 0;
alter table notification add column waits_for_mail integer not null default 0;
create index notification_mail on notification (account_id) where waits_for_mail = 1;

-- The last mail about news to an account, so that the next one waits for more of them.
create table news_mail (
  account_id integer primary key references account (id) on delete cascade,
  tried_at bigint not null
);

create table webhook_delivery (
  id text primary key,
  monitor_id integer not null references monitor (id) on delete cascade,
  notification_id integer references notification (id) on delete set null,
  -- Empty once it was delivered or given up.
  body text not null,
  state text not null default 'pending',
  attempts integer not null default 0,
  -- Until then whoever counted the attempts up has it to itself; null: there is no further attempt.
  next_attempt_at bigint,
  last_attempt_at bigint,
  status integer,
  error text,
  created_at bigint not null
);
create index webhook_delivery_due on webhook_delivery (next_attempt_at) where state = 'pending';
create index webhook_delivery_monitor on webhook_delivery (monitor_id, created_at);
