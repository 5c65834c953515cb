import { sql } from 'kysely';
import { type Tx, makeId } from '#shop/context.ts';
import { announceStock } from './announce-stock.ts';
import { type Piece, lockProducts, takeStock } from './take-stock.ts';

/** Gives the pieces of an order back. The ledger refuses to give a line back twice for the same cause. */
export async function returnStock(tx: Tx, orderId: string, cause: 'expired' | 'returned'): Promise<void> {
  const pieces = await piecesOf(tx, orderId);
  await lockProducts(tx, pieces);
  await writeReturns(tx, { orderId, cause, pieces });
  await sql`
    update variants v set stock_quantity = stock_quantity + l.quantity
      from order_lines l where l.order_id = ${orderId} and v.id = l.variant_id`.execute(tx.db);
  await sql`
    update products p set stock_quantity = stock_quantity + l.quantity
      from order_lines l
     where l.order_id = ${orderId} and l.variant_id is null and p.id = l.product_id and not p.has_variants`.execute(
    tx.db,
  );
  await announceStock(
    tx,
    pieces.map(({ productId }) => productId),
  );
}

type Returning = { orderId: string; cause: 'expired' | 'returned'; pieces: Piece[] };

async function writeReturns(tx: Tx, { orderId, cause, pieces }: Returning): Promise<void> {
  const at = tx.clock.now();
  const moves = pieces.map(({ productId, variantId, quantity }) => ({
    id: makeId(tx, 'mov'),
    product_id: productId,
    variant_id: variantId ?? null,
    order_id: orderId,
    kind: cause,
    quantity,
    at,
  }));
  await tx.db.insertInto('stock_moves').values(moves).execute();
}

/** Takes the pieces of an unpaid, cancelled order once more, for money that came late. Throws conflict `stock.gone` when sold. */
export async function takeStockAgain(tx: Tx, orderId: string): Promise<void> {
  const pieces = await piecesOf(tx, orderId);
  await lockProducts(tx, pieces);
  await takeStock(tx, orderId, pieces, 'revived');
}

async function piecesOf(tx: Tx, orderId: string): Promise<Piece[]> {
  const rows = await tx.db
    .selectFrom('order_lines')
    .select(['product_id', 'variant_id', 'name', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    variantId: row.variant_id ?? undefined,
    name: row.name,
    quantity: row.quantity,
  }));
}
