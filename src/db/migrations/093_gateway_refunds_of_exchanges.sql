-- A refund that the owner made in Razorpay's dashboard may cover what the shop owes for an order and for exchanges of it: each has a row of its own.
-- No older version may serve meanwhile: it knows one row of a refund of the dashboard, and would leave the others behind when the refund fails.
alter table refunds drop constraint refunds_gateway_refund_id_key;
create index refunds_by_gateway_refund on refunds (gateway_refund_id);
create unique index refunds_sent_once on refunds (gateway_refund_id) where reason <> 'gateway_initiated';

create or replace function refund_only_moves_forward() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.id, new.payment_id, new.dedupe_key, new.reason)
        is distinct from (old.id, old.payment_id, old.dedupe_key, old.reason)
     or new.uncredited_paise > old.uncredited_paise
     -- What no credit note called for may cover an exchange: all of it becomes a refund of that, or a part leaves for another row.
     or ((new.order_id, new.amount_paise) is distinct from (old.order_id, old.amount_paise)
         and not (old.reason = 'gateway_initiated'
                  and ((new.amount_paise = old.amount_paise and old.uncredited_paise = old.amount_paise and new.uncredited_paise = 0)
                       or (new.order_id = old.order_id
                           and new.amount_paise - new.uncredited_paise = old.amount_paise - old.uncredited_paise))))
     or (new.status <> old.status and (old.status, new.status) not in (
           ('due', 'pending'), ('due', 'processed'), ('due', 'failed'), ('pending', 'processed'), ('pending', 'failed'), ('failed', 'processed'),
           -- Given up for another, and taken by the gateway all the same.
           ('due', 'replaced'), ('failed', 'replaced'), ('replaced', 'pending'), ('replaced', 'failed'), ('replaced', 'processed'))) then
    raise exception 'refund % is what it is', old.id using errcode = 'check_violation', constraint = 'refunds_move_forward';
  end if;
  return new;
end $$;
