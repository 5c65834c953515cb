import { z } from 'zod';
import { type Picture, MOST_PICTURE_BYTES, PICTURE_TOO_LARGE } from '#domain/catalogue/picture.ts';
import { toMainUrl, toUrlUpTo } from '#domain/catalogue/picture-url.ts';

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

/** POST /admin/pictures, as a form. */
export const PictureForm = z.object({
  file: z
    .instanceof(File, { message: 'Please choose a photo' })
    .refine(({ size }) => size > 0, 'This file is empty. Please choose the photo again.')
    .refine(({ size }) => size <= MOST_PICTURE_BYTES, PICTURE_TOO_LARGE)
    .meta({ type: 'string', format: 'binary' })
    .describe(
      'JPEG or HEIC of at most 50 megapixels, PNG or WebP of 24, AVIF of 16, and at most 40 MB; everything but its pixels is removed',
    ),
});

/** A picture that staff has uploaded and no product shows yet. */
export const UploadedPictureJson = z.object({
  id: z.string(),
  key: z.string().describe('Names its files; slides of the home page name it by this'),
  width: z.int(),
  height: z.int(),
  url: z.string().describe('At most 480 pixels wide'),
});
export type UploadedPictureJson = z.infer<typeof UploadedPictureJson>;

export function toUploadedPictureJson({
  id,
  key,
  width,
  height,
}: Pick<Picture, 'key' | 'width' | 'height'> & { id: string }): UploadedPictureJson {
  return { id, key, width, height, url: toUrlUpTo({ key, width }, 480) };
}
