import { sql } from 'kysely';
import { conflict } from '#domain/error.ts';
import { type Tx, makeId } from '#shop/context.ts';

export type Piece = { productId: string; variantId?: string | undefined; name: string; quantity: number };

/**
 * Takes the pieces of an order out of stock, all lines or none, and writes each into the ledger. The caller has locked their products
 * by `lockProducts`. Throws conflict `stock.gone` naming the first line that is short and what is left of it.
 */
export async function takeStock(
  tx: Tx,
  orderId: string,
  pieces: Piece[],
  move: 'sold' | 'revived' = 'sold',
): Promise<void> {
  const plain = pieces.filter((piece) => !piece.variantId);
  const variants = pieces.filter((piece) => piece.variantId);
  await Promise.all([
    plain.length > 0 && takeFromProducts(tx, { orderId, move, pieces: plain }),
    variants.length > 0 && takeFromVariants(tx, { orderId, move, pieces: variants }),
  ]);
}

/** Locks the products of some pieces in id order, so that orders which overlap wait for each other and never deadlock. */
export async function lockProducts(tx: Tx, pieces: { productId: string }[]): Promise<void> {
  const ids = [...new Set(pieces.map((piece) => piece.productId))];
  await tx.db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

type Taking = { orderId: string; move: 'sold' | 'revived'; pieces: Piece[] };

async function takeFromProducts(tx: Tx, { orderId, move, pieces }: Taking): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with wanted as (${wantedOf(tx, pieces)}),
         taken as (
      update products p set stock_quantity = stock_quantity - w.quantity from wanted w
       where p.id = w.product_id and not p.has_variants and p.archived_at is null and p.stock_quantity >= w.quantity
      returning p.id, w.move_id, w.quantity),
         moved as (
      insert into stock_moves (id, product_id, order_id, kind, quantity, at)
      select move_id, id, ${orderId}, ${move}, -quantity, ${tx.clock.now()}::timestamptz from taken)
    select id from taken`.execute(tx.db);
  const short = pieces.find((piece) => !rows.some((row) => row.id === piece.productId));
  if (short) throw await gone(tx, short);
}

async function takeFromVariants(tx: Tx, { orderId, move, pieces }: Taking): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with wanted as (${wantedOf(tx, pieces)}),
         taken as (
      update variants v set stock_quantity = stock_quantity - w.quantity from wanted w
       where v.id = w.variant_id and v.product_id = w.product_id and v.available and v.stock_quantity >= w.quantity
      returning v.id, w.product_id, w.move_id, w.quantity),
         moved as (
      insert into stock_moves (id, product_id, variant_id, order_id, kind, quantity, at)
      select move_id, product_id, id, ${orderId}, ${move}, -quantity, ${tx.clock.now()}::timestamptz from taken)
    select id from taken`.execute(tx.db);
  const short = pieces.find((piece) => !rows.some((row) => row.id === piece.variantId));
  if (short) throw await gone(tx, short);
}

/** Pieces as rows, each with the id of the move it will be. */
function wantedOf(tx: Tx, pieces: Piece[]) {
  return sql`
    select * from unnest(${pieces.map(() => makeId(tx, 'mov'))}::text[], ${pieces.map((piece) => piece.productId)}::text[],
                         ${pieces.map((piece) => piece.variantId ?? null)}::text[], ${pieces.map((piece) => piece.quantity)}::int[])
           as w (move_id, product_id, variant_id, quantity)`;
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
