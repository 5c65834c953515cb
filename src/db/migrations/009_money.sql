-- Money that goes back in parts, and what the books promise held by the database itself.

-- What each credit note takes back, line by line; nothing is taken back twice.
create table credit_note_lines (
  invoice_id text not null references invoices,
  -- The line's id on the invoice: that of the order line, or of the charge.
  line_id text not null,
  order_id text not null references orders,
  kind text not null check (kind in ('goods', 'shipping', 'cod')),
  order_line_id text references order_lines,
  hsn text not null,
  rate_bp integer not null check (rate_bp between 0 and 10000),
  -- Pieces that came back; none where only the price was cut.
  quantity integer not null check (quantity >= 0),
  restocked integer not null check (restocked between 0 and quantity),
  amount_paise bigint not null check (amount_paise >= 0),
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise >= 0),
  igst_paise bigint not null check (igst_paise >= 0),
  primary key (invoice_id, line_id),
  constraint credit_note_lines_goods_name_their_line check (case when kind = 'goods' then order_line_id = line_id else order_line_id is null end),
  constraint credit_note_lines_tax_adds_up check (taxable_paise + cgst_paise + sgst_paise + igst_paise = amount_paise),
  constraint credit_note_lines_one_kind_of_tax check (cgst_paise = sgst_paise and (igst_paise = 0 or cgst_paise = 0))
);
create index credit_note_lines_by_order on credit_note_lines (order_id, line_id);

-- Until now a credit note took back the whole invoice.
insert into credit_note_lines
select n.id, l.id, n.order_id, 'goods', l.id, l.hsn, l.rate_bp, l.quantity,
       case when exists (select 1 from stock_moves m where m.order_id = n.order_id and m.kind = 'returned') then l.quantity else 0 end,
       l.net_paise, l.taxable_paise, l.cgst_paise, l.sgst_paise, l.igst_paise
  from invoices n join order_lines l on l.order_id = n.order_id
 where n.document_type = 'credit_note'
union all
select n.id, c.kind || '-' || row_number() over (partition by n.id order by c.kind desc, c.rate_bp), n.order_id, c.kind, null, c.hsn, c.rate_bp,
       1, 0, c.amount_paise, c.taxable_paise, c.cgst_paise, c.sgst_paise, c.igst_paise
  from invoices n join order_charges c on c.order_id = n.order_id
 where n.document_type = 'credit_note';

create function credit_stays_within_invoice() returns trigger language plpgsql as $$
declare
  whole record;
  credited record;
begin
  -- Two credit notes of one order take turns.
  perform 1 from orders where id = new.order_id for no key update;
  if new.kind = 'goods' then
    select quantity, net_paise as amount, taxable_paise as taxable, cgst_paise as cgst, igst_paise as igst into whole
      from order_lines where id = new.order_line_id and order_id = new.order_id;
  else
    select 1 as quantity, amount_paise as amount, taxable_paise as taxable, cgst_paise as cgst, igst_paise as igst into whole
      from order_charges where order_id = new.order_id and kind = new.kind and rate_bp = new.rate_bp;
  end if;
  select sum(quantity) as quantity, sum(amount_paise) as amount, sum(taxable_paise) as taxable, sum(cgst_paise) as cgst,
         sum(igst_paise) as igst into credited
    from credit_note_lines
   where order_id = new.order_id and kind = new.kind
     and case when kind = 'goods' then order_line_id = new.order_line_id else rate_bp = new.rate_bp end;
  if whole is null or credited.quantity > whole.quantity or credited.amount > whole.amount or credited.taxable > whole.taxable
     or credited.cgst > whole.cgst or credited.igst > whole.igst then
    raise exception 'line % of order % is credited beyond what was invoiced', new.line_id, new.order_id
      using errcode = 'check_violation', constraint = 'credit_stays_within_invoice';
  end if;
  return null;
end $$;
create constraint trigger credit_stays_within_invoice after insert on credit_note_lines
  not deferrable for each row execute function credit_stays_within_invoice();

create function what_was_written_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what is in % does not change', tg_table_name using errcode = 'check_violation', constraint = tg_table_name || '_are_frozen';
end $$;
create trigger credit_note_lines_frozen before update or delete on credit_note_lines
  for each row execute function what_was_written_stays();

-- An invoice is its order to the paisa, and its lines are its total.
create function invoice_is_its_order() returns trigger language plpgsql as $$
declare
  parts bigint;
begin
  select coalesce(sum((line ->> 'totalPaise')::bigint), 0) into parts from jsonb_array_elements(new.document -> 'lines') line;
  if parts + new.rounding_paise <> new.total_paise or not exists (
       select 1 from orders o where o.id = new.order_id and o.customer_id = new.customer_id and o.total_paise = new.total_paise
          and o.rounding_paise = new.rounding_paise and o.taxable_paise = new.taxable_paise and o.cgst_paise = new.cgst_paise
          and o.sgst_paise = new.sgst_paise and o.igst_paise = new.igst_paise) then
    raise exception 'invoice % is not its order', new.number using errcode = 'check_violation', constraint = 'invoices_are_their_orders';
  end if;
  return null;
end $$;
create constraint trigger invoices_are_their_orders after insert on invoices
  not deferrable for each row when (new.document_type <> 'credit_note') execute function invoice_is_its_order();

-- A credit note is its lines, and all notes together never pass the invoice. Its lines are written after it.
create function credit_note_adds_up(note_id text) returns void language plpgsql as $$
declare
  note record;
  lines record;
  original record;
  notes bigint;
begin
  select * into note from invoices where id = note_id;
  select count(*) as count, sum(amount_paise) as amount, sum(taxable_paise) as taxable, sum(cgst_paise) as cgst, sum(igst_paise) as igst
    into lines from credit_note_lines where invoice_id = note_id and order_id = note.order_id;
  select order_id, customer_id, total_paise, document_type into original from invoices where id = note.original_invoice_id;
  select sum(total_paise) into notes from invoices where original_invoice_id = note.original_invoice_id;
  if note.document_type <> 'credit_note' or lines.count = 0 or lines.amount + note.rounding_paise <> note.total_paise
     or lines.taxable <> note.taxable_paise or lines.cgst <> note.cgst_paise or lines.igst <> note.igst_paise
     or original.document_type = 'credit_note' or original.order_id <> note.order_id or original.customer_id <> note.customer_id
     or notes > original.total_paise then
    raise exception 'credit note % does not add up', note.number using errcode = 'check_violation', constraint = 'credit_notes_add_up';
  end if;
end $$;

create function credit_note_is_its_lines() returns trigger language plpgsql as $$
begin
  perform credit_note_adds_up(new.id);
  return null;
end $$;
create constraint trigger credit_notes_add_up after insert on invoices
  deferrable initially deferred for each row when (new.document_type = 'credit_note') execute function credit_note_is_its_lines();

create function credit_line_is_of_its_note() returns trigger language plpgsql as $$
begin
  perform credit_note_adds_up(new.invoice_id);
  return null;
end $$;
create constraint trigger credit_lines_add_up after insert on credit_note_lines
  deferrable initially deferred for each row execute function credit_line_is_of_its_note();

-- Only the status of a document moves, and only forward.
create or replace function invoice_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - 'status') is distinct from (to_jsonb(old) - 'status')
     or (new.status <> old.status
         and (old.status, new.status) not in (('draft', 'sent'), ('draft', 'paid'), ('sent', 'paid'), ('sent', 'overdue'), ('sent', 'canceled'),
                                              ('overdue', 'paid'), ('overdue', 'canceled'), ('paid', 'canceled'))) then
    raise exception 'an issued invoice never changes; issue a credit note' using errcode = 'check_violation', constraint = 'invoices_are_final';
  end if;
  return new;
end $$;

-- Numbers have no gaps: a counter goes up by one, and only together with the document that has the number.
alter table invoices add constraint invoices_number_is_its_place check (
  number = series || '/' || financial_year || '/' || lpad(sequence::text, 6, '0'));
alter table invoices add constraint invoices_are_of_their_year check (
  financial_year = lpad((extract(year from issue_date - interval '3 months')::int % 100)::text, 2, '0') || '-'
                || lpad((extract(year from issue_date + interval '9 months')::int % 100)::text, 2, '0'));

create function counter_counts_by_one() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.last_number = 1 then return new; end if;
  if tg_op = 'UPDATE' and (new.series, new.financial_year, new.last_number) = (old.series, old.financial_year, old.last_number + 1) then
    return new;
  end if;
  raise exception 'invoice numbers are consecutive' using errcode = 'check_violation', constraint = 'invoice_counters_count_by_one';
end $$;
create trigger invoice_counters_count_by_one before insert or update or delete on invoice_counters
  for each row execute function counter_counts_by_one();

create function number_has_its_invoice() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from invoices where series = new.series and financial_year = new.financial_year and sequence = new.last_number) then
    raise exception 'number % of % % has no invoice', new.last_number, new.series, new.financial_year
      using errcode = 'check_violation', constraint = 'invoice_numbers_have_no_gaps';
  end if;
  return null;
end $$;
create constraint trigger invoice_numbers_have_no_gaps after insert or update on invoice_counters
  deferrable initially deferred for each row execute function number_has_its_invoice();

create function invoice_takes_the_next_number() returns trigger language plpgsql as $$
begin
  if new.sequence is distinct from (select last_number from invoice_counters where series = new.series and financial_year = new.financial_year) then
    raise exception 'invoice % does not have the number that was counted', new.number
      using errcode = 'check_violation', constraint = 'invoices_take_the_next_number';
  end if;
  return new;
end $$;
create trigger invoices_take_the_next_number before insert on invoices for each row execute function invoice_takes_the_next_number();

-- GST is what the rate says of a line's amount, rounded half up: CGST and SGST within the home State, else IGST.
alter table order_lines add constraint order_lines_tax_is_of_its_rate check (
  (igst_paise = 0 and cgst_paise = (2 * net_paise * rate_bp + 2 * (10000 + rate_bp)) / (4 * (10000 + rate_bp)))
  or (cgst_paise = 0 and igst_paise = (2 * net_paise * rate_bp + 10000 + rate_bp) / (2 * (10000 + rate_bp))));
alter table order_charges add constraint order_charges_tax_is_of_its_rate check (
  (igst_paise = 0 and cgst_paise = (2 * amount_paise * rate_bp + 2 * (10000 + rate_bp)) / (4 * (10000 + rate_bp)))
  or (cgst_paise = 0 and igst_paise = (2 * amount_paise * rate_bp + 10000 + rate_bp) / (2 * (10000 + rate_bp))));
alter table orders add constraint orders_tax_is_of_their_state check (
  case when place_of_supply = home_state then igst_paise = 0 else cgst_paise = 0 end);

create or replace function order_parts_add_up() returns trigger language plpgsql as $$
declare
  parts record;
begin
  select coalesce(sum(amount), 0) as amount, coalesce(sum(taxable), 0) as taxable, coalesce(sum(cgst), 0) as cgst, coalesce(sum(igst), 0) as igst
    into parts
    from (select net_paise as amount, taxable_paise as taxable, cgst_paise as cgst, igst_paise as igst from order_lines where order_id = new.id
          union all
          select amount_paise, taxable_paise, cgst_paise, igst_paise from order_charges where order_id = new.id) part;
  if parts.amount + new.rounding_paise <> new.total_paise or parts.taxable <> new.taxable_paise or parts.cgst <> new.cgst_paise
     or parts.igst <> new.igst_paise then
    raise exception 'order % is % paise but its parts are %', new.id, new.total_paise, parts.amount + new.rounding_paise
      using errcode = 'check_violation', constraint = 'orders_parts_add_up';
  end if;
  return null;
end $$;

-- What was learned of money stays learned: a capture is not taken back, and no amount changes.
create function payment_only_moves_forward() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.status = 'captured' and new.status <> 'captured')
     or (new.id, new.gateway_payment_id, new.gateway_order_id, new.order_id, new.amount_paise, new.currency)
        is distinct from (old.id, old.gateway_payment_id, old.gateway_order_id, old.order_id, old.amount_paise, old.currency) then
    raise exception 'payment % is what it is', old.id using errcode = 'check_violation', constraint = 'payments_move_forward';
  end if;
  return new;
end $$;
create trigger payments_move_forward before update or delete on payments for each row execute function payment_only_moves_forward();

create function refund_only_moves_forward() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.id, new.payment_id, new.order_id, new.amount_paise, new.dedupe_key)
        is distinct from (old.id, old.payment_id, old.order_id, old.amount_paise, old.dedupe_key)
     or (new.status <> old.status and (old.status, new.status) not in (
           ('due', 'pending'), ('due', 'processed'), ('due', 'failed'), ('pending', 'processed'), ('pending', 'failed'), ('failed', 'processed'))) then
    raise exception 'refund % is what it is', old.id using errcode = 'check_violation', constraint = 'refunds_move_forward';
  end if;
  return new;
end $$;
create trigger refunds_move_forward before update or delete on refunds for each row execute function refund_only_moves_forward();

-- Whoever is paid was paid by one payment, once; nobody begins as paid online.
create function paid_stays_paid() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' and new.payment_method = 'razorpay' and (new.payment_status in ('completed', 'refunded') or new.paid_by is not null))
     or (tg_op = 'UPDATE' and old.paid_by is not null and new.paid_by is distinct from old.paid_by) then
    raise exception 'order % is not paid like this', new.id using errcode = 'check_violation', constraint = 'orders_paid_once';
  end if;
  return new;
end $$;
create trigger orders_paid_once before insert or update of paid_by on orders for each row execute function paid_stays_paid();

-- Staff may be answered twice: the same key is the same refund.
create table refund_requests (
  order_id text not null references orders,
  key text not null check (length(key) between 8 and 128),
  request_hash text not null,
  credit_note_id text not null references invoices deferrable initially deferred,
  created_at timestamptz not null,
  primary key (order_id, key)
);

-- Why money was owed back, by the note that says so.
alter table refunds add column credit_note_id text references invoices deferrable initially deferred;

-- Pieces come back in parts, each time with a note of its own, and never more than had left.
alter table stock_moves add column credit_note_id text references invoices deferrable initially deferred;
drop index stock_moves_once_per_order;
create unique index stock_moves_once_per_order on stock_moves (order_id, product_id, variant_id, kind, credit_note_id)
  nulls not distinct where order_id is not null;

create function returns_stay_within_what_left() returns trigger language plpgsql as $$
begin
  perform 1 from orders where id = new.order_id for no key update;
  if (select sum(quantity) from stock_moves
       where order_id = new.order_id and product_id = new.product_id and variant_id is not distinct from new.variant_id) > 0 then
    raise exception 'more pieces of order % come back than had left', new.order_id
      using errcode = 'check_violation', constraint = 'stock_returns_stay_within_what_left';
  end if;
  return null;
end $$;
create constraint trigger stock_returns_stay_within_what_left after insert on stock_moves
  not deferrable for each row when (new.order_id is not null and new.quantity > 0) execute function returns_stay_within_what_left();
create index invoices_by_original on invoices (original_invoice_id) where original_invoice_id is not null;
create index invoices_credit_notes_by_order on invoices (order_id, created_at) where document_type = 'credit_note';
