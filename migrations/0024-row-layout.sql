-- The columns in which an account likes to see results, as JSON: [{"name", "width"}] in their order.
create table row_layout (
  account_id bigint primary key references account (id) on delete cascade,
  columns text not null,
  changed_at bigint not null
);
