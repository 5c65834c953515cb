-- What the order list of the admin needs: a version of each order, the order of each message, and an index for each filter and search.

-- The version goes up with every change of an order; staff name the version they saw.
alter table orders add column version integer not null default 1;
create function orders_count_versions() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger orders_version before update on orders for each row execute function orders_count_versions();

-- The order that a message is about, so that staff can read what its buyer was sent.
alter table messages add column order_id text references orders deferrable initially deferred;
update messages set order_id = split_part(dedupe_key, '/', 2)
 where customer_id is not null and split_part(dedupe_key, '/', 2) in (select id from orders);
-- An index waits for no check of a row that was just written.
set constraints all immediate;
create index messages_by_order on messages (order_id) where order_id is not null;

-- Each filter has its orders newest first; the newest orders carry what sales are summed of.
drop index orders_newest;
create index orders_newest on orders (placed_at desc, id desc) include (status, payment_status, total_paise);
create index orders_by_status on orders (status, placed_at desc, id desc);
create index orders_by_state on orders (place_of_supply, placed_at desc);
create index orders_by_pin on orders ((shipping_address ->> 'postalCode'), placed_at desc);
create index orders_by_courier on orders (courier, placed_at desc) where courier is not null;
create index orders_by_total on orders (total_paise, id);
create index orders_by_promise on orders (delivery_to, id) where status in ('pending', 'processing', 'shipped');
create index orders_cash_due on orders (delivered_at)
  where payment_method = 'cod' and payment_status = 'pending' and status in ('delivered', 'completed');
drop index order_lines_by_product;
create index order_lines_by_product on order_lines (product_id, order_id desc);

-- Each spelling that staff search by: names by any part, numbers by their end, the rest by its beginning.
create index orders_by_name on orders using gin (lower(customer_name) gin_trgm_ops) with (fastupdate = off);
create index orders_by_number_end on orders (reverse(order_number) text_pattern_ops);
create index orders_by_phone_end on orders (reverse(customer_phone) text_pattern_ops);
create index orders_by_email on orders (lower(customer_email) text_pattern_ops);
create index orders_by_tracking on orders (upper(tracking_number) text_pattern_ops) where tracking_number is not null;
create index order_lines_by_sku on order_lines (upper(sku), order_id desc);
create index invoices_by_number_end on invoices (reverse(number) text_pattern_ops);
create index customers_by_name on customers using gin (lower(name) gin_trgm_ops) with (fastupdate = off);
create index products_by_name on products using gin (lower(name) gin_trgm_ops) with (fastupdate = off);
create index products_by_stock on products (stock_quantity) where archived_at is null;
