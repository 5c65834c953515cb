-- What staff does with an order: it is packed before it leaves, and closed when nothing more is expected.

alter table orders add column packed_at timestamptz;
alter table orders add column completed_at timestamptz;
-- The goods came back after they had arrived, and the money went back.
alter table orders add column returned_at timestamptz;
alter table orders add constraint orders_returned_means_refunded check (returned_at is null or payment_status = 'refunded');
alter table orders add constraint orders_leave_packed_things check (shipped_at is null or status in ('shipped', 'delivered', 'completed'));
create index orders_newest on orders (placed_at desc, id desc);
create index orders_to_close on orders (delivered_at) where status = 'delivered';
create index sessions_by_staff on sessions (staff_id) where ended_at is null and staff_id is not null;
