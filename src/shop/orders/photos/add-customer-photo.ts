import { requireCustomer } from '#shop/access/require-customer.ts';
import type { Ctx } from '#shop/context.ts';
import { requireReturnWindow } from '#shop/orders/returns/require-return-window.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';
import { writePhoto } from './write-photo.ts';

const limits = [{ count: 24, seconds: 60 * 60 }];
const message = 'You have added a lot of photos. Please continue in an hour.';

/**
 * Adds a photo to the customer's own order that shows staff why pieces are returned; stores nothing but its pixels. Throws as
 * `requireReturnWindow` and `writePhoto`, too_many, and unsupported, too_large or invalid for a file that is not a picture, too large or
 * damaged.
 */
export async function addCustomerPhoto(ctx: Ctx, orderId: string, file: Uint8Array): Promise<void> {
  await requireReturnWindow(ctx, orderId);
  await consumeLimit(ctx, { key: `order-photos/${requireCustomer(ctx)}`, limits, message });
  const { bytes } = await ctx.pictures.clean(file);
  await writePhoto(ctx, orderId, bytes);
}
