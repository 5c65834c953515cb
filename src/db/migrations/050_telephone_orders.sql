-- Orders that staff takes by telephone, and the payment links by which such orders are paid online.

-- Who took the order by telephone; null for an order that its customer placed.
alter table orders add column taken_by text references staff;

-- The number of a customer whom staff added: nobody has proven it by a code, so nobody signs in with it. A person who proves it later takes
-- the account over.
alter table customers add column caller_number text unique check (caller_number ~ '^\+[1-9][0-9]{6,14}$');
alter table customers drop constraint customers_can_be_reached;
alter table customers add constraint customers_can_be_reached check (
  mobile is not null or email is not null or caller_number is not null or erased_at is not null);

-- The link at Razorpay by which an order is paid; closed once it is paid, cancelled or expired there.
create table payment_links (
  order_id text primary key references orders,
  gateway_link_id text not null unique,
  url text not null,
  amount_paise bigint not null check (amount_paise > 0),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  closed_at timestamptz
);
create index payment_links_open on payment_links (created_at) where closed_at is null;
