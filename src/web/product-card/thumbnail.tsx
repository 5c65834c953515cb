import { classes } from '#ui/classes.ts';
import { FramedImage } from '#ui/framed-image.tsx';

type ThumbnailProps = {
  /** A URL of one of our pictures, as carts and orders store it; empty when there is no picture. */
  src: string;
  /** Classes for its width, such as `w-14`. */
  className: string;
};

/** A small picture next to text that describes it. */
export function Thumbnail({ src, className }: ThumbnailProps) {
  const image = src
    ? {
        src,
        webp: src,
        avif: src.replace(/webp$/, 'avif'),
        width: 160,
        height: 200,
        placeholder: '',
        alt: '',
      }
    : undefined;
  return (
    <FramedImage
      className={classes('aspect-4/5 flex-none rounded-sm', className)}
      sizes="72px"
      image={image}
    />
  );
}
