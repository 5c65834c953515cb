import { lockOwnAccount } from '#shop/access/lock-own-account.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';
import { PHOTO_WIDTH, toPhotoFile } from '#shop/photo-file.ts';
import { findReviewedLine } from '../find-reviewed-line.ts';

export type AddedPhoto = { id: string; width: number; height: number };

const limits = [{ count: 24, seconds: 60 * 60 }];
const message = 'You have added a lot of photos. Please continue in an hour.';

/**
 * Stores a photo, upright and stripped of everything but its pixels, for a review that the customer is going to write of a product they
 * received. Only staff sees it before the review is published. Throws what `findReviewedLine` throws, too_many, and unsupported, too_large
 * or invalid for a file that is not a picture, too large or damaged.
 */
export async function addReviewPhoto(ctx: Ctx, productId: string, file: Uint8Array): Promise<AddedPhoto> {
  const customerId = requireCustomer(ctx);
  await findReviewedLine(ctx, { productId });
  await consumeLimit(ctx, { key: `review-photos/${customerId}`, limits, message });
  const { bytes } = await ctx.pictures.clean(file);
  const kept = await ctx.pictures.render(bytes, { width: PHOTO_WIDTH, format: 'webp' });
  const { width, height, placeholder } = await ctx.pictures.describe(kept);
  const id = makeId(ctx, 'pho');
  const key = Buffer.from(ctx.random(16)).toString('hex');
  // The row is written first, so that no file is left that nothing refers to.
  await inTransaction(ctx, async (tx) => {
    const photo = { id, key, width, height, placeholder, created_at: tx.clock.now() };
    await tx.db
      .insertInto('review_photos')
      .values({ ...photo, customer_id: await lockOwnAccount(tx) })
      .execute();
  });
  await ctx.mediaStore.put(...toPhotoFile(id, key), kept);
  return { id, width, height };
}
