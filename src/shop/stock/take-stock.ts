import { sql } from 'kysely';
import { conflict } from '#domain/error.ts';
import { type Tx, makeId } from '#shop/context.ts';

export type Piece = { productId: string; variantId?: string | undefined; name: string; quantity: number };

/** Why pieces move for an order: sold, back because nobody paid, taken again for late money, back because it was cancelled. */
export type OrderMove = 'sold' | 'expired' | 'revived' | 'returned';

/**
 * Takes the pieces of an order out of stock, all lines or none. Products are locked in id order, so orders that overlap wait for
 * each other and never deadlock. Throws conflict `stock.gone` naming the first line that is short and what is left of it.
 */
export async function takeStock(
  tx: Tx,
  orderId: string,
  pieces: Piece[],
  move: 'sold' | 'revived' = 'sold',
): Promise<void> {
  await lockProducts(tx, pieces);
  await takeFromProducts(
    tx,
    pieces.filter((piece) => !piece.variantId),
  );
  await takeFromVariants(
    tx,
    pieces.filter((piece) => piece.variantId),
  );
  await writeMoves(tx, orderId, move, pieces);
}

/** Locks the products of some pieces in id order: whoever changes stock starts here. */
export async function lockProducts(tx: Tx, pieces: { productId: string }[]): Promise<void> {
  const ids = [...new Set(pieces.map((piece) => piece.productId))];
  await tx.db.selectFrom('products').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

async function takeFromProducts(tx: Tx, pieces: Piece[]): Promise<void> {
  if (pieces.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    update products p set stock_quantity = stock_quantity - t.quantity
      from (select unnest(${pieces.map((piece) => piece.productId)}::text[]) as id,
                   unnest(${pieces.map((piece) => piece.quantity)}::int[]) as quantity) t
     where p.id = t.id and not p.has_variants and p.archived_at is null and p.stock_quantity >= t.quantity
    returning p.id`.execute(tx.db);
  const short = pieces.find((piece) => !rows.some((row) => row.id === piece.productId));
  if (short) throw await gone(tx, short);
}

async function takeFromVariants(tx: Tx, pieces: Piece[]): Promise<void> {
  if (pieces.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    update variants v set stock_quantity = stock_quantity - t.quantity
      from (select unnest(${pieces.map((piece) => piece.variantId)}::text[]) as id,
                   unnest(${pieces.map((piece) => piece.productId)}::text[]) as product_id,
                   unnest(${pieces.map((piece) => piece.quantity)}::int[]) as quantity) t
     where v.id = t.id and v.product_id = t.product_id and v.available and v.stock_quantity >= t.quantity
    returning v.id`.execute(tx.db);
  const short = pieces.find((piece) => !rows.some((row) => row.id === piece.variantId));
  if (short) throw await gone(tx, short);
}

async function gone(tx: Tx, piece: Piece): Promise<Error> {
  const left = piece.variantId
    ? await tx.db
        .selectFrom('variants')
        .select('stock_quantity')
        .where('id', '=', piece.variantId)
        .executeTakeFirst()
    : await tx.db
        .selectFrom('products')
        .select('stock_quantity')
        .where('id', '=', piece.productId)
        .executeTakeFirst();
  const available = left?.stock_quantity ?? 0;
  const sentence =
    available === 0
      ? `${piece.name} has just sold out.`
      : `Only ${available} of ${piece.name} left. Please lower the quantity.`;
  const { productId, variantId } = piece;
  return conflict('stock.gone', sentence, {
    product_id: productId,
    variant_id: variantId ?? null,
    available,
  });
}

/** Writes into the stock ledger what an order took or gave back: each line once for each kind, whatever is repeated. */
export async function writeMoves(tx: Tx, orderId: string, kind: OrderMove, pieces: Piece[]): Promise<void> {
  const at = tx.clock.now();
  const sign = kind === 'sold' || kind === 'revived' ? -1 : 1;
  const moves = pieces.map(({ productId, variantId, quantity }) => ({
    id: makeId(tx, 'mov'),
    product_id: productId,
    variant_id: variantId ?? null,
    order_id: orderId,
    kind,
    quantity: sign * quantity,
    at,
  }));
  await tx.db.insertInto('stock_moves').values(moves).execute();
}
