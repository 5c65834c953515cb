-- The difference of an exchange may be paid by a payment link: then the new order waits for it as an online order, of which its credit pays a
-- part.
alter table orders add constraint orders_exchange_leaves_something_to_pay check (
  exchange_paise = 0 or payment_method = 'cod' or exchange_paise < total_paise);

-- An order is paid online when exactly its total without that credit, in rupees, was captured for its own gateway order.
create or replace function paid_means_captured() returns trigger language plpgsql as $$
begin
  if new.payment_method = 'razorpay' and new.payment_status = 'completed' and old.payment_status <> 'completed'
     and not exists (select 1 from payments p join gateway_orders g using (gateway_order_id)
                      where p.id = new.paid_by and p.order_id = new.id and g.order_id = new.id and p.status = 'captured'
                        and p.currency = 'INR' and p.amount_paise = new.total_paise - new.exchange_paise) then
    raise exception 'order % is not paid', new.id using errcode = 'check_violation', constraint = 'orders_paid_means_captured';
  end if;
  return null;
end $$;

-- An exchange that was cancelled stays cancelled: its credit went back.
create function exchange_stays_cancelled() returns trigger language plpgsql as $$
begin
  raise exception 'exchange % is cancelled', old.id using errcode = 'check_violation', constraint = 'orders_exchange_stays_cancelled';
end $$;
create trigger orders_exchange_stays_cancelled before update of status on orders for each row
  when (old.status = 'cancelled' and new.status <> 'cancelled' and old.exchange_of is not null)
  execute function exchange_stays_cancelled();

-- To payments of earlier orders goes back no more than what was credited for an exchange.
create function refunds_within_credit() returns trigger language plpgsql as $$
declare
  credited bigint;
begin
  if new.order_id = (select order_id from payments where id = new.payment_id) then return null; end if;
  select exchange_paise into credited from orders where id = new.order_id;
  if (select sum(r.amount_paise) from refunds r join payments p on p.id = r.payment_id
       where r.order_id = new.order_id and p.order_id <> r.order_id and r.status not in ('failed', 'replaced')) > credited then
    raise exception 'refunds pass what was credited for exchange %', new.order_id
      using errcode = 'check_violation', constraint = 'refunds_within_credit';
  end if;
  return null;
end $$;
create constraint trigger refunds_within_credit after insert or update on refunds
  not deferrable for each row execute function refunds_within_credit();
