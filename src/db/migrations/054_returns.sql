-- A return after delivery is a record: who asked for it and why, what the shop answered, in which condition the pieces came back, and the
-- credit note that settled it.
create table returns (
  id text primary key,
  order_id text not null references orders,
  state text not null check (state in ('requested', 'approved', 'refused', 'received', 'settled')),
  wish text not null check (wish in ('refund', 'replacement', 'exchange')),
  reason text not null check (length(reason) <= 500),
  requested_by text not null check (requested_by in ('customer', 'staff')),
  answer text not null default '' check (length(answer) <= 500),
  requested_at timestamptz not null,
  answered_at timestamptz,
  received_at timestamptz,
  settled_at timestamptz,
  credit_note_id text references invoices deferrable initially deferred,
  constraint returns_are_answered check ((state = 'requested') = (answered_at is null)),
  constraint returns_are_received check (state <> 'received' or received_at is not null),
  constraint returns_are_settled_by_a_note check ((state = 'settled') = (settled_at is not null) and (state = 'settled') = (credit_note_id is not null))
);
create index returns_by_order on returns (order_id, requested_at);
create index returns_by_state on returns (state, requested_at);
-- An order has one open return at a time.
create unique index returns_one_open on returns (order_id) where state in ('requested', 'approved', 'received');

create table return_lines (
  return_id text not null references returns,
  order_line_id text not null references order_lines,
  quantity integer not null check (quantity between 1 and 99),
  -- How many of them can be sold again; unknown until the pieces are back.
  restockable integer check (restockable between 0 and quantity),
  primary key (return_id, order_line_id)
);

create function return_moves_forward() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
     or (new.id, new.order_id, new.wish, new.requested_by, new.requested_at) is distinct from (old.id, old.order_id, old.wish, old.requested_by, old.requested_at)
     or (new.state <> old.state and (old.state, new.state) not in (
           ('requested', 'approved'), ('requested', 'refused'), ('requested', 'settled'), ('approved', 'received'), ('approved', 'refused'),
           ('approved', 'settled'), ('received', 'refused'), ('received', 'settled'))) then
    raise exception 'return % does not move from % to %', old.id, old.state, coalesce(new.state, 'nothing')
      using errcode = 'check_violation', constraint = 'returns_move_forward';
  end if;
  return new;
end $$;
create trigger returns_move_forward before update or delete on returns for each row execute function return_moves_forward();

-- Pieces of a return are pieces of its order, and no more than the customer still had.
create function return_line_is_of_its_order() returns trigger language plpgsql as $$
begin
  if not exists (
       select 1 from returns r join order_lines l on l.order_id = r.order_id
        where r.id = new.return_id and l.id = new.order_line_id and new.quantity <= l.quantity) then
    raise exception 'return % has pieces that its order has not', new.return_id
      using errcode = 'check_violation', constraint = 'return_lines_are_of_their_order';
  end if;
  return null;
end $$;
create constraint trigger return_lines_are_of_their_order after insert or update on return_lines
  not deferrable for each row execute function return_line_is_of_its_order();
