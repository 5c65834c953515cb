-- Refunds that were made at the gateway itself, not by the shop, and refunds that gave way to another.
alter table refunds drop constraint refunds_status_check;
alter table refunds add constraint refunds_status_check check (status in ('due', 'pending', 'processed', 'failed', 'replaced'));
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (
  reason in ('cancelled', 'late', 'duplicate', 'mismatch', 'returned', 'outside'));

-- What of a refund made outside no credit note calls for: a gift, or something that the owner has yet to explain.
alter table refunds add column uncredited_paise bigint not null default 0;
alter table refunds add column explained_at timestamptz;
alter table refunds add constraint refunds_only_outside_is_uncredited check (
  uncredited_paise between 0 and amount_paise
  and (reason = 'outside' or (uncredited_paise = 0 and explained_at is null))
  and (reason <> 'outside' or gateway_refund_id is not null));
create index refunds_to_look_at on refunds (order_id)
  where status = 'failed' or (reason = 'outside' and uncredited_paise > 0 and explained_at is null);

create or replace function refunds_within_captured() returns trigger language plpgsql as $$
declare
  captured bigint;
begin
  -- Not `for update`: the foreign key has locked the key already, and two refunds at once would wait for each other for good.
  select amount_paise into captured from payments where id = new.payment_id and status = 'captured' for no key update;
  if captured is null or (select sum(amount_paise) from refunds
                           where payment_id = new.payment_id and status not in ('failed', 'replaced')) > captured then
    raise exception 'refunds pass what was captured' using errcode = 'check_violation', constraint = 'refunds_within_captured';
  end if;
  return null;
end $$;

create or replace function refund_only_moves_forward() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.id, new.payment_id, new.order_id, new.amount_paise, new.dedupe_key, new.reason)
        is distinct from (old.id, old.payment_id, old.order_id, old.amount_paise, old.dedupe_key, old.reason)
     or new.uncredited_paise > old.uncredited_paise
     or (new.status <> old.status and (old.status, new.status) not in (
           ('due', 'pending'), ('due', 'processed'), ('due', 'failed'), ('pending', 'processed'), ('pending', 'failed'), ('failed', 'processed'),
           -- Given up for another, and taken by the gateway all the same.
           ('due', 'replaced'), ('failed', 'replaced'), ('replaced', 'pending'), ('replaced', 'failed'), ('replaced', 'processed'))) then
    raise exception 'refund % is what it is', old.id using errcode = 'check_violation', constraint = 'refunds_move_forward';
  end if;
  return new;
end $$;
