-- A cash on delivery order that waits for the owner's confirmation is cancelled when nobody confirms it in time.
alter table orders drop constraint orders_cancelled_reason_check;
alter table orders add constraint orders_cancelled_reason_check check (
  cancelled_reason in ('unpaid', 'customer', 'staff', 'no_stock', 'replaced', 'unconfirmed'));

-- Those that wait already get the default time, and a day at least.
update orders set expires_at = greatest(placed_at + interval '3 days', now() + interval '1 day')
 where status = 'pending' and payment_method = 'cod' and expires_at is null;
create index orders_unconfirmed on orders (expires_at) where status = 'pending' and payment_method = 'cod';
