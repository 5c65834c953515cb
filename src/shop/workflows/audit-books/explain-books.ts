import { sql } from 'kysely';
import type { BooksAnswer } from '#contract/money/admin-books.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { type Ctx, type Reader, inTransaction } from '#shop/context.ts';
import { auditBooks, RULE_COUNT } from './audit-books.ts';

type Item = BooksAnswer['differences'][number]['items'][number];

const mostItems = 50;

/** Audits the books and returns each rule that is broken, with the orders or products that break it. Throws unauthenticated, forbidden. */
export async function explainBooks(ctx: Ctx): Promise<BooksAnswer> {
  requireAbility(ctx, 'see_invoices');
  const violations = await inTransaction(ctx, async (tx) => {
    // In a shop with very many orders a rule takes longer than a page may.
    await sql`set local statement_timeout = '60s'`.execute(tx.db);
    return auditBooks(tx);
  });
  const broken = Map.groupBy(violations, ({ rule }) => rule);
  const shown = [...broken.values()].flatMap((some) => some.slice(0, mostItems).map(({ id }) => id));
  const items = await nameItems(ctx, [...new Set(shown)]);
  return {
    checked: RULE_COUNT,
    at: ctx.clock.now().toISOString(),
    differences: [...broken].map(([rule, some]) => ({
      rule: `${rule.charAt(0).toUpperCase()}${rule.slice(1)}`,
      count: some.length,
      items: some.slice(0, mostItems).map(({ id }) => items.get(id)!),
    })),
  };
}

/** Finds the order of each row, and the name that people use for the row: the document, the product, else the order. */
async function nameItems({ db }: Reader, ids: string[]): Promise<Map<string, Item>> {
  const { rows } = await sql<Item>`
    select w.id, o.order_number,
           coalesce(i.number, product.name, o.order_number, case w.id when 'shop' then 'All orders together' else w.id end) as name,
           exists (select from refunds f where f.order_id = o.id and f.status = 'failed' and f.uncredited_paise < f.amount_paise)
             as refund_failed
      from unnest(${ids}::text[]) as w (id)
      left join invoices i on i.id = w.id
      left join order_lines l on l.id = w.id
      left join payments p on p.id = w.id
      left join refunds r on r.id = w.id
      left join stock_moves m on m.id = w.id
      left join variants v on v.id = w.id
      left join products product on product.id in (w.id, v.product_id)
      left join orders o on o.id in (w.id, i.order_id, l.order_id, p.order_id, r.order_id, m.order_id)`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
