import { z } from 'zod';
import { type ShopError, unavailable } from '#domain/error.ts';

/** A picture in the shop: `key` names its files, `placeholder` is a tiny data URL to show until it has loaded. */
export const Picture = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  alt: z.string(),
  /** The colour it shows; null when it shows every variant. */
  color: z.string().nullable(),
});
export type Picture = z.infer<typeof Picture>;

/** The most pictures of one product. */
export const MOST_PICTURES = 60;

/** The largest file of a picture that staff may send, 40 MB: phones write up to 30. */
export const MOST_PICTURE_BYTES = 40 * 1024 * 1024;
/** The largest part of a picture's file in one request, 4 MB. */
export const MOST_PART_BYTES = 4 * 1024 * 1024;
export const PICTURE_TOO_LARGE = 'This photo is larger than 40 MB. Please choose a smaller one.';

/** The largest ZIP of photos, 1 GB. */
export const MOST_ARCHIVE_BYTES = 1024 * 1024 * 1024;
export const ARCHIVE_TOO_LARGE = 'This ZIP is larger than 1 GB. Please split it.';

/** Returns the error for a photo that arrives while a queue is full. */
export function picturesBusy(): ShopError {
  return unavailable(
    'pictures.busy',
    'Many photos are arriving at the moment. Please send this one again in a minute.',
  );
}

/**
 * Returns a picture without its placeholder, for places where it is small or far below the first screen: there the placeholder would be
 * longer than the URL.
 */
export function withoutPlaceholder(picture: Picture | null | undefined): Picture | null {
  return picture ? { ...picture, placeholder: '' } : null;
}
