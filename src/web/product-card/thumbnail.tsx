import { classes } from '#ui/classes.ts';
import { FramedImage } from '#ui/framed-image.tsx';

type ThumbnailProps = {
  /** One address of ours, as carts and orders carry it; empty when there is no picture. */
  src: string;
  /** Its width, as in `w-14`. */
  className: string;
};

/** A small picture beside words that say what it shows. */
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
