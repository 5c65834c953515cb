import type { Picture } from './picture.ts';

/** The widths in pixels at which every picture is stored, up to that of the original. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 720, 960, 1280, 1600] as const;
export type PictureFormat = 'avif' | 'webp';

/** Returns the URL of a picture at one width: `/media/{key}/640.webp`. */
export function toPictureUrl(key: string, width: number, format: PictureFormat = 'webp'): string {
  return `/media/${key}/${toPictureName(width, format)}`;
}

/** Returns the file's name in the media store. */
export function toPictureName(width: number, format: PictureFormat): string {
  return `${width}.${format}`;
}

/** Returns the widths that exist for an original of this width: none is enlarged, and there is always one. */
export function listPictureWidths(originalWidth: number): number[] {
  const widths = PICTURE_WIDTHS.filter((width) => width <= originalWidth);
  return widths.length === 0 ? [PICTURE_WIDTHS[0]] : widths;
}

/** Returns a srcset of all widths that exist, or of those up to `upTo` without the smallest. */
export function toSrcSet(
  { key, width }: Pick<Picture, 'key' | 'width'>,
  format: PictureFormat,
  upTo?: number,
): string {
  const widths = listPictureWidths(width);
  const small = widths.filter((each) => each > PICTURE_WIDTHS[0] && each <= (upTo ?? 0));
  return (small.length > 0 ? small : widths)
    .map((each) => `${toPictureUrl(key, each, format)} ${each}w`)
    .join(', ');
}

/** Returns the URL of a picture for clients that use only one: the widest up to 1280. */
export function toMainUrl(picture: Pick<Picture, 'key' | 'width'>): string {
  return toUrlUpTo(picture, 1280);
}

/** Returns the URL of the widest file that is at most `most` wide. */
export function toUrlUpTo({ key, width }: Pick<Picture, 'key' | 'width'>, most: number): string {
  const widths = listPictureWidths(width).filter((each) => each <= most);
  return toPictureUrl(key, widths.at(-1) ?? PICTURE_WIDTHS[0]);
}

/**
 * The preview picture of a shared link: the whole picture on the shop's paper colour. Messengers do not accept AVIF, and not all accept
 * WebP.
 */
export const SHARE_PICTURE = { width: 1200, height: 630, name: 'share.jpg', ground: '#fbf7f0' } as const;

/** Returns the URL of a picture's link preview. */
export function toShareUrl(key: string): string {
  return `/media/${key}/${SHARE_PICTURE.name}`;
}
