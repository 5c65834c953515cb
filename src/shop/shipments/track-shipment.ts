import { notFound } from '#domain/error.ts';
import { UNBOOKED_STATES } from '#domain/shipment/shipment-state.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import { applyTracking } from './apply-tracking.ts';
import { requireGateway } from './require-courier.ts';

/** Asks the courier where the parcel of an order is. Throws forbidden, not_found, and the courier's refusal or silence. */
export async function trackShipment(ctx: Ctx, orderId: string): Promise<void> {
  requireAbility(ctx, 'ship_orders');
  const row = await ctx.db
    .selectFrom('shipments')
    .select(['gateway', 'awb'])
    .where('order_id', '=', orderId)
    .where('state', 'not in', UNBOOKED_STATES)
    .executeTakeFirst();
  if (!row) throw notFound('Shipment');
  const port = requireGateway(ctx, row.gateway);
  for (const parcel of await port.track([row.awb!])) await applyTracking(ctx, port.gateway, parcel);
}
