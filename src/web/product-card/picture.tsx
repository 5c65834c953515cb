import type { ReactNode } from 'react';
import type { Picture as Source } from '#domain/catalogue/picture.ts';
import { toMainUrl, toSrcSet, toUrlUpTo } from '#domain/catalogue/picture-url.ts';
import { FramedImage } from '#ui/framed-image.tsx';

type PictureProps = {
  /** None, or one that cannot be loaded, becomes the tile 'No image available', or what stands `instead`. */
  picture?: Pick<Source, 'key' | 'width' | 'height' | 'placeholder' | 'alt'> | null;
  /** How wide it stands on the page, as in `<img sizes>`. */
  sizes: string;
  /** The picture the visitor waits for: fetched at once. All others are lazy. */
  priority?: boolean;
  /** For the box; the picture fills it unless `fit` is `contain`. Give the box a width and an aspect. */
  className?: string;
  fit?: 'cover' | 'contain';
  /** Instead of the picture's own words; empty beside text that says the same. */
  alt?: string;
  /** For a small picture of many: it is never shown wider, and browsers without AVIF get one size. */
  upTo?: number;
  instead?: ReactNode;
};

const SMALL_WIDTH = 480;

/** A picture of the shop at the width that is needed. */
export function Picture({ picture, alt, upTo, ...frame }: PictureProps) {
  if (!picture) return <FramedImage {...frame} />;
  const { width, height, placeholder } = picture;
  const image = {
    src: upTo ? toUrlUpTo(picture, SMALL_WIDTH) : toMainUrl(picture),
    avif: toSrcSet(picture, 'avif', upTo),
    webp: upTo ? undefined : toSrcSet(picture, 'webp'),
    width,
    height,
    placeholder,
    alt: alt ?? picture.alt,
  };
  return <FramedImage {...frame} image={image} />;
}
