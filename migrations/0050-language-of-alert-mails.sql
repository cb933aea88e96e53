-- The language of the mails about alerts: that of the request that last turned them on.
alter table news_mail add column language text not null default 'en';
