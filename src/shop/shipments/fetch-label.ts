import { notFound, unavailable } from '#domain/error.ts';
import { UNBOOKED_STATES } from '#domain/shipment/shipment-state.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import { requireGateway } from './require-courier.ts';
import { toBooking } from './to-booking.ts';

/**
 * Returns the courier's label of an order as PDF; it is fetched once and kept. Throws forbidden, not_found, unavailable
 * `label.not_ready`, and the courier's refusal or silence.
 */
export async function fetchLabel(ctx: Ctx, orderId: string): Promise<Uint8Array> {
  requireAbility(ctx, 'ship_orders');
  const row = await ctx.db
    .selectFrom('shipments as s')
    .leftJoin('shipment_labels as l', 'l.shipment_id', 's.id')
    .selectAll('s')
    .select('l.pdf')
    .where('s.order_id', '=', orderId)
    .where('s.state', 'not in', UNBOOKED_STATES)
    .executeTakeFirst();
  if (!row) throw notFound('Label');
  if (row.pdf) return row.pdf;
  const pdf = await requireGateway(ctx, row.gateway).fetchLabel(toBooking(row));
  if (!pdf)
    throw unavailable('label.not_ready', 'The courier has not made the label yet. Try again in a minute.');
  await ctx.db
    .insertInto('shipment_labels')
    .values({ shipment_id: row.id, pdf: Buffer.from(pdf), created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return pdf;
}
