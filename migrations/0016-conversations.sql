-- Accounts that want their conversations with the copilot kept; without a row nothing is.
create table copilot_keeping (
  account_id bigint primary key references account (id) on delete cascade,
  since bigint not null
);

create table copilot_conversation (
  id integer primary key,
  account_id bigint not null references account (id) on delete cascade,
  title text not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index copilot_conversation_account on copilot_conversation (account_id, updated_at);
create index copilot_conversation_age on copilot_conversation (updated_at);

-- A message and its answer. What was found is not kept: the call finds it again.
create table copilot_turn (
  conversation_id bigint not null references copilot_conversation (id) on delete cascade,
  number bigint not null,
  message text not null,
  answer text not null,
  -- The call as JSON: {"name", "args"}.
  tool_call text not null,
  model text not null,
  credits bigint not null,
  created_at bigint not null,
  primary key (conversation_id, number)
);
