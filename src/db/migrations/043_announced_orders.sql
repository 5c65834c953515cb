-- What open screens of the admin show is announced as the products are: each has one tag for all of its rows, which PostgreSQL sends once a
-- transaction however many rows were changed.
create function announce_tag() returns trigger language plpgsql as $$
begin
  perform announce_tags(tg_argv[0]);
  return null;
end $$;
create trigger order_events_announced after insert on order_events
  for each statement execute function announce_tag('orders');
create trigger contact_tickets_announced after insert or update or delete on contact_tickets
  for each statement execute function announce_tag('tickets');
create trigger stock_requests_announced after insert or update or delete on stock_requests
  for each statement execute function announce_tag('stock-requests');
