import { z } from 'zod';
import { toMainUrl } from './picture-url.ts';

/** A picture in the shop: `key` names its files, `standIn` is a tiny data URL to show until it has come. */
export const Picture = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  standIn: z.string(),
  alt: z.string(),
  /** The colour it shows; null when it shows every variant. */
  color: z.string().nullable(),
});
export type Picture = z.infer<typeof Picture>;

export const PictureJson = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  stand_in: z.string(),
  alt: z.string(),
  color: z.string().nullable(),
});
export type PictureJson = z.infer<typeof PictureJson>;

/** A picture as the API tells it: one address, its size, and what to show until it has come. */
export function toPictureJson(picture: Picture): PictureJson {
  const { width, height, alt, color } = picture;
  return { url: toMainUrl(picture), width, height, stand_in: picture.standIn, alt, color };
}
