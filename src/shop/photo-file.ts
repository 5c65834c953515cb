import type { Ctx } from '#shop/context.ts';

/** The width at which a photo of staff is kept: wide enough to count pieces and to see a crack. */
const PHOTO_WIDTH = 1600;

/** Returns the folder and the name of a photo in the media store. Only pictures of products are served from there without a login. */
export function toPhotoFile(ownerId: string, pictureKey: string): [folder: string, name: string] {
  return [ownerId.replace('_', '-'), `${pictureKey}.webp`];
}

/**
 * Keeps a photo of an order or of a move of stock in the media store, upright and without its metadata, which tells where it was taken.
 * Returns its key, made of the bytes that were sent, and its size. Throws what `describePicture` throws.
 */
export async function keepPhoto(ctx: Ctx, ownerId: string, bytes: Uint8Array) {
  const { key, width, height } = await ctx.pictures.describe(bytes);
  const kept = await ctx.pictures.render(bytes, { width: PHOTO_WIDTH, format: 'webp' });
  await ctx.mediaStore.put(...toPhotoFile(ownerId, key), kept);
  const scale = Math.min(1, PHOTO_WIDTH / width);
  return { key, width: Math.round(width * scale), height: Math.round(height * scale) };
}
