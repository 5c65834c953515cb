import { sql } from 'kysely';
import { type Tx, makeId } from '#shop/context.ts';
import { announceStock } from './requests/announce-stock.ts';
import { staffOf } from './staff-of.ts';
import { type Piece, lockProducts, takeStock } from './take-stock.ts';

export type StockReturn = {
  cause: 'expired' | 'returned';
  /** Only these pieces of these lines, with the credit note that credits them; otherwise all that were not credited before. */
  part?: { creditNoteId: string; pieces: ReadonlyMap<string, number> } | undefined;
};

/** Pieces of one line of an order. */
export type OrderPiece = Piece & { lineId: string };

/** Puts pieces of an order back in stock, and returns which. The ledger refuses more pieces than had left, and the same cause twice. */
export async function returnStock(
  tx: Tx,
  orderId: string,
  { cause, part }: StockReturn,
): Promise<OrderPiece[]> {
  const taken = await piecesOf(tx, orderId);
  const pieces = taken
    .map((piece) => (part ? { ...piece, quantity: part.pieces.get(piece.lineId) ?? 0 } : piece))
    .filter(({ quantity }) => quantity > 0);
  if (pieces.length === 0) return [];
  await lockProducts(tx, pieces);
  await writeReturns(tx, { orderId, cause, pieces, creditNoteId: part?.creditNoteId });
  await changeStock(tx, pieces);
  await announceStock(
    tx,
    pieces.map(({ productId }) => productId),
  );
  return pieces;
}

type Returning = {
  orderId: string;
  cause: 'expired' | 'returned';
  pieces: Piece[];
  creditNoteId: string | undefined;
};

async function writeReturns(tx: Tx, { orderId, cause, pieces, creditNoteId }: Returning): Promise<void> {
  const at = tx.clock.now();
  const moves = pieces.map(({ productId, variantId, quantity }) => ({
    id: makeId(tx, 'mov'),
    product_id: productId,
    variant_id: variantId ?? null,
    order_id: orderId,
    kind: cause,
    quantity,
    credit_note_id: creditNoteId ?? null,
    staff_id: staffOf(tx),
    at,
  }));
  await tx.db.insertInto('stock_moves').values(moves).execute();
}

/** Adds pieces to the stock of their products, or removes them where their quantity is negative. */
export async function changeStock(tx: Tx, pieces: Piece[]): Promise<void> {
  const changes = sql`
    select * from unnest(${pieces.map((piece) => piece.productId)}::text[], ${pieces.map((piece) => piece.variantId ?? null)}::text[],
                         ${pieces.map((piece) => piece.quantity)}::int[]) as b (product_id, variant_id, quantity)`;
  await sql`
    update variants v set stock_quantity = stock_quantity + b.quantity from (${changes}) b where v.id = b.variant_id`.execute(
    tx.db,
  );
  await sql`
    update products p set stock_quantity = stock_quantity + b.quantity from (${changes}) b
     where b.variant_id is null and p.id = b.product_id and not p.has_variants`.execute(tx.db);
}

/** Takes the pieces of an unpaid, cancelled order from stock again, for a late payment. Throws conflict `stock.gone` when they are sold. */
export async function takeStockAgain(tx: Tx, orderId: string): Promise<void> {
  const pieces = await piecesOf(tx, orderId);
  await lockProducts(tx, pieces);
  await takeStock(tx, orderId, pieces, 'revived');
}

/** Returns the pieces of an order that were not credited. */
async function piecesOf(tx: Tx, orderId: string): Promise<OrderPiece[]> {
  const rows = await tx.db
    .selectFrom('order_lines as l')
    .select(['l.id', 'l.product_id', 'l.variant_id', 'l.name'])
    .select(
      sql<number>`l.quantity - (select coalesce(sum(c.quantity), 0)::int from credit_note_lines c
                                 where c.order_id = l.order_id and c.line_id = l.id)`.as('quantity'),
    )
    .where('l.order_id', '=', orderId)
    .orderBy('l.position')
    .execute();
  return rows.map((row) => ({
    lineId: row.id,
    productId: row.product_id,
    variantId: row.variant_id ?? undefined,
    name: row.name,
    quantity: row.quantity,
  }));
}
