import { sql } from 'kysely';
import { type Tx, makeId } from '#shop/context.ts';
import { announceStock } from './requests/announce-stock.ts';
import { clearOneOff } from './clear-one-off.ts';
import { type OrderPiece, type Piece, readOrderPieces } from './order-pieces.ts';
import { staffOf } from '#shop/access/actor-ids.ts';
import { takeOffUnlisted } from './take-off-unlisted.ts';
import { lockProducts } from './take-stock.ts';

export type StockReturn = {
  cause: 'expired' | 'returned';
  /** Only these pieces of these lines, with the credit note that credits them; if undefined, all that were not credited before. */
  part?: { creditNoteId: string; pieces: ReadonlyMap<string, number> } | undefined;
  /** How many of the pieces of each line cannot be sold again, with the credit note that credits them; they are written off. */
  lost?: { creditNoteId: string | undefined; pieces: ReadonlyMap<string, number> };
};

/**
 * Puts pieces of an order back in stock, and writes off those that cannot be sold again. Pieces that no list counts are removed by
 * `takeOffUnlisted`; a second piece of a one-of-a-kind product ends that mark. The ledger refuses more pieces than had left, and the same
 * cause twice.
 */
export async function returnStock(
  tx: Tx,
  orderId: string,
  { cause, part, lost }: StockReturn,
): Promise<void> {
  const taken = await readOrderPieces(tx, orderId);
  const pieces = part ? pick(taken, part.pieces) : taken;
  if (pieces.length === 0) return;
  await lockProducts(tx, pieces);
  await writeMoves(tx, { orderId, kind: cause, creditNoteId: part?.creditNoteId }, pieces);
  const broken = lost ? pick(pieces, lost.pieces) : [];
  if (lost) await writeMoves(tx, { orderId, kind: 'written_off', creditNoteId: lost.creditNoteId }, broken);
  const sellable = await takeOffUnlisted(tx, orderId, subtract(pieces, broken));
  await clearOneOff(tx, sellable);
  await changeStock(tx, sellable);
  await announceStock(
    tx,
    pieces.map(({ productId }) => productId),
  );
}

/** Returns as many pieces of each line as a map names; leaves out lines that it does not name. */
function pick(pieces: OrderPiece[], wanted: ReadonlyMap<string, number>): OrderPiece[] {
  return pieces
    .map((piece) => ({ ...piece, quantity: wanted.get(piece.lineId) ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}

function subtract(pieces: OrderPiece[], gone: OrderPiece[]): OrderPiece[] {
  const goneOf = new Map(gone.map(({ lineId, quantity }) => [lineId, quantity]));
  return pick(
    pieces,
    new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity - (goneOf.get(lineId) ?? 0)])),
  );
}

type Cause = {
  orderId: string;
  kind: StockReturn['cause'] | 'written_off';
  creditNoteId: string | undefined;
};

async function writeMoves(
  tx: Tx,
  { orderId, kind, creditNoteId }: Cause,
  pieces: OrderPiece[],
): Promise<void> {
  if (pieces.length === 0) return;
  const at = tx.clock.now();
  const moves = pieces.map(({ productId, variantId, quantity }) => ({
    id: makeId(tx, 'mov'),
    product_id: productId,
    variant_id: variantId ?? null,
    order_id: orderId,
    kind,
    quantity: kind === 'written_off' ? -quantity : quantity,
    credit_note_id: creditNoteId ?? null,
    staff_id: staffOf(tx),
    at,
  }));
  await tx.db.insertInto('stock_moves').values(moves).execute();
}

/**
 * Adds pieces to the stock of their products, or removes them where their quantity is negative. Each names its variant where the product has
 * any. The caller has locked the products and writes the same pieces into the ledger.
 */
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
