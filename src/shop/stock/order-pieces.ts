import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';

/** Some pieces of a product or of one of its variants. */
export type Piece = { productId: string; variantId?: string | undefined; name: string; quantity: number };

/** Pieces of one line of an order. */
export type OrderPiece = Piece & { lineId: string };

/** Returns the pieces of an order that were not credited. */
export async function readOrderPieces({ db }: Reader, orderId: string): Promise<OrderPiece[]> {
  const rows = await db
    .selectFrom('order_lines as l')
    .select(['l.id', 'l.product_id', 'l.variant_id', 'l.name'])
    .select(
      sql<number>`l.quantity - (select coalesce(sum(c.quantity), 0)::int from credit_note_lines c
                                 where c.order_id = l.order_id and c.line_id = l.id)`.as('quantity'),
    )
    .where('l.order_id', '=', orderId)
    .orderBy('l.position')
    .execute();
  const pieces = rows.map((row) => ({
    lineId: row.id,
    productId: row.product_id,
    variantId: row.variant_id ?? undefined,
    name: row.name,
    quantity: row.quantity,
  }));
  return pieces.filter(({ quantity }) => quantity > 0);
}
