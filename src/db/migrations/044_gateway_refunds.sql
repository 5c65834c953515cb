-- A refund that the owner made in Razorpay's dashboard is a gateway-initiated refund; older rows called it "outside".
set constraints all immediate;
alter table refunds disable trigger refunds_move_forward;
alter table refunds disable trigger refunds_within_captured;
alter table refunds drop constraint refunds_only_outside_is_uncredited, drop constraint refunds_reason_check;
drop index refunds_to_look_at;
update refunds set reason = 'gateway_initiated' where reason = 'outside';
alter table refunds enable trigger refunds_move_forward;
alter table refunds enable trigger refunds_within_captured;
alter table refunds add constraint refunds_reason_check check (
  reason in ('cancelled', 'late', 'duplicate', 'mismatch', 'returned', 'gateway_initiated'));
alter table refunds add constraint refunds_only_gateway_initiated_is_uncredited check (
  uncredited_paise between 0 and amount_paise
  and (reason = 'gateway_initiated' or (uncredited_paise = 0 and explained_at is null))
  and (reason <> 'gateway_initiated' or gateway_refund_id is not null));
create index refunds_to_look_at on refunds (order_id)
  where status = 'failed' or (reason = 'gateway_initiated' and uncredited_paise > 0 and explained_at is null);

-- The kinds of two order events and of one message follow.
update order_events set kind = 'gateway_refunded' where kind = 'refunded_outside';
update order_events set kind = 'order_returned' where kind = 'order_taken_back';
update messages set kind = 'gateway_refund', dedupe_key = regexp_replace(dedupe_key, '^refund_outside/', 'gateway_refund/')
 where kind = 'refund_outside';
