import type { ListedOrderJson } from '#contract/order/admin-order-list.ts';
import { toOrderJson } from '#contract/order/order.ts';
import { toStage } from '#domain/order/order-stage.ts';
import type { Order } from '#domain/order/order.ts';
import type { Reader } from '#shop/context.ts';
import { listClaims } from '#shop/orders/packing/list-claims.ts';
import { listLocations } from '#shop/orders/packing/list-locations.ts';
import { listMissingPieces } from '#shop/orders/packing/list-missing-pieces.ts';
import { withLines } from '#shop/orders/read-orders.ts';
import type { OrderRow } from '#shop/orders/to-order.ts';
import { listUnansweredCalls } from './list-calls.ts';
import { listAttention } from './needs-attention.ts';

type ListedOrder = { order: Order; listed: ListedOrderJson };

/** Returns the orders of some rows, each with the additional fields that staff sees in a list. */
export async function readListedOrders(reader: Reader, rows: OrderRow[]): Promise<ListedOrder[]> {
  const ids = rows.map(({ id }) => id);
  const [orders, attention, claims, calls, missing, locations] = await Promise.all([
    withLines(reader, rows),
    listAttention(reader, ids),
    listClaims(reader, ids),
    listUnansweredCalls(reader, ids),
    listMissingPieces(reader, ids),
    listLocations(reader, ids),
  ]);
  return orders.map((order, index) => {
    const { id, customer_id, packed_at, version } = rows[index]!;
    const isPacked = packed_at !== null;
    const listed = {
      ...toOrderJson(order),
      stage: toStage({ status: order.status, paymentMethod: order.payment.method, isPacked }),
      version,
      customer_id,
      packed_at: packed_at?.toISOString() ?? null,
      needs_look: attention.get(id) ?? [],
      claim: claims.get(id) ?? null,
      unanswered_calls: calls.get(id) ?? null,
      missing_pieces: missing.get(id) ?? null,
      locations: locations.get(id) ?? {},
    };
    return { order, listed };
  });
}
