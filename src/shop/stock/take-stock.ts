import { sql } from 'kysely';
import { conflict, type ShopError } from '#domain/error.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { type Piece, readOrderPieces } from './order-pieces.ts';
import { readAvailable } from './read-available.ts';
import { staffOf } from '#shop/access/actor-ids.ts';

/**
 * Takes the pieces of an order out of stock, all lines or none, and writes each into the ledger. The caller has locked their products
 * by `lockProducts`. Pieces of a product that is not offered are taken as well, for an exchange or a late payment; a new order has looked
 * at the offers. Throws conflict `stock.gone` naming the first line that is short and how many pieces are left of it.
 */
export async function takeStock(
  tx: Tx,
  orderId: string,
  pieces: Piece[],
  move: 'sold' | 'revived' = 'sold',
): Promise<void> {
  const taken = await Promise.all(pieces.map((piece) => takePiece(tx, { orderId, move, piece })));
  const short = pieces[taken.indexOf(false)];
  if (short) throw await gone(tx, short);
}

/** Takes the pieces of an unpaid, cancelled order from stock again, for a late payment. Throws conflict `stock.gone` when they are sold. */
export async function takeStockAgain(tx: Tx, orderId: string): Promise<void> {
  const pieces = await readOrderPieces(tx, orderId);
  await lockProducts(tx, pieces);
  await takeStock(tx, orderId, pieces, 'revived');
}

/** Locks the products of some pieces in id order, so that orders which overlap wait for each other and never deadlock. */
export async function lockProducts(tx: Tx, pieces: { productId: string }[]): Promise<void> {
  const ids = [...new Set(pieces.map((piece) => piece.productId))];
  if (ids.length === 0) return;
  await sql`select id from products where id in (${sql.join(ids)}) order by id for no key update`.execute(
    tx.db,
  );
}

type Taking = { orderId: string; move: 'sold' | 'revived'; piece: Piece };

/**
 * Takes one line of an order. Each line has its own statement, and they are pipelined: with a single key PostgreSQL finds the row by its
 * index, however few rows the table has.
 */
async function takePiece(tx: Tx, { orderId, move, piece }: Taking): Promise<boolean> {
  const { productId, variantId, quantity } = piece;
  const taken = variantId
    ? sql`
        update variants set stock_quantity = stock_quantity - ${quantity}::int
         where id = ${variantId} and product_id = ${productId} and available and stock_quantity >= ${quantity}::int
        returning product_id, id as variant_id`
    : sql`
        update products set stock_quantity = stock_quantity - ${quantity}::int
         where id = ${productId} and not has_variants and stock_quantity >= ${quantity}::int
        returning id as product_id, null as variant_id`;
  const moved = await sql`
    with taken as (${taken})
    insert into stock_moves (id, product_id, variant_id, order_id, kind, quantity, staff_id, at)
    select ${makeId(tx, 'mov')}, product_id, variant_id, ${orderId}, ${move}, -${quantity}::int, ${staffOf(tx)}, ${tx.clock.now()}::timestamptz
      from taken`.execute(tx.db);
  return moved.numAffectedRows === 1n;
}

async function gone(tx: Tx, piece: Piece): Promise<ShopError> {
  const [available = 0] = await readAvailable(tx, [piece]);
  return stockGone(piece, available);
}

/** Returns the error for pieces of which only `available` are left. */
export function stockGone(piece: Piece, available: number): ShopError {
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
