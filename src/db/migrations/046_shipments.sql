-- Parcels that are booked with a courier gateway, and what the couriers report about them.
create table shipments (
  id text primary key,
  order_id text not null references orders,
  gateway text not null check (gateway in ('shiprocket', 'delhivery')),
  -- Our name for the booking: a lost response is found by it.
  reference text not null unique check (length(reference) <= 50),
  state text not null check (state in ('requested', 'refused', 'booked', 'picked_up', 'in_transit', 'out_for_delivery',
    'delivery_failed', 'delivered', 'return_started', 'return_in_transit', 'returned', 'lost', 'damaged', 'cancelled')),
  awb text,
  carrier text not null default '',
  gateway_order_id text not null default '',
  gateway_shipment_id text not null default '',
  charge_paise bigint check (charge_paise >= 0),
  -- Grams and centimetres.
  size jsonb not null,
  failure text not null default '',
  requested_at timestamptz not null,
  -- One process at a time asks for the booking.
  tries integer not null default 0 check (tries >= 0),
  asking_until timestamptz,
  booked_at timestamptz,
  pickup_on date,
  -- When the courier was last asked where the parcel is.
  tracked_at timestamptz,
  failed_attempts integer not null default 0 check (failed_attempts >= 0),
  answer_by timestamptz,
  answered_at timestamptz,
  constraint shipments_booked_have_a_number check (state in ('requested', 'refused') or awb is not null)
);
-- An order is booked once at a time.
create unique index shipments_one_per_order on shipments (order_id) where state not in ('refused', 'cancelled');
create unique index shipments_by_awb on shipments (gateway, awb) where awb is not null and state not in ('refused', 'cancelled');
create index shipments_by_order on shipments (order_id, requested_at);
create index shipments_open on shipments (tracked_at) where state not in ('refused', 'cancelled', 'delivered', 'returned');
create index shipments_to_answer on shipments (answer_by) where answer_by is not null;

create table shipment_labels (
  shipment_id text primary key references shipments,
  pdf bytea not null,
  created_at timestamptz not null
);

-- Each report once, in the courier's own words; a report whose code means nothing to us has no state.
create table shipment_scans (
  shipment_id text not null references shipments,
  at timestamptz not null,
  code text not null,
  status text not null,
  state text,
  note text not null default '',
  place text not null default '',
  received_at timestamptz not null,
  primary key (shipment_id, at, code, status)
);

alter table settings drop constraint settings_section_check;
alter table settings add constraint settings_section_check check (
  section in ('shipping', 'payment', 'general', 'seller', 'holds', 'cod', 'courier', 'notifications', 'opening'));
alter table supplier_checks drop constraint supplier_checks_supplier_check;
alter table supplier_checks add constraint supplier_checks_supplier_check check (
  supplier in ('razorpay', 'email', 'sms', 'whatsapp', 'courier'));
