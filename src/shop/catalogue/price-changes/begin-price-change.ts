import { sql } from 'kysely';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import type { Tx } from '#shop/context.ts';
import { loweredPrices } from './lowered-prices.ts';
import { raiseVersions } from './raise-versions.ts';
import { isTarget } from './target-products.ts';

/**
 * Lowers the prices of a price change, and keeps the previous ones. The regular price stays; the sale price becomes the lower one, rounded
 * to the rupee. A price that is not above the lower one, or that another change holds, is left unchanged. The caller has locked the price
 * changes.
 */
export async function beginPriceChange(tx: Tx, id: string): Promise<void> {
  await lockTargets(tx, id);
  await sql`
    insert into price_change_lines (price_change_id, product_id, variant_id, before_paise, during_paise)
    select ${id}, o.product_id, o.variant_id, o.before_paise, o.during_paise
      from ${loweredPrices(tx, id)} o where not o.is_held
  `.execute(tx.db);
  await sql`
    update products p set sale_price_paise = l.during_paise from price_change_lines l
     where l.price_change_id = ${id} and l.variant_id is null and p.id = l.product_id`.execute(tx.db);
  await sql`
    update variants v set sale_price_paise = l.during_paise from price_change_lines l
     where l.price_change_id = ${id} and v.id = l.variant_id`.execute(tx.db);
  await raiseVersions(tx, id);
  const { version } = await tx.db
    .updateTable('price_changes')
    .set((eb) => ({ state: 'running', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const after = await countLines(tx, id);
  await writeAuditEvent(tx, { action: 'price_change.begun', subject: id, version, after });
}

/** Locks the products of a price change in id order, as an order does, so that the two never deadlock. */
async function lockTargets(tx: Tx, id: string): Promise<void> {
  await sql`
    select p.id from products p, price_changes c where c.id = ${id} and ${isTarget(tx)}
     order by p.id for no key update of p`.execute(tx.db);
}

/** Returns how many prices a price change holds or held, and how each of them ended. */
export async function countLines(tx: Tx, id: string): Promise<object> {
  const { rows } = await sql<object>`
    select count(*)::int as prices, count(*) filter (where outcome = 'put_back')::int as put_back,
           count(*) filter (where outcome = 'kept')::int as kept
      from price_change_lines where price_change_id = ${id}`.execute(tx.db);
  return rows[0]!;
}
