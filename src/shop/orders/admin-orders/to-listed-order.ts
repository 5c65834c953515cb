import type { Selectable } from 'kysely';
import type { Orders } from '#db/schema.ts';
import type {
  AttentionFilter,
  ListedOrderJson,
  UnansweredCallsJson,
} from '#contract/order/admin-order-list.ts';
import { toOrderJson } from '#contract/order/order.ts';
import type { ClaimJson } from '#contract/order/packing.ts';
import { toStage } from '#domain/order/order-stage.ts';
import type { Order } from '#domain/order/order.ts';
import type { Locations } from '#shop/orders/packing/list-locations.ts';

/** Returns an order with what staff sees of it in a list. */
export function toListedOrder(
  order: Order,
  row: Pick<Selectable<Orders>, 'customer_id' | 'packed_at' | 'version'>,
  {
    needsLook = [],
    claim = null,
    calls = null,
    missing = null,
    locations = {},
  }: {
    needsLook?: AttentionFilter[] | undefined;
    claim?: ClaimJson | undefined;
    calls?: UnansweredCallsJson | undefined;
    missing?: string | null | undefined;
    locations?: Locations | undefined;
  },
): ListedOrderJson {
  const isPacked = row.packed_at !== null;
  return {
    ...toOrderJson(order),
    stage: toStage({ status: order.status, paymentMethod: order.payment.method, isPacked }),
    version: row.version,
    customer_id: row.customer_id,
    packed_at: row.packed_at?.toISOString() ?? null,
    needs_look: needsLook,
    claim,
    unanswered_calls: calls,
    missing_pieces: missing,
    locations,
  };
}
