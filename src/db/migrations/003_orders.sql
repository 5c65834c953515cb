-- Orders, stock moves, payments, refunds, invoices. Sums, states and numbers are held by the database itself.

create table orders (
  id text primary key,
  order_number text not null unique check (length(order_number) between 8 and 24),
  customer_id text not null references customers,
  status text not null check (status in ('pending', 'processing', 'shipped', 'delivered', 'completed', 'cancelled')),
  payment_method text not null check (payment_method in ('razorpay', 'cod')),
  payment_status text not null check (payment_status in ('pending', 'completed', 'failed', 'refunded')),
  shipping_method text not null check (shipping_method in ('standard', 'express')),
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null,
  shipping_address jsonb not null,
  billing_address jsonb not null,
  place_of_supply text not null references states,
  home_state text not null references states,
  buyer_gstin text check (length(buyer_gstin) = 15),
  notes text not null default '' check (length(notes) <= 1000),
  currency text not null default 'INR' check (currency = 'INR'),
  subtotal_paise bigint not null check (subtotal_paise >= 0),
  coupon_paise bigint not null check (coupon_paise >= 0),
  coupon_code text,
  prepaid_discount_paise bigint not null check (prepaid_discount_paise >= 0),
  shipping_paise bigint not null check (shipping_paise >= 0),
  cod_paise bigint not null check (cod_paise >= 0),
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise >= 0),
  igst_paise bigint not null check (igst_paise >= 0),
  rounding_paise bigint not null check (rounding_paise between -50 and 50),
  total_paise bigint not null check (total_paise >= 0),
  delivery_from date,
  delivery_to date,
  placed_at timestamptz not null,
  expires_at timestamptz,
  paid_at timestamptz,
  paid_by text,
  cancelled_at timestamptz,
  cancelled_reason text check (cancelled_reason in ('unpaid', 'customer', 'staff', 'no_stock')),
  courier text,
  tracking_number text,
  tracking_url text,
  shipped_at timestamptz,
  delivered_at timestamptz,
  updated_at timestamptz not null,
  constraint orders_discount_within_subtotal check (coupon_paise + prepaid_discount_paise <= subtotal_paise),
  constraint orders_total_adds_up check (
    total_paise = subtotal_paise - coupon_paise - prepaid_discount_paise + shipping_paise + cod_paise + rounding_paise),
  constraint orders_tax_adds_up check (taxable_paise + cgst_paise + sgst_paise + igst_paise + rounding_paise = total_paise),
  constraint orders_one_kind_of_tax check (cgst_paise = sgst_paise and (igst_paise = 0 or cgst_paise = 0))
);
create index orders_by_customer on orders (customer_id, placed_at desc);
create index orders_unpaid on orders (expires_at) where status = 'pending' and payment_method = 'razorpay';

create table order_lines (
  id text primary key,
  order_id text not null references orders,
  position integer not null,
  product_id text not null references products,
  variant_id text references variants,
  name text not null,
  sku text not null,
  color text,
  size text,
  picture_key text,
  hsn text not null,
  uqc text not null,
  rate_bp integer not null check (rate_bp between 0 and 10000),
  quantity integer not null check (quantity between 1 and 99),
  unit_price_paise bigint not null check (unit_price_paise > 0),
  gross_paise bigint not null,
  coupon_paise bigint not null check (coupon_paise >= 0),
  prepaid_paise bigint not null check (prepaid_paise >= 0),
  net_paise bigint not null check (net_paise >= 0),
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise >= 0),
  igst_paise bigint not null check (igst_paise >= 0),
  unique (order_id, position),
  constraint order_lines_gross_is_price_times_quantity check (gross_paise = unit_price_paise * quantity),
  constraint order_lines_net_adds_up check (net_paise = gross_paise - coupon_paise - prepaid_paise),
  constraint order_lines_tax_adds_up check (taxable_paise + cgst_paise + sgst_paise + igst_paise = net_paise),
  constraint order_lines_one_kind_of_tax check (cgst_paise = sgst_paise and (igst_paise = 0 or cgst_paise = 0))
);
create index order_lines_by_product on order_lines (product_id);

-- Freight and the cash-on-delivery charge carry the goods' rates: one row for each rate present.
create table order_charges (
  order_id text not null references orders,
  kind text not null check (kind in ('shipping', 'cod')),
  rate_bp integer not null check (rate_bp between 0 and 10000),
  hsn text not null,
  amount_paise bigint not null check (amount_paise >= 0),
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise >= 0),
  igst_paise bigint not null check (igst_paise >= 0),
  primary key (order_id, kind, rate_bp),
  constraint order_charges_tax_adds_up check (taxable_paise + cgst_paise + sgst_paise + igst_paise = amount_paise),
  constraint order_charges_one_kind_of_tax check (cgst_paise = sgst_paise and (igst_paise = 0 or cgst_paise = 0))
);

create function order_parts_add_up() returns trigger language plpgsql as $$
declare
  parts bigint;
begin
  select coalesce((select sum(net_paise) from order_lines where order_id = new.id), 0)
       + coalesce((select sum(amount_paise) from order_charges where order_id = new.id), 0) into parts;
  if parts + new.rounding_paise <> new.total_paise then
    raise exception 'order % is % paise but its parts are %', new.id, new.total_paise, parts + new.rounding_paise
      using errcode = 'check_violation', constraint = 'orders_parts_add_up';
  end if;
  return null;
end $$;
create constraint trigger orders_parts_add_up after insert or update of total_paise, rounding_paise on orders
  deferrable initially deferred for each row execute function order_parts_add_up();

create function order_lines_are_frozen() returns trigger language plpgsql as $$
begin
  raise exception 'what was ordered does not change' using errcode = 'check_violation', constraint = 'order_lines_are_frozen';
end $$;
create trigger order_lines_frozen before update or delete on order_lines for each row execute function order_lines_are_frozen();
create trigger order_charges_frozen before update or delete on order_charges for each row execute function order_lines_are_frozen();

-- The published edges. An order cancelled for want of payment may come back when the money turns up after all.
create table order_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into order_transitions values
  ('pending', 'processing'), ('pending', 'cancelled'), ('processing', 'shipped'), ('processing', 'cancelled'),
  ('shipped', 'delivered'), ('delivered', 'completed'), ('cancelled', 'processing');

create table payment_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into payment_transitions values
  ('pending', 'completed'), ('pending', 'failed'), ('failed', 'completed'), ('completed', 'refunded');

create function order_moves_along_its_edges() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (
       not exists (select 1 from order_transitions where from_status = old.status and to_status = new.status)
       or (old.status = 'cancelled' and old.cancelled_reason is distinct from 'unpaid')) then
    raise exception 'order % cannot move from % to %', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'orders_move_along_edges';
  end if;
  if new.payment_status <> old.payment_status
     and not exists (select 1 from payment_transitions where from_status = old.payment_status and to_status = new.payment_status) then
    raise exception 'payment of order % cannot move from % to %', old.id, old.payment_status, new.payment_status
      using errcode = 'check_violation', constraint = 'orders_payment_moves_forward';
  end if;
  if (new.subtotal_paise, new.coupon_paise, new.prepaid_discount_paise, new.shipping_paise, new.cod_paise, new.taxable_paise,
      new.cgst_paise, new.sgst_paise, new.igst_paise, new.rounding_paise, new.total_paise, new.customer_id, new.payment_method)
     is distinct from
     (old.subtotal_paise, old.coupon_paise, old.prepaid_discount_paise, old.shipping_paise, old.cod_paise, old.taxable_paise,
      old.cgst_paise, old.sgst_paise, old.igst_paise, old.rounding_paise, old.total_paise, old.customer_id, old.payment_method) then
    raise exception 'the price of order % is fixed', old.id using errcode = 'check_violation', constraint = 'orders_price_is_fixed';
  end if;
  return new;
end $$;
create trigger orders_move before update on orders for each row execute function order_moves_along_its_edges();

create table order_events (
  id text primary key,
  order_id text not null references orders,
  kind text not null,
  from_status text,
  to_status text,
  actor_kind text not null check (actor_kind in ('guest', 'customer', 'staff', 'system')),
  actor_id text,
  reason text not null default '',
  at timestamptz not null
);
create index order_events_by_order on order_events (order_id, at);

-- The first answer to a key is kept; the same key with another body is refused.
create table idempotency_keys (
  customer_id text not null references customers,
  route text not null,
  key text not null check (length(key) between 8 and 128),
  request_hash text not null,
  -- The key is claimed before its order is written, in one transaction.
  order_id text not null references orders deferrable initially deferred,
  created_at timestamptz not null,
  primary key (customer_id, route, key)
);

-- Every piece that leaves or returns; an order takes and gives back each line once.
create table stock_moves (
  id text primary key,
  product_id text not null references products,
  variant_id text references variants,
  -- Stock is taken before its order is written, in one transaction.
  order_id text references orders deferrable initially deferred,
  kind text not null check (kind in ('stocked', 'sold', 'expired', 'revived', 'returned', 'corrected')),
  quantity integer not null check (quantity <> 0),
  at timestamptz not null,
  constraint stock_moves_direction check ((kind not in ('sold', 'revived') or quantity < 0) and (kind not in ('stocked', 'expired', 'returned') or quantity > 0))
);
create unique index stock_moves_once_per_order on stock_moves (order_id, product_id, variant_id, kind) nulls not distinct where order_id is not null;
create index stock_moves_by_product on stock_moves (product_id, at);

create table promotion_redemptions (
  id text primary key,
  promotion_id text not null references promotions,
  order_id text not null unique references orders,
  customer_id text not null references customers,
  redeemed_at timestamptz not null,
  released_at timestamptz
);
create index promotion_redemptions_by_customer on promotion_redemptions (promotion_id, customer_id) where released_at is null;

-- One open gateway order for a shop order; reused when the customer tries again.
create table gateway_orders (
  gateway_order_id text primary key,
  order_id text not null unique references orders,
  amount_paise bigint not null check (amount_paise >= 100),
  created_at timestamptz not null
);

create table payments (
  id text primary key,
  gateway_payment_id text not null unique,
  gateway_order_id text not null references gateway_orders,
  order_id text not null references orders,
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null,
  method text not null default '',
  status text not null check (status in ('created', 'authorized', 'captured', 'failed')),
  error text not null default '',
  captured_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payments_captured_has_moment check ((status = 'captured') = (captured_at is not null))
);
create index payments_by_order on payments (order_id);

alter table orders add constraint orders_paid_by_payment foreign key (paid_by) references payments;

create table refunds (
  id text primary key,
  payment_id text not null references payments,
  order_id text not null references orders,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null check (reason in ('cancelled', 'late', 'duplicate', 'mismatch', 'returned')),
  dedupe_key text not null unique,
  gateway_refund_id text unique,
  status text not null check (status in ('due', 'pending', 'processed', 'failed')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index refunds_by_order on refunds (order_id);

create function refunds_within_captured() returns trigger language plpgsql as $$
declare
  captured bigint;
begin
  -- Not `for update`: the foreign key has locked the key already, and two refunds at once would wait for each other for good.
  select amount_paise into captured from payments where id = new.payment_id and status = 'captured' for no key update;
  if captured is null or (select sum(amount_paise) from refunds where payment_id = new.payment_id and status <> 'failed') > captured then
    raise exception 'refunds pass what was captured' using errcode = 'check_violation', constraint = 'refunds_within_captured';
  end if;
  return null;
end $$;
create constraint trigger refunds_within_captured after insert or update on refunds
  not deferrable for each row execute function refunds_within_captured();

-- An order is paid online when exactly its total, in rupees, was captured for its own gateway order.
create function paid_means_captured() returns trigger language plpgsql as $$
begin
  if new.payment_method = 'razorpay' and new.payment_status = 'completed' and old.payment_status <> 'completed'
     and not exists (select 1 from payments p join gateway_orders g using (gateway_order_id)
                      where p.id = new.paid_by and p.order_id = new.id and g.order_id = new.id and p.status = 'captured'
                        and p.currency = 'INR' and p.amount_paise = new.total_paise) then
    raise exception 'order % is not paid', new.id using errcode = 'check_violation', constraint = 'orders_paid_means_captured';
  end if;
  return null;
end $$;
create constraint trigger orders_paid_means_captured after update of payment_status on orders
  not deferrable for each row execute function paid_means_captured();

-- Verified webhooks, raw, before anything is done with them.
create table webhook_events (
  event_id text primary key,
  kind text not null,
  payload text not null,
  received_at timestamptz not null,
  processed_at timestamptz
);

create table invoice_counters (
  series text not null check (series ~ '^[A-Z]{3}$'),
  financial_year text not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last_number integer not null check (last_number >= 0),
  primary key (series, financial_year)
);

create table invoices (
  id text primary key,
  number text not null unique check (length(number) <= 16 and number ~ '^[A-Za-z0-9][A-Za-z0-9/-]*$'),
  series text not null,
  financial_year text not null,
  sequence integer not null check (sequence > 0),
  document_type text not null check (document_type in ('tax_invoice', 'bill_of_supply', 'invoice_cum_bill', 'credit_note')),
  order_id text not null references orders,
  customer_id text not null references customers,
  original_invoice_id text references invoices,
  status text not null check (status in ('draft', 'sent', 'paid', 'overdue', 'canceled')),
  issue_date date not null,
  due_date date not null,
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise >= 0),
  igst_paise bigint not null check (igst_paise >= 0),
  rounding_paise bigint not null,
  total_paise bigint not null check (total_paise >= 0),
  document jsonb not null,
  created_at timestamptz not null,
  unique (series, financial_year, sequence),
  constraint invoices_total_adds_up check (taxable_paise + cgst_paise + sgst_paise + igst_paise + rounding_paise = total_paise),
  constraint invoices_one_kind_of_tax check (cgst_paise = sgst_paise and (igst_paise = 0 or cgst_paise = 0)),
  constraint invoices_credit_note_names_its_invoice check ((document_type = 'credit_note') = (original_invoice_id is not null))
);
create unique index invoices_one_per_order on invoices (order_id) where document_type <> 'credit_note';
create index invoices_by_customer on invoices (customer_id, created_at desc);

create function invoice_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - 'status') is distinct from (to_jsonb(old) - 'status') then
    raise exception 'an issued invoice never changes; issue a credit note' using errcode = 'check_violation', constraint = 'invoices_are_final';
  end if;
  return new;
end $$;
create trigger invoices_final before update or delete on invoices for each row execute function invoice_is_final();
