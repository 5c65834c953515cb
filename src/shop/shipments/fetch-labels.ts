import { isShopError, unavailable } from '#domain/error.ts';
import { UNBOOKED_STATES } from '#domain/shipment/shipment-state.ts';
import type { Ctx } from '#shop/context.ts';
import { fetchLabel } from './fetch-label.ts';

/**
 * Returns the couriers' labels of those orders that are booked, by order number; each is fetched once and kept. Throws forbidden, unavailable
 * `label.not_ready` with the order's number, and the courier's refusal or silence.
 */
export async function fetchLabels(
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const booked = await ctx.db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(['o.id', 'o.order_number'])
    .where('o.id', 'in', orderIds)
    .where('s.state', 'not in', UNBOOKED_STATES)
    .execute();
  const labels = new Map<string, Uint8Array>();
  // A courier makes one label after the other, and refuses many calls at once.
  for (const { id, order_number: number } of booked) labels.set(number, await fetchOne(ctx, id, number));
  return labels;
}

async function fetchOne(ctx: Ctx, orderId: string, number: string): Promise<Uint8Array> {
  try {
    return await fetchLabel(ctx, orderId);
  } catch (error) {
    if (!isShopError(error, 'label.not_ready')) throw error;
    throw unavailable(
      'label.not_ready',
      `The courier has not made the label of ${number} yet. Try again in a minute, or print the other orders first.`,
    );
  }
}
