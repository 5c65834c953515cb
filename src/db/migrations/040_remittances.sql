-- What couriers remit of the cash that they collected: each file once, with what became of each of its lines.
create table remittances (
  id text primary key,
  sha256 text not null unique check (length(sha256) = 64),
  file_name text not null default '',
  staff_id text references staff,
  created_at timestamptz not null
);
create table remittance_lines (
  remittance_id text not null references remittances,
  line integer not null check (line > 0),
  reference text not null,
  utr text not null default '',
  order_id text references orders,
  expected_paise bigint check (expected_paise >= 0),
  paid_paise bigint not null check (paid_paise >= 0),
  state text not null check (state in ('booked', 'booked_before', 'short', 'over', 'unknown', 'not_delivered', 'returned')),
  primary key (remittance_id, line),
  constraint remittance_lines_booked_have_an_order check (state not in ('booked', 'booked_before') or order_id is not null)
);
create index remittance_lines_by_order on remittance_lines (order_id) where order_id is not null;
-- The cash of an order is booked by one line of all files.
create unique index remittance_lines_booked_once on remittance_lines (order_id) where state = 'booked';
