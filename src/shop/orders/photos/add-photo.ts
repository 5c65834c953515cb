import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import { writePhoto } from './write-photo.ts';

/** Adds a staff photo of the contents of a parcel to its order. Throws unauthenticated, forbidden, and as `writePhoto`. */
export async function addPhoto(ctx: Ctx, orderId: string, bytes: Uint8Array): Promise<void> {
  requireAbility(ctx, 'ship_orders');
  await requireOrder(ctx, orderId);
  await writePhoto(ctx, orderId, bytes);
}

async function requireOrder({ db }: Ctx, orderId: string): Promise<void> {
  const found = await db.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst();
  if (!found) throw notFound('Order');
}
