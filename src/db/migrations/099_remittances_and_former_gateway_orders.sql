-- The lines of a remittance file are stored before they are booked, so that a booking that ended midway can be seen and completed.
-- An older version may serve meanwhile: it stores a file after its booking, and knows the present Razorpay order of an order alone.
alter table remittance_lines
  drop constraint remittance_lines_state_check,
  add constraint remittance_lines_state_check check (
    state in ('matched', 'booked', 'booked_before', 'short', 'over', 'unknown', 'not_delivered', 'returned')),
  add constraint remittance_lines_matched_have_an_order check (state <> 'matched' or order_id is not null);

-- A Razorpay order that the keys of today do not know is a former one of its order: another one takes its place. A payment that was made for
-- it is still one for the order. The id of the key is null where nobody noted it.
alter table gateway_orders
  add column key_id text,
  add column former_order_id text references orders,
  alter column order_id drop not null,
  add constraint gateway_orders_are_present_or_former check ((order_id is null) <> (former_order_id is null));
create index gateway_orders_former on gateway_orders (former_order_id) where former_order_id is not null;

create or replace function paid_means_captured() returns trigger language plpgsql as $$
begin
  if new.payment_method = 'razorpay' and new.payment_status = 'completed' and old.payment_status <> 'completed'
     and not exists (select 1 from payments p join gateway_orders g using (gateway_order_id)
                      where p.id = new.paid_by and p.order_id = new.id and coalesce(g.order_id, g.former_order_id) = new.id
                        and p.status = 'captured' and p.currency = 'INR'
                        and p.amount_paise = new.total_paise - new.exchange_paise) then
    raise exception 'order % is not paid', new.id using errcode = 'check_violation', constraint = 'orders_paid_means_captured';
  end if;
  return null;
end $$;
