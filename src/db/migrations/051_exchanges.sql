-- An exchange: pieces of an order are credited, and what they were credited pays for another order of the same customer.
alter table orders
  add column exchange_of text references orders,
  -- What the credit of the first order pays of this one.
  add column exchange_paise bigint not null default 0,
  -- What the credits of this order pay of others.
  add column exchanged_paise bigint not null default 0,
  add constraint orders_exchange_pays_its_order check (
    exchange_paise between 0 and total_paise and (exchange_of is null) = (exchange_paise = 0)),
  add constraint orders_exchanged_within_total check (exchanged_paise between 0 and total_paise);
create index orders_by_exchange on orders (exchange_of) where exchange_of is not null;

-- A repeated request is answered with the order that the first one made.
alter table refund_requests add column exchange_id text references orders;

create function exchange_is_fixed() returns trigger language plpgsql as $$
begin
  raise exception 'what paid for order % is fixed', old.id using errcode = 'check_violation', constraint = 'orders_exchange_is_fixed';
end $$;
create trigger orders_exchange_is_fixed before update on orders for each row
  when ((new.exchange_of, new.exchange_paise) is distinct from (old.exchange_of, old.exchange_paise)
        or new.exchanged_paise < old.exchanged_paise)
  execute function exchange_is_fixed();

-- What an order passed on is what other orders of its customer were paid with, and was credited before.
create function exchange_adds_up(first_id text) returns void language plpgsql as $$
begin
  if exists (
       select 1 from orders o
         cross join lateral (select coalesce(sum(exchange_paise), 0) as paid, count(*) filter (where customer_id <> o.customer_id) as strangers
                               from orders where exchange_of = o.id) next
         cross join lateral (select coalesce(sum(total_paise), 0) as credited
                               from invoices where order_id = o.id and document_type = 'credit_note' and not is_replaced) notes
        where o.id = first_id
          and (o.exchanged_paise <> next.paid or next.strangers > 0 or o.exchanged_paise > notes.credited)) then
    raise exception 'the exchanges of order % do not add up', first_id
      using errcode = 'check_violation', constraint = 'orders_exchanges_add_up';
  end if;
end $$;
create function exchanged_order_adds_up() returns trigger language plpgsql as $$
begin
  perform exchange_adds_up(new.id);
  return null;
end $$;
create constraint trigger orders_exchanged_add_up after update of exchanged_paise on orders
  deferrable initially deferred for each row when (new.exchanged_paise <> old.exchanged_paise) execute function exchanged_order_adds_up();
create function exchange_order_adds_up() returns trigger language plpgsql as $$
begin
  perform exchange_adds_up(new.exchange_of);
  return null;
end $$;
create constraint trigger orders_exchanges_add_up after insert on orders
  deferrable initially deferred for each row when (new.exchange_of is not null) execute function exchange_order_adds_up();

-- An order of which a part was exchanged keeps that money when the rest comes back. An exchange that was paid whole by its credit gives the
-- credit back when its parcel was not accepted.
alter table orders drop constraint orders_returned_means_refunded;
alter table orders add constraint orders_returned_means_refunded check (
  returned_at is null or payment_status = 'refunded' or status = 'returned_to_origin' or exchanged_paise > 0);
alter table orders drop constraint orders_returned_to_origin_keep_no_money;
alter table orders add constraint orders_returned_to_origin_keep_no_money check (
  status <> 'returned_to_origin'
  or (shipped_at is not null and returned_at is not null and delivered_at is null and exchanged_paise = 0
      and case when payment_method = 'cod' and exchange_paise < total_paise then payment_status = 'pending' and paid_at is null
               else payment_status = 'refunded' end));
