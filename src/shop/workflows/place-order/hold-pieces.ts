import { sql } from 'kysely';
import { conflict, invalid } from '#domain/error.ts';
import { type HoldLimits, refuseToHold } from '#domain/order/stock-hold.ts';
import type { UnpaidOrderSummary } from '#shop/cart/unpaid-orders.ts';
import type { Tx } from '#shop/context.ts';

/** The device and network that an order is placed from, as far as the shop can distinguish them. */
export type PlacedFrom = { device?: string | undefined; network?: string | undefined };

export type HoldPieces = {
  orderId: string;
  pieces: number;
  from: PlacedFrom;
  limits: HoldLimits;
  /** The customer's unpaid orders that the new one does not replace. */
  otherUnpaid: UnpaidOrderSummary[];
};

/**
 * Records the pieces that a new unpaid order holds. The caller has locked the customer; this locks the device and the network until the
 * commit, so that orders placed at the same time cannot pass a bound together. Throws conflict `stock.held` with the order to pay or cancel
 * first, or invalid `order.too_many_pieces` where this order alone passes the customer's bound.
 */
export async function holdPieces(
  tx: Tx,
  { orderId, pieces, from, limits, otherUnpaid }: HoldPieces,
): Promise<void> {
  const device = from.device ?? null;
  const network = from.network ?? null;
  const locks = [device && `hold/device/${device}`, network && `hold/network/${network}`].filter(Boolean);
  const [, , held] = await Promise.all([
    locks.length > 0 && lockAll(tx, locks),
    tx.db
      .insertInto('order_holds')
      .values({ order_id: orderId, pieces, device, network, created_at: tx.clock.now() })
      .execute(),
    countHeld(tx, { device, network }),
  ]);
  const [first] = otherUnpaid;
  const own = otherUnpaid
    .flatMap((order) => order.pieces)
    .reduce((sum, piece) => sum + piece.quantity, pieces);
  const sentence = refuseToHold({ customer: own, ...held }, limits, first);
  if (!sentence) return;
  if (own > limits.piecesPerCustomer && !first) throw invalid('order.too_many_pieces', sentence);
  throw conflict('stock.held', sentence, first && { order_id: first.id, order_number: first.orderNumber });
}

/** Takes the locks in the order of their names, so that two orders never deadlock. */
async function lockAll(tx: Tx, names: unknown[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0))
      from (select name from unnest(${names}::text[]) as name order by name) as sorted`.execute(tx.db);
}

async function countHeld(
  tx: Tx,
  { device, network }: { device: string | null; network: string | null },
): Promise<{ device: number; network: number }> {
  const { rows } = await sql<{ device: number; network: number }>`
    select coalesce((select sum(pieces) from order_holds where device = ${device}), 0)::int as device,
           coalesce((select sum(pieces) from order_holds where network = ${network}), 0)::int as network`.execute(
    tx.db,
  );
  return rows[0]!;
}
