-- The address of an order may change until the parcel leaves. Another State changes which tax is in the price and never the price: lines,
-- charges and order get their new split together, and an invoice that was issued is replaced: a credit note takes it back and a new one follows.

-- True for an invoice that another one replaced and for the credit note that took it back: both stay in the books and in the GST returns, and
-- neither says what the buyer owes or got back.
alter table invoices add column is_replaced boolean not null default false;
drop index invoices_one_per_order;
create unique index invoices_one_per_order on invoices (order_id) where document_type <> 'credit_note' and not is_replaced;
alter table invoices add constraint invoices_replaced_are_canceled check (
  not is_replaced or document_type = 'credit_note' or status = 'canceled');

create or replace function invoice_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - 'status' - 'is_replaced') is distinct from (to_jsonb(old) - 'status' - 'is_replaced')
     or old.is_replaced and not new.is_replaced
     or (new.status <> old.status
         and (old.status, new.status) not in (('draft', 'sent'), ('draft', 'paid'), ('sent', 'paid'), ('sent', 'overdue'), ('sent', 'canceled'),
                                              ('overdue', 'paid'), ('overdue', 'canceled'), ('paid', 'canceled'))) then
    raise exception 'an issued invoice never changes; issue a credit note' using errcode = 'check_violation', constraint = 'invoices_are_final';
  end if;
  return new;
end $$;

-- A replaced invoice is taken back whole.
create function replaced_invoice_is_credited() returns trigger language plpgsql as $$
begin
  if new.total_paise is distinct from (select sum(total_paise) from invoices where original_invoice_id = new.id and is_replaced) then
    raise exception 'invoice % is replaced, but not credited', new.number
      using errcode = 'check_violation', constraint = 'invoices_replaced_are_credited';
  end if;
  return null;
end $$;
create constraint trigger invoices_replaced_are_credited after update of is_replaced on invoices
  deferrable initially deferred for each row when (new.is_replaced and new.document_type <> 'credit_note')
  execute function replaced_invoice_is_credited();

-- Of lines and charges the split of tax alone may change; that it is of its rate, and adds up to the order, is checked as before.
create or replace function order_lines_are_frozen() returns trigger language plpgsql as $$
declare
  split constant text[] := array['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - split = to_jsonb(old) - split then return new; end if;
  raise exception 'what was ordered does not change' using errcode = 'check_violation', constraint = 'order_lines_are_frozen';
end $$;

create function order_split_adds_up() returns trigger language plpgsql as $$
begin
  if exists (
       select 1 from orders o
         cross join lateral (
           select sum(taxable) as taxable, sum(cgst) as cgst, sum(igst) as igst
             from (select taxable_paise as taxable, cgst_paise as cgst, igst_paise as igst from order_lines where order_id = o.id
                   union all
                   select taxable_paise, cgst_paise, igst_paise from order_charges where order_id = o.id) part) parts
        where o.id = new.order_id
          and (o.taxable_paise, o.cgst_paise, o.igst_paise) is distinct from (parts.taxable, parts.cgst, parts.igst)) then
    raise exception 'the tax of order % is not that of its parts', new.order_id
      using errcode = 'check_violation', constraint = 'orders_parts_add_up';
  end if;
  return null;
end $$;
create constraint trigger order_lines_add_up after update on order_lines
  deferrable initially deferred for each row execute function order_split_adds_up();
create constraint trigger order_charges_add_up after update on order_charges
  deferrable initially deferred for each row execute function order_split_adds_up();
drop trigger orders_parts_add_up on orders;
create constraint trigger orders_parts_add_up after insert or update of total_paise, rounding_paise, taxable_paise, cgst_paise, igst_paise on orders
  deferrable initially deferred for each row execute function order_parts_add_up();

create or replace function order_moves_along_its_edges() returns trigger language plpgsql as $$
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
  if (new.subtotal_paise, new.coupon_paise, new.prepaid_discount_paise, new.shipping_paise, new.cod_paise, new.rounding_paise,
      new.total_paise, new.customer_id, new.payment_method)
     is distinct from
     (old.subtotal_paise, old.coupon_paise, old.prepaid_discount_paise, old.shipping_paise, old.cod_paise, old.rounding_paise,
      old.total_paise, old.customer_id, old.payment_method) then
    raise exception 'the price of order % is fixed', old.id using errcode = 'check_violation', constraint = 'orders_price_is_fixed';
  end if;
  if (new.place_of_supply, new.taxable_paise, new.cgst_paise, new.sgst_paise, new.igst_paise)
     is distinct from (old.place_of_supply, old.taxable_paise, old.cgst_paise, old.sgst_paise, old.igst_paise)
     and (new.place_of_supply = old.place_of_supply or new.status not in ('pending', 'processing')) then
    raise exception 'the tax of order % is fixed', old.id using errcode = 'check_violation', constraint = 'orders_price_is_fixed';
  end if;
  return new;
end $$;

-- Credit notes of the invoice in force never pass what was invoiced; one that took a replaced invoice back is its own whole.
create or replace function credit_stays_within_invoice() returns trigger language plpgsql as $$
declare
  whole record;
  credited record;
begin
  if (select is_replaced from invoices where id = new.invoice_id) then return null; end if;
  -- Two credit notes of one order are written one after the other.
  perform 1 from orders where id = new.order_id for no key update;
  if new.kind = 'goods' then
    select quantity, net_paise as amount, taxable_paise as taxable, cgst_paise as cgst, igst_paise as igst into whole
      from order_lines where id = new.order_line_id and order_id = new.order_id;
  else
    select 1 as quantity, amount_paise as amount, taxable_paise as taxable, cgst_paise as cgst, igst_paise as igst into whole
      from order_charges where order_id = new.order_id and kind = new.kind and rate_bp = new.rate_bp;
  end if;
  select sum(l.quantity) as quantity, sum(l.amount_paise) as amount, sum(l.taxable_paise) as taxable, sum(l.cgst_paise) as cgst,
         sum(l.igst_paise) as igst into credited
    from credit_note_lines l join invoices n on n.id = l.invoice_id
   where l.order_id = new.order_id and l.kind = new.kind and not n.is_replaced
     and case when l.kind = 'goods' then l.order_line_id = new.order_line_id else l.rate_bp = new.rate_bp end;
  if whole is null or credited.quantity > whole.quantity or credited.amount > whole.amount or credited.taxable > whole.taxable
     or credited.cgst > whole.cgst or credited.igst > whole.igst then
    raise exception 'line % of order % is credited beyond what was invoiced', new.line_id, new.order_id
      using errcode = 'check_violation', constraint = 'credit_stays_within_invoice';
  end if;
  return null;
end $$;
