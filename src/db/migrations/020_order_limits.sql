-- What the owner decides about unpaid orders, cash on delivery and the messages to the owner.
alter table settings drop constraint settings_section_check;
alter table settings add constraint settings_section_check check (
  section in ('shipping', 'payment', 'general', 'seller', 'holds', 'cod', 'notifications'));

-- How many pieces an unpaid online order holds, and from which device and network it was placed. The row is deleted as soon as the order
-- is paid or cancelled, so that nobody's network address is kept longer than the order waits for its money.
create table order_holds (
  order_id text primary key references orders deferrable initially deferred,
  pieces integer not null check (pieces > 0),
  network text,
  device text,
  created_at timestamptz not null
);
create index order_holds_by_network on order_holds (network) where network is not null;
create index order_holds_by_device on order_holds (device) where device is not null;

create function order_holds_no_longer() returns trigger language plpgsql as $$
begin
  delete from order_holds where order_id = new.id;
  return null;
end $$;
create trigger orders_release_hold after update of status, payment_status on orders
  for each row when (old.status = 'pending' and (new.status <> 'pending' or new.payment_status not in ('pending', 'failed')))
  execute function order_holds_no_longer();

-- Parcels that were refused at the door, counted for each PIN code when somebody wants to pay in cash.
create index orders_refused_by_pin on orders ((shipping_address ->> 'postalCode'), placed_at)
  where status = 'returned_to_origin' and payment_method = 'cod';

-- Whether a customer has received anything, and how many parcels they refused; orders that are still on their way are not in it.
create index orders_arrived_by_customer on orders (customer_id, status)
  where status in ('delivered', 'completed', 'returned_to_origin');
