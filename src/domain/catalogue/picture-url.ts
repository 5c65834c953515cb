import type { Picture } from './picture.ts';

/** Widths in pixels that every picture is kept at, as far as the original reaches. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 720, 960, 1280, 1600] as const;
export type PictureFormat = 'avif' | 'webp';

/** The file of a picture at one width: `/media/{key}/640.webp`. */
export function toPictureUrl(key: string, width: number, format: PictureFormat = 'webp'): string {
  return `/media/${key}/${toPictureName(width, format)}`;
}

/** Its name in the media store. */
export function toPictureName(width: number, format: PictureFormat): string {
  return `${width}.${format}`;
}

/** The widths that exist for an original this wide: none is enlarged, and there is always one. */
export function listPictureWidths(originalWidth: number): number[] {
  const widths = PICTURE_WIDTHS.filter((width) => width <= originalWidth);
  return widths.length === 0 ? [PICTURE_WIDTHS[0]] : widths;
}

/** A srcset over every width that exists, or over those up to `upTo` that are worth a choice. */
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

/** The address of a picture for those who want just one: the widest up to 1280. */
export function toMainUrl(picture: Pick<Picture, 'key' | 'width'>): string {
  return toUrlUpTo(picture, 1280);
}

/** The address of the widest file that is at most so wide. */
export function toUrlUpTo({ key, width }: Pick<Picture, 'key' | 'width'>, most: number): string {
  const widths = listPictureWidths(width).filter((each) => each <= most);
  return toPictureUrl(key, widths.at(-1) ?? PICTURE_WIDTHS[0]);
}

/** What is shown beside a shared link: whole, on the colour of our paper. Messengers do not take AVIF, and not all take WebP. */
export const SHARE_PICTURE = { width: 1200, height: 630, name: 'share.jpg', ground: '#fbf7f0' } as const;

/** The address of a picture for that. */
export function toShareUrl(key: string): string {
  return `/media/${key}/${SHARE_PICTURE.name}`;
}
