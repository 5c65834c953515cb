import { useState } from 'react';
import { ImageOff } from 'lucide-react';
import { classes } from './classes.ts';

export type PictureSource = {
  key: string;
  width: number;
  height: number;
  /** A few blurred bytes as a data URL, shown until the picture is there. */
  stand_in: string;
  alt: string;
};

type PictureProps = {
  /** None, or one that cannot be loaded, becomes the tile 'No image available'. */
  picture?: PictureSource | null;
  /** How wide it stands, as in `<img sizes>`. */
  sizes: string;
  /** The picture the visitor waits for: fetched at once. All others are lazy. */
  priority?: boolean;
  /** For the box. The picture fills it by `object-cover` unless `fit` says otherwise. */
  className?: string;
  fit?: 'cover' | 'contain';
  /** Overrides the picture's own words; empty beside text that says the same. */
  alt?: string;
};

export const pictureWidths = [240, 480, 720, 960, 1440];

/** A photograph in AVIF or WebP at the width that is needed, in a box that never changes its size. */
export function Picture({ picture, sizes, priority, className, fit = 'cover', alt }: PictureProps) {
  const [brokenKey, setBrokenKey] = useState<string>();
  if (!picture || brokenKey === picture.key) return <NoPicture className={className} />;
  const breakIt = () => setBrokenKey(picture.key);
  return (
    <picture
      className={classes('block overflow-hidden bg-sand bg-cover bg-center', className)}
      style={picture.stand_in ? { backgroundImage: `url("${picture.stand_in}")` } : undefined}
    >
      <source type="image/avif" srcSet={toSrcSet(picture, 'avif')} sizes={sizes} />
      <img
        src={toPictureUrl(picture.key, 720)}
        srcSet={toSrcSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={classes('h-full w-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
        // It may have failed before the page came alive, when nobody listened yet.
        ref={(image) => void (image?.complete && image.naturalWidth === 0 && image.currentSrc && breakIt())}
        onError={breakIt}
      />
    </picture>
  );
}

function NoPicture({ className }: { className?: string }) {
  return (
    <span
      className={classes(
        'flex flex-col items-center justify-center gap-2 bg-sand printed-ground text-quiet',
        className,
      )}
    >
      <span className="flex flex-col items-center gap-1 rounded-sm bg-sand px-3 py-2 text-center text-sm">
        <ImageOff aria-hidden="true" size={24} />
        No image available
      </span>
    </span>
  );
}

/** Where one size of a picture is served. */
export function toPictureUrl(key: string, width: number, format: 'avif' | 'webp' = 'webp'): string {
  return `/media/${key}/${width}.${format}`;
}

/** All sizes up to the picture's own, and the smallest in any case. */
export function toSrcSet(
  { key, width }: Pick<PictureSource, 'key' | 'width'>,
  format: 'avif' | 'webp',
): string {
  const widths = pictureWidths.filter((_, index) => index === 0 || (pictureWidths[index - 1] ?? 0) < width);
  return widths.map((each) => `${toPictureUrl(key, each, format)} ${each}w`).join(', ');
}
