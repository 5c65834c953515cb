-- What Razorpay transferred to the shop's bank, and what each transfer is made of. Both are copies of what Razorpay says.
create table settlements (
  id text primary key,
  status text not null check (status in ('created', 'processed', 'failed')),
  amount_paise bigint not null,
  utr text not null default '',
  made_at timestamptz not null
);
create index settlements_by_time on settlements (made_at desc, id);

create table settlement_lines (
  entity_id text primary key,
  settlement_id text not null references settlements,
  kind text not null check (kind in ('payment', 'refund', 'transfer', 'adjustment')),
  amount_paise bigint not null check (amount_paise >= 0),
  debit_paise bigint not null check (debit_paise >= 0),
  credit_paise bigint not null check (credit_paise >= 0),
  fee_paise bigint not null check (fee_paise >= 0),
  tax_paise bigint not null check (tax_paise between 0 and fee_paise),
  description text not null default ''
);
create index settlement_lines_by_settlement on settlement_lines (settlement_id);
