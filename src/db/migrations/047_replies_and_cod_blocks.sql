-- Replies that staff save to answer tickets with, and customers to whom cash on delivery is not offered.
create table saved_replies (
  id text primary key,
  title text not null check (length(title) between 1 and 80),
  text text not null check (length(text) between 2 and 4000),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index saved_replies_by_title on saved_replies (lower(title));

alter table customers add column cod_blocked_at timestamptz;
alter table customers add column cod_block_reason text not null default '' check (length(cod_block_reason) <= 500);
alter table customers add constraint customers_cod_block_has_a_reason check ((cod_blocked_at is null) = (cod_block_reason = ''));

-- The register finds the documents of a month, and those of a registered buyer.
create index invoices_by_day on invoices (issue_date);
create index invoices_by_gstin on invoices ((document #>> '{buyer,gstin}')) where document #>> '{buyer,gstin}' is not null;
