-- An account exists once its address is proved. Until then there is a registration, and several people may have made one
-- for the same address. A row stays for its whole time, also after the account was made: what somebody hears who tries a
-- password that only waits must not tell whether the address has an account.
create table registration (
  id bigint primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index registration_email on registration (email, created_at);

-- A mailed link. Its token is made when the mail is sent, and only its hash is kept, so that neither this table nor the queue
-- of mails holds anything that signs in. Links of the former table carried a password and are not taken over.
create table sign_in_link (
  id text primary key,
  token_hash text unique,
  email text not null,
  purpose text not null,
  registration_id bigint,
  created_at bigint not null,
  expires_at bigint not null
);
create index sign_in_link_email on sign_in_link (email);
drop table magic_link;
delete from account
where email_verified_at is null
  and is_admin = 0
  and tier = 'free'
  and not exists (select 1 from credit_transaction where credit_transaction.account_id = account.id);

-- Set while what belongs to the account is being removed, which takes many small steps.
alter table account add column deleted_at bigint;

-- Sessions get a number that is no secret, and what their owner needs to recognise them.
create table recognisable_session (
  id integer primary key,
  token_hash text not null unique,
  account_id bigint not null references account (id) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null,
  last_used_at bigint not null,
  address text not null default '',
  user_agent text not null default '',
  -- When the session came from a mailed link; for a while it may then set a password.
  proved_by_link_at bigint
);
-- When older sessions were last used is not known: as if just long enough ago that they live to their end.
insert into recognisable_session (token_hash, account_id, created_at, expires_at, last_used_at)
select token_hash, account_id, created_at, expires_at, expires_at - 14 * 86400000 from session;
drop table session;
alter table recognisable_session rename to session;
create index session_account on session (account_id);

-- Networks from which an account has signed in: failures of strangers elsewhere never shut these out.
create table known_network (
  account_id bigint not null references account (id) on delete cascade,
  network text not null,
  last_signed_in_at bigint not null,
  primary key (account_id, network)
);

-- Who somebody is at an identity provider. An e-mail address may be given to another person there, a subject never is.
create table identity (
  issuer text not null,
  subject text not null,
  account_id bigint not null references account (id) on delete cascade,
  created_at bigint not null,
  primary key (issuer, subject)
);
create unique index identity_account on identity (account_id, issuer);

create table sign_in_nonce (
  nonce_hash text primary key,
  expires_at bigint not null
);

-- Attempts in a window of time, by what they are counted for; shared by all processes and kept over a restart.
create table attempt_window (
  key text primary key,
  attempts bigint not null,
  ends_at bigint not null
);

-- Mails, each written in the transaction that does what it tells. The text is emptied when it is sent; the row stays for a
-- while to count how many mails a person gets.
create table mail (
  id integer primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  link_id text,
  created_at bigint not null,
  due_at bigint not null,
  attempts bigint not null default 0,
  leased_until bigint not null default 0,
  sent_at bigint,
  given_up_at bigint
);
create index mail_recipient on mail (recipient, created_at);
create index mail_due on mail (due_at) where sent_at is null and given_up_at is null;
