-- Events of an order that were written in one moment keep the order in which they were written.
alter table order_events add column sequence bigint generated always as identity;
drop index order_events_by_order;
create index order_events_by_order on order_events (order_id, at, sequence);
