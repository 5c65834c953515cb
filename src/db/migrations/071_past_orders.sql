-- Orders that an earlier shop of the owner took, moved in to be read. They are no sales of this shop: they have no number, stock, payment or
-- invoice of it, so no report, tax return or limit can count them.
create table past_orders (
  id text primary key,
  source text not null check (source in ('haat', 'shopify', 'woocommerce')),
  number text not null check (length(number) between 1 and 60),
  placed_at timestamptz not null,
  status text not null default '' check (length(status) <= 60),
  payment text not null default '' check (length(payment) <= 60),
  name text not null default '' check (length(name) <= 100),
  email text not null default '' check (email = lower(email) and length(email) <= 254),
  phone text not null default '' check (phone ~ '^(\+[1-9][0-9]{6,14})?$'),
  address text not null default '' check (length(address) <= 500),
  notes text not null default '' check (length(notes) <= 2000),
  total_paise integer not null check (total_paise >= 0),
  shipping_paise integer not null default 0 check (shipping_paise >= 0),
  discount_paise integer not null default 0 check (discount_paise >= 0),
  tax_paise integer not null default 0 check (tax_paise >= 0),
  refunded_paise integer not null default 0 check (refunded_paise >= 0),
  imported_at timestamptz not null,
  constraint past_orders_by_number unique (source, number)
);
create index past_orders_newest on past_orders (placed_at desc, id desc);
create index past_orders_by_phone on past_orders (phone) where phone <> '';
create index past_orders_by_email on past_orders (email text_pattern_ops) where email <> '';
create index past_orders_by_name on past_orders using gin (lower(name) gin_trgm_ops) with (fastupdate = off);
create index past_orders_by_number_end on past_orders (reverse(upper(number)) text_pattern_ops);

create table past_order_lines (
  past_order_id text not null references past_orders on delete cascade,
  position integer not null check (position > 0),
  name text not null check (length(name) between 1 and 200),
  sku text not null default '' check (length(sku) <= 60),
  quantity integer not null check (quantity > 0),
  price_paise integer not null check (price_paise >= 0),
  primary key (past_order_id, position)
);

-- A customer without a login who was moved in by an e-mail address is there once.
create unique index customers_moved_in_by_email on customers (lower(email)) where password_hash is null and mobile is null and email is not null;

alter table consents drop constraint consents_channel_check;
alter table consents add constraint consents_channel_check
  check (channel in ('registration', 'profile', 'checkout', 'newsletter', 'banner', 'erasure', 'import'));
