-- Whoever orders the same goods anew puts the new order in the place of the one they have not paid.
alter table orders drop constraint orders_cancelled_reason_check;
alter table orders add constraint orders_cancelled_reason_check check (
  cancelled_reason in ('unpaid', 'customer', 'staff', 'no_stock', 'replaced'));

-- What a customer has not paid yet: looked up with each order and each quote, and nearly always nothing.
create index orders_waiting on orders (customer_id) where status = 'pending' and payment_method = 'razorpay';
