import { z } from 'zod';
import type { Picture } from '#domain/catalogue/picture.ts';
import { toMainUrl } from '#domain/catalogue/picture-url.ts';

export const PictureJson = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  alt: z.string(),
  color: z.string().nullable(),
});
export type PictureJson = z.infer<typeof PictureJson>;

/** Returns a picture as the API sends it: one URL, its size, and a placeholder to show until it has loaded. */
export function toPictureJson(picture: Picture): PictureJson {
  const { width, height, alt, color } = picture;
  return { url: toMainUrl(picture), width, height, placeholder: picture.placeholder, alt, color };
}
