import { dayMs } from '#domain/durations.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { writeSales } from './count-sales.ts';

/** Writes sales from before this shop into its stock ledger, as pieces that were stocked and sold yesterday. */
export async function recordSales(
  tx: Tx,
  sales: readonly { productId: string; units: number }[],
): Promise<void> {
  const at = new Date(tx.clock.now().getTime() - dayMs);
  const sold = sales.filter(({ units }) => units > 0);
  const moves = sold.flatMap(({ productId, units }) => [
    { id: makeId(tx, 'mov'), product_id: productId, kind: 'stocked', quantity: units, at },
    { id: makeId(tx, 'mov'), product_id: productId, kind: 'sold', quantity: -units, at },
  ]);
  if (moves.length > 0) await tx.db.insertInto('stock_moves').values(moves).execute();
  await writeSales(tx);
}
