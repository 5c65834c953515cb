import { sql } from 'kysely';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import type { Tx } from '#shop/context.ts';
import { countLines } from './begin-price-change.ts';
import { raiseVersions } from './raise-versions.ts';

/**
 * Restores the prices from before a price change. A sale price that was changed while it ran is kept, and its line records that; an earlier
 * sale price above the current regular price is dropped. The caller has locked the price changes.
 */
export async function endPriceChange(tx: Tx, id: string): Promise<void> {
  await sql`
    select p.id from products p where p.id in (select product_id from price_change_lines where price_change_id = ${id})
     order by p.id for no key update`.execute(tx.db);
  await sql`
    with put_back as (
      update products p set sale_price_paise = case when l.before_paise <= p.price_paise then l.before_paise end
        from price_change_lines l
       where l.price_change_id = ${id} and l.variant_id is null and p.id = l.product_id and p.sale_price_paise = l.during_paise
         and not p.has_variants
      returning p.id)
    update price_change_lines l set outcome = case when b.id is null then 'kept' else 'put_back' end
      from price_change_lines own left join put_back b on b.id = own.product_id
     where l.price_change_id = ${id} and l.variant_id is null and own.price_change_id = ${id} and own.variant_id is null
       and own.product_id = l.product_id`.execute(tx.db);
  await sql`
    with put_back as (
      update variants v set sale_price_paise = case when l.before_paise <= v.price_paise then l.before_paise end
        from price_change_lines l
       where l.price_change_id = ${id} and v.id = l.variant_id and v.sale_price_paise = l.during_paise
      returning v.id)
    update price_change_lines l set outcome = case when b.id is null then 'kept' else 'put_back' end
      from price_change_lines own left join put_back b on b.id = own.variant_id
     where l.price_change_id = ${id} and own.price_change_id = ${id} and own.variant_id = l.variant_id`.execute(
    tx.db,
  );
  await raiseVersions(tx, id);
  const { version } = await tx.db
    .updateTable('price_changes')
    .set((eb) => ({
      state: 'ended',
      ends_at: eb.fn<Date>('least', ['ends_at', eb.val(tx.clock.now())]),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await writeAuditEvent(tx, {
    action: 'price_change.ended',
    subject: id,
    version,
    before: { state: 'running' },
    after: { state: 'ended', ...(await countLines(tx, id)) },
  });
}
