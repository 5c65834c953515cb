import type { ReactNode } from 'react';
import type { Picture as Source } from '#domain/catalogue/picture.ts';
import { toMainUrl, toSrcSet, toUrlUpTo } from '#domain/catalogue/picture-url.ts';
import { FramedImage } from '#ui/framed-image.tsx';

type PictureProps = {
  /** A missing or broken picture is replaced by the tile 'No image available', or by `instead`. */
  picture?: Pick<Source, 'key' | 'width' | 'height' | 'placeholder' | 'alt'> | null;
  /** The width of the picture on the page, for `<img sizes>`. */
  sizes: string;
  /** Loads the picture eagerly, for the largest picture of the page. All others are lazy. */
  priority?: boolean;
  /** Classes of the box; the picture fills it unless `fit` is `contain`. Give the box a width and an aspect ratio. */
  className?: string;
  fit?: 'cover' | 'contain';
  /** Replaces the picture's alternative text; empty next to text that has the same meaning. */
  alt?: string;
  /** The largest width at which a small picture is shown; browsers without AVIF get one size. */
  upTo?: number;
  instead?: ReactNode;
};

const SMALL_WIDTH = 480;

/** Shows a picture of the shop at the width that is needed. */
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
