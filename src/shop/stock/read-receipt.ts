import { sql } from 'kysely';
import type { ChangedStock, ReceiptAnswer } from '#contract/stock/stock-change.ts';
import type { Tx } from '#shop/context.ts';
import { itemOfMove, piecesAfter } from './move-rows.ts';

/** Returns the receipt that was booked with a key, each line as it was then. */
export async function readReceipt({ db }: Tx, requestKey: string): Promise<ReceiptAnswer['receipt']> {
  const receipt = await db
    .selectFrom('stock_receipts')
    .select(['id', 'supplier', 'note', sql<string>`received_on::text`.as('received_on')])
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<ChangedStock>`
    select ${itemOfMove}, m.quantity as change, ${piecesAfter} - m.quantity as before, ${piecesAfter} as in_stock
      from stock_moves m join products p on p.id = m.product_id left join variants v on v.id = m.variant_id
     where m.receipt_id = ${receipt.id} order by m.number`.execute(db);
  return { ...receipt, lines: rows };
}
