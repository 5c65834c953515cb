import type { Ctx } from '#shop/context.ts';

/** The width at which a photo is kept: wide enough to count pieces and to see a crack. */
export const PHOTO_WIDTH = 1600;

/** Returns the folder and the name of a photo in the media store. Only pictures of products are served from there without a login. */
export function toPhotoFile(ownerId: string, pictureKey: string): [folder: string, name: string] {
  return [ownerId.replace('_', '-'), `${pictureKey}.webp`];
}

/** A photo as it is kept. The key is made of the bytes that were sent. */
export type PreparedPhoto = { key: string; width: number; height: number; bytes: Uint8Array };

/**
 * Makes a photo upright and removes its metadata, which reveals where it was taken. Throws what `pictures.inspect`, `describe` and `render`
 * throw.
 */
export async function preparePhoto({ pictures }: Ctx, sent: Uint8Array): Promise<PreparedPhoto> {
  const key = await pictures.inspect(sent);
  const { width, height } = await pictures.describe(sent);
  const bytes = await pictures.render(sent, { width: PHOTO_WIDTH, format: 'webp' });
  const scale = Math.min(1, PHOTO_WIDTH / width);
  return { key, width: Math.round(width * scale), height: Math.round(height * scale), bytes };
}

/** Stores a photo in the media store and returns its key. Throws what `preparePhoto` throws. */
export async function keepPhoto(ctx: Ctx, ownerId: string, sent: Uint8Array): Promise<string> {
  const { key, bytes } = await preparePhoto(ctx, sent);
  await ctx.mediaStore.put(...toPhotoFile(ownerId, key), bytes);
  return key;
}
