/** The invariants of the books, in SQL alone: each query selects the ids of the rows that break the rule it is named after. */
export const BOOK_RULES: Record<string, string> = {
  'stock is never negative': `
    select id from products where stock_quantity < 0 union all select id from variants where stock_quantity < 0`,
  'left and sold is what was stocked': `
    select p.id from products p where not p.has_variants
       and p.stock_quantity <> (select coalesce(sum(quantity), 0) from stock_moves m where m.product_id = p.id)
    union all
    select v.id from variants v
     where v.stock_quantity <> (select coalesce(sum(quantity), 0) from stock_moves m where m.variant_id = v.id)`,
  'a product has what its variants have': `
    select p.id from products p where p.has_variants
       and p.stock_quantity <> (select coalesce(sum(stock_quantity), 0) from variants v where v.product_id = p.id and v.available)`,
  'a product costs what the cheapest of its variants costs that can be had': `
    select p.id from products p where p.has_variants
       and p.from_price_paise <> (select coalesce(sale_price_paise, price_paise) from variants v where v.product_id = p.id and v.removed_at is null
                                   order by (v.available and v.stock_quantity > 0) desc, v.available desc, 1, v.position limit 1)`,
  'an active order has its pieces; one that was cancelled or came back has none': `
    select l.id from order_lines l join orders o on o.id = l.order_id
     where (select coalesce(sum(quantity), 0) from stock_moves m
             where m.order_id = o.id and m.product_id = l.product_id and m.variant_id is not distinct from l.variant_id
               and not (m.kind = 'written_off' and m.credit_note_id is null))
           <> (select coalesce(sum(case when o.status in ('cancelled', 'returned_to_origin') then restocked - quantity else restocked end), 0)
                 from credit_note_lines c where c.order_id = o.id and c.line_id = l.id)
              - case when o.status in ('cancelled', 'returned_to_origin') then 0 else l.quantity end`,
  'pieces are written off only when they came back': `
    select m.id from stock_moves m
     where m.kind = 'written_off' and m.order_id is not null
       and -m.quantity > (select coalesce(sum(quantity), 0) from stock_moves r
                           where r.order_id = m.order_id and r.product_id = m.product_id and r.variant_id is not distinct from m.variant_id
                             and r.kind = 'returned')`,
  'the parts of an order are its total': `
    select o.id from orders o
     where o.total_paise <> o.rounding_paise
           + (select coalesce(sum(net_paise), 0) from order_lines where order_id = o.id)
           + (select coalesce(sum(amount_paise), 0) from order_charges where order_id = o.id)
        or not exists (select 1 from order_lines where order_id = o.id)`,
  'an order is paid online exactly when its total was captured for it': `
    select o.id from orders o left join payments p on p.id = o.paid_by
     where o.payment_method = 'razorpay' and (o.payment_status in ('completed', 'refunded'))
           is distinct from (p.id is not null and p.status = 'captured' and p.currency = 'INR'
                             and p.order_id = o.id and p.amount_paise = o.total_paise - o.exchange_paise)`,
  'captured money is used once or owed back': `
    select p.id from payments p join orders o on o.id = p.order_id
     where p.status = 'captured'
       and (select coalesce(sum(amount_paise - uncredited_paise), 0) from refunds r
             where r.payment_id = p.id and r.order_id = o.id and r.status not in ('failed', 'replaced'))
           <> case when o.paid_by is distinct from p.id then p.amount_paise
                   else least(p.amount_paise, (
                          select coalesce(sum(n.total_paise), 0) from invoices n
                           where n.order_id = o.id and n.document_type = 'credit_note' and not n.is_replaced) - o.exchanged_paise) end`,
  'what an order passed on to exchanges is what paid for them': `
    select o.id from orders o
     where o.exchanged_paise <> (select coalesce(sum(e.exchange_paise), 0) from orders e where e.exchange_of = o.id)
        or o.exchanged_paise > (select coalesce(sum(n.total_paise), 0) from invoices n
                                 where n.order_id = o.id and n.document_type = 'credit_note' and not n.is_replaced)
        or (o.exchange_of is not null and o.exchange_paise = o.total_paise and o.payment_status = 'pending')`,
  'an exchange gives back online no more than its credit': `
    select r.order_id as id from refunds r join payments p on p.id = r.payment_id join orders o on o.id = r.order_id
     where p.order_id <> r.order_id and r.status not in ('failed', 'replaced')
     group by r.order_id, o.exchange_paise having sum(r.amount_paise) > o.exchange_paise`,
  'what was credited for an exchange that nobody paid went back': `
    select o.id from orders o join orders f on f.id = o.exchange_of join payments p on p.id = f.paid_by
     where o.payment_method = 'razorpay' and o.paid_by is null and o.status = 'cancelled'
       and not exists (select from refunds g where g.payment_id = p.id and g.uncredited_paise > 0)
       and f.exchange_paise = 0
       and o.exchange_paise <> (select coalesce(sum(r.amount_paise), 0) from refunds r
                                 where r.order_id = o.id and r.payment_id = p.id and r.status <> 'replaced')`,
  'refunds stay within what was captured': `
    select p.id from payments p
     where (select coalesce(sum(amount_paise), 0) from refunds r where r.payment_id = p.id and r.status not in ('failed', 'replaced'))
           > case p.status when 'captured' then p.amount_paise else 0 end`,
  'captured less refunded is the worth of paid orders': `
    select 'shop' as id
     where (select coalesce(sum(amount_paise), 0) from payments where status = 'captured')
           - (select coalesce(sum(amount_paise - uncredited_paise), 0) from refunds where status not in ('failed', 'replaced'))
           <> (select coalesce(sum(greatest(0, o.total_paise - o.exchange_paise + o.exchanged_paise - (
                        select coalesce(sum(n.total_paise), 0) from invoices n
                         where n.order_id = o.id and n.document_type = 'credit_note' and not n.is_replaced))), 0)
                 from orders o where o.payment_method = 'razorpay' and o.payment_status = 'completed')
            - (select coalesce(sum(r.amount_paise), 0) from refunds r join payments p on p.id = r.payment_id
                where p.order_id <> r.order_id and r.status not in ('failed', 'replaced'))`,
  'all money went back exactly where all was credited': `
    select o.id from orders o join invoices i on i.order_id = o.id and i.document_type <> 'credit_note' and not i.is_replaced
     where o.payment_status in ('completed', 'refunded')
       and (o.payment_status = 'refunded')
           <> (o.exchanged_paise = 0
               and i.total_paise = (select coalesce(sum(total_paise), 0) from invoices n where n.original_invoice_id = i.id))`,
  'invoice numbers have no gaps': `
    select i.series || '/' || i.financial_year as id from invoices i group by i.series, i.financial_year
    having min(i.sequence) <> 1 or max(i.sequence) <> count(*)
        or max(i.sequence) <> (select last_number from invoice_counters c
                                where c.series = i.series and c.financial_year = i.financial_year)`,
  'an invoice number is lawful and of its own year': `
    select id from invoices
     where number !~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'
        or financial_year <> to_char(issue_date - interval '3 months', 'YY') || '-' || to_char(issue_date + interval '9 months', 'YY')`,
  'an invoice adds up, and to its order': `
    select i.id from invoices i join orders o on o.id = i.order_id
     where i.document_type <> 'credit_note' and i.total_paise <> o.total_paise
        or i.total_paise <> i.rounding_paise
           + (select sum((line ->> 'totalPaise')::bigint) from jsonb_array_elements(i.document -> 'lines') line)
        or i.total_paise <> i.rounding_paise
           + (select sum((rate ->> 'taxablePaise')::bigint + (rate ->> 'cgstPaise')::bigint + (rate ->> 'sgstPaise')::bigint
                         + (rate ->> 'igstPaise')::bigint) from jsonb_array_elements(i.document -> 'rates') rate)`,
  'credit notes add up to their lines, and stay within the invoice': `
    select n.id from invoices n join invoices i on i.id = n.original_invoice_id
     where n.total_paise <> n.rounding_paise + (select coalesce(sum(amount_paise), 0) from credit_note_lines c where c.invoice_id = n.id)
        or i.total_paise < (select sum(total_paise) from invoices all_notes where all_notes.original_invoice_id = i.id)
    union
    select l.id from order_lines l join credit_note_lines c on c.order_line_id = l.id
      join invoices n on n.id = c.invoice_id and not n.is_replaced
     group by l.id having sum(c.amount_paise) > l.net_paise or sum(c.taxable_paise) > l.taxable_paise or sum(c.cgst_paise) > l.cgst_paise
                       or sum(c.igst_paise) > l.igst_paise or sum(c.quantity) > l.quantity`,
  'a replaced invoice was credited in full, and another one follows it': `
    select i.id from invoices i
     where i.is_replaced and i.document_type <> 'credit_note'
       and (i.total_paise is distinct from (select sum(total_paise) from invoices n where n.original_invoice_id = i.id and n.is_replaced)
            or not exists (select 1 from invoices f where f.order_id = i.order_id and f.document_type <> 'credit_note' and f.created_at >= i.created_at
                                                      and f.id <> i.id))`,
  'an order that is packed has an invoice; that of one returned in full is cancelled': `
    select o.id from orders o
      left join invoices i on i.order_id = o.id and i.document_type <> 'credit_note' and not i.is_replaced
     where case when o.status = 'pending' then i.id is not null
                when o.status = 'cancelled' then i.status <> 'canceled'
                when o.status = 'returned_to_origin' then i.status is distinct from 'canceled'
                else i.id is null end
        or (i.status = 'canceled')
           <> (i.total_paise = (select coalesce(sum(total_paise), 0) from invoices n where n.original_invoice_id = i.id))`,
  'a parcel that came back brought no money': `
    select o.id from orders o
     where o.status = 'returned_to_origin'
       and (o.delivered_at is not null or o.returned_at is null
            or case when o.payment_method = 'cod' and o.exchange_paise < o.total_paise then o.payment_status <> 'pending' or o.paid_at is not null
                    else o.payment_status <> 'refunded' end
            or exists (select 1 from order_events e where e.order_id = o.id and e.kind = 'cash_collected'))`,
  'uses of a promotion are counted': `
    select p.id from promotions p
     where p.used_count <> (select count(*) from promotion_redemptions r where r.promotion_id = p.id and r.released_at is null)
        or p.used_count > p.usage_limit`,
  'an order came to its status by an event': `
    select o.id from orders o
     where not exists (select 1 from order_events e where e.order_id = o.id and e.to_status = o.status)`,
};
