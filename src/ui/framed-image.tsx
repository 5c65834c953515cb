import { type ReactNode, useState } from 'react';
import { ImageOff } from 'lucide-react';
import { classes } from './classes.ts';

type FramedImageProps = {
  /** When left out, the tile 'No image available' is shown. */
  image?: {
    src: string;
    avif: string;
    /** When left out, `src` alone serves browsers without AVIF. */
    webp?: string | undefined;
    width: number;
    height: number;
    placeholder: string;
    alt: string;
  };
  sizes: string;
  priority?: boolean;
  className?: string;
  fit?: 'cover' | 'contain';
  /** Replaces the tile when there is no picture or it cannot be loaded. */
  instead?: ReactNode;
};

/** Shows a photograph in AVIF or WebP in a box of fixed size, or the tile 'No image available' when there is none. */
export function FramedImage({ image, instead, ...frame }: FramedImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (!image || brokenSrc === image.src) return instead ?? <NoImage className={frame.className} />;
  const { sizes, priority, className, fit = 'cover' } = frame;
  const giveUp = () => setBrokenSrc(image.src);
  return (
    <picture
      className={classes(
        'block overflow-hidden bg-sand bg-center',
        fit === 'cover' ? 'bg-cover' : 'bg-contain bg-no-repeat',
        className,
      )}
      style={image.placeholder ? { backgroundImage: `url("${image.placeholder}")` } : undefined}
    >
      <source type="image/avif" srcSet={image.avif} sizes={sizes} />
      <img
        src={image.src}
        srcSet={image.webp}
        sizes={image.webp ? sizes : undefined}
        width={image.width}
        height={image.height}
        alt={image.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // The priority picture is decoded synchronously, so that it shows in the same frame in which it arrives.
        decoding={priority ? 'sync' : 'async'}
        className={classes('h-full w-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
        // The picture may have failed before hydration, when no error handler was attached.
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0 && img.currentSrc) giveUp();
        }}
        onError={giveUp}
      />
    </picture>
  );
}

function NoImage({ className }: { className?: string }) {
  return (
    <span
      className={classes(
        '@container flex items-center justify-center overflow-hidden printed-ground bg-sand text-quiet',
        className,
      )}
    >
      <span className="flex flex-col items-center gap-1 rounded-sm bg-sand px-3 py-2 text-center text-sm">
        <ImageOff aria-hidden="true" size={24} />
        <span className="@max-[7rem]:sr-only">No image available</span>
      </span>
    </span>
  );
}
