import { requireAbility } from '#shop/access/require-ability.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';
import { bookShipment } from './book-shipment.ts';
import { suggestSize } from './suggest-size.ts';

/** Books a parcel with the weight of its products and the size of the usual parcel. Throws as `bookShipment`. */
export async function bookWithUsualSize(
  ctx: Ctx,
  ref: { id: string; version?: number | undefined },
): Promise<void> {
  requireAbility(ctx, 'ship_orders');
  const { courier } = await readSettings(ctx);
  await bookShipment(ctx, ref, await suggestSize(ctx, ref.id, courier.parcel));
}
