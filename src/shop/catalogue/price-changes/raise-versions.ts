import { sql } from 'kysely';
import type { Tx } from '#shop/context.ts';

/** Increments the versions of the products of a price change: a form that was opened before would write the earlier price. */
export async function raiseVersions(tx: Tx, id: string): Promise<void> {
  await sql`
    update products set edited_version = version + 1
     where id in (select product_id from price_change_lines where price_change_id = ${id})`.execute(tx.db);
}
