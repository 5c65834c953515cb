-- A parcel that nobody took comes back: its order ends as returned to origin. It brought no money, its whole invoice is credited, and
-- pieces that cannot be sold again are written off.
alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check check (
  status in ('pending', 'processing', 'shipped', 'delivered', 'completed', 'cancelled', 'returned_to_origin'));
alter table orders drop constraint orders_leave_packed_things;
alter table orders add constraint orders_leave_packed_things check (
  shipped_at is null or status in ('shipped', 'delivered', 'completed', 'returned_to_origin'));
alter table orders drop constraint orders_returned_means_refunded;
alter table orders add constraint orders_returned_means_refunded check (
  returned_at is null or payment_status = 'refunded' or status = 'returned_to_origin');
alter table orders add constraint orders_returned_to_origin_keep_no_money check (
  status <> 'returned_to_origin'
  or (shipped_at is not null and returned_at is not null and delivered_at is null
      and case payment_method when 'cod' then payment_status = 'pending' and paid_at is null else payment_status = 'refunded' end));

-- From delivered only where that was a mistake and no cash was noted, which the constraint above holds.
insert into order_transitions values ('shipped', 'returned_to_origin'), ('delivered', 'returned_to_origin');

create function returned_to_origin_is_credited() returns trigger language plpgsql as $$
begin
  if not exists (
       select 1 from invoices i
        where i.order_id = new.id and i.document_type <> 'credit_note' and i.status = 'canceled'
          and i.total_paise = (select sum(n.total_paise) from invoices n where n.original_invoice_id = i.id)) then
    raise exception 'order % came back, but its invoice is not credited', new.id
      using errcode = 'check_violation', constraint = 'orders_returned_to_origin_are_credited';
  end if;
  return null;
end $$;
create constraint trigger orders_returned_to_origin_are_credited after insert or update of status on orders
  deferrable initially deferred for each row when (new.status = 'returned_to_origin') execute function returned_to_origin_is_credited();

alter table stock_moves drop constraint stock_moves_kind_check;
alter table stock_moves add constraint stock_moves_kind_check check (
  kind in ('stocked', 'sold', 'expired', 'revived', 'returned', 'corrected', 'written_off'));
alter table stock_moves drop constraint stock_moves_direction;
alter table stock_moves add constraint stock_moves_direction check (
  (kind not in ('sold', 'revived', 'written_off') or quantity < 0) and (kind not in ('stocked', 'expired', 'returned') or quantity > 0));
