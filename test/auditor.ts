import { sql } from 'kysely';
import type { TestShop } from './open-shop.ts';

/**
 * Holds the books against each other, table by table, and names what does not agree: stock, orders, money, refunds, invoices,
 * promotions. Every test that buys ends with it, because a shop may look right in the answers and be wrong in the books.
 */
export async function audit({ db }: Pick<TestShop, 'db'>): Promise<string[]> {
  const violations: string[] = [];
  for (const [law, query] of Object.entries(laws)) {
    const { rows } = await sql<{ id: string }>`${sql.raw(query)}`.execute(db);
    violations.push(...rows.map(({ id }) => `${law}: ${id}`));
  }
  return violations;
}

/** Each finds the ids of what breaks the law it is named after. */
const laws: Record<string, string> = {
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
  'an order that stands has its pieces, a cancelled one has none': `
    select l.id from order_lines l join orders o on o.id = l.order_id
     where (select coalesce(sum(quantity), 0) from stock_moves m
             where m.order_id = o.id and m.product_id = l.product_id and m.variant_id is not distinct from l.variant_id)
           <> case when o.status = 'cancelled'
                     or exists (select 1 from stock_moves m where m.order_id = o.id and m.kind = 'returned') and o.returned_at is not null
                   then 0 else -l.quantity end`,
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
                             and p.order_id = o.id and p.amount_paise = o.total_paise)`,
  'captured money is used once or owed back': `
    select p.id from payments p join orders o on o.id = p.order_id
     where p.status = 'captured'
       and (o.paid_by is not distinct from p.id and o.payment_status = 'completed')
           = exists (select 1 from refunds r where r.payment_id = p.id and r.status <> 'failed')`,
  'refunds stay within what was captured': `
    select p.id from payments p
     where (select coalesce(sum(amount_paise), 0) from refunds r where r.payment_id = p.id and r.status <> 'failed')
           > case p.status when 'captured' then p.amount_paise else 0 end`,
  'captured less refunded is the worth of paid orders': `
    select 'shop' as id
     where (select coalesce(sum(amount_paise), 0) from payments where status = 'captured')
           - (select coalesce(sum(amount_paise), 0) from refunds where status <> 'failed')
           <> (select coalesce(sum(total_paise), 0) from orders where payment_method = 'razorpay' and payment_status = 'completed')`,
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
     where i.total_paise <> o.total_paise
        or i.total_paise <> i.rounding_paise
           + (select sum((line ->> 'totalPaise')::bigint) from jsonb_array_elements(i.document -> 'lines') line)
        or i.total_paise <> i.rounding_paise
           + (select sum((rate ->> 'taxablePaise')::bigint + (rate ->> 'cgstPaise')::bigint + (rate ->> 'sgstPaise')::bigint
                         + (rate ->> 'igstPaise')::bigint) from jsonb_array_elements(i.document -> 'rates') rate)`,
  'an order that is packed has an invoice; a cancelled one has it taken back': `
    select o.id from orders o
      left join invoices i on i.order_id = o.id and i.document_type <> 'credit_note'
      left join invoices n on n.order_id = o.id and n.document_type = 'credit_note'
     where case case when o.returned_at is null then o.status else 'cancelled' end
             when 'pending' then i.id is not null
             when 'cancelled' then i.id is not null and (i.status <> 'canceled' or n.id is null)
             else i.id is null or i.status = 'canceled' or n.id is not null end`,
  'uses of a promotion are counted': `
    select p.id from promotions p
     where p.used_count <> (select count(*) from promotion_redemptions r where r.promotion_id = p.id and r.released_at is null)
        or p.used_count > p.usage_limit`,
  'an order came to its status by an event': `
    select o.id from orders o
     where not exists (select 1 from order_events e where e.order_id = o.id and e.to_status = o.status)`,
};
