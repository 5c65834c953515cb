import type { Ctx, Tx } from '#shop/context.ts';
import { eachApart } from '#shop/each-apart.ts';
import { toPhotoFile } from '#shop/photo-file.ts';

/** Hides the photos of a customer's orders at once; the next `forgetPhotos` deletes their files. */
export async function erasePhotos({ db }: Tx, customerId: string): Promise<void> {
  await db
    .updateTable('order_photos')
    .set({ is_erased: true })
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('orders').select('id').where('customer_id', '=', customerId),
    )
    .execute();
}

/**
 * Deletes the photos that were taken before a moment, and those of erased customers. Each file is deleted before its row, so that none is left
 * behind. Returns how many photos were deleted. Throws the first error after all other photos were deleted.
 */
export async function forgetPhotos({ db, mediaStore }: Ctx, before: Date): Promise<number> {
  const photos = await db
    .selectFrom('order_photos')
    .select(['id', 'order_id', 'picture_key'])
    .where((eb) => eb.or([eb('taken_at', '<', before), eb('is_erased', '=', true)]))
    .execute();
  await eachApart(photos, async ({ id, order_id, picture_key }) => {
    await mediaStore.remove(...toPhotoFile(order_id, picture_key));
    await db.deleteFrom('order_photos').where('id', '=', id).execute();
  });
  return photos.length;
}
