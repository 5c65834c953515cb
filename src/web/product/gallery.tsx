import { lazy, Suspense, useState } from 'react';
import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import type { Picture as Source } from '#domain/catalogue/picture.ts';
import { toSrcSet } from '#domain/catalogue/picture-url.ts';
import { Picture } from '#web/product-card/picture.tsx';
import { useSwipe } from '#ui/use-swipe.ts';
import { classes } from '#ui/classes.ts';

const Zoom = lazy(async () => ({ default: (await import('./zoom.tsx')).Zoom }));

const SIZES = '(width >= 64rem) 520px, 92vw';

type GalleryProps = { pictures: Source[]; name: string };

/** The pictures of a product: one large, all as thumbnails, and each of them full-screen. */
export function Gallery({ pictures, name }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const count = pictures.length;
  const goTo = (index: number) => setShown((index + count) % count);
  const swipe = useSwipe((step) => count > 1 && goTo(shown + step));
  const picture = pictures[shown];
  if (!picture) return <Picture sizes={SIZES} className="aspect-4/5 w-full rounded-md" />;
  return (
    <section
      aria-label="Pictures"
      className="min-w-0 lg:sticky lg:top-24 lg:flex lg:flex-row-reverse lg:gap-3 lg:self-start"
    >
      <link
        rel="preload"
        as="image"
        type="image/avif"
        imageSrcSet={toSrcSet(pictures[0]!, 'avif')}
        imageSizes={SIZES}
        fetchPriority="high"
      />
      <div className="relative min-w-0 flex-1 touch-pan-y" {...swipe}>
        <button
          type="button"
          onClick={() => setZoomed(true)}
          aria-label={`Enlarge picture ${shown + 1} of ${count}`}
          className="block w-full cursor-zoom-in"
        >
          <Picture
            key={picture.key}
            picture={picture}
            alt={picture.alt || name}
            sizes={SIZES}
            priority
            className="aspect-4/5 w-full overflow-hidden rounded-md"
          />
        </button>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-3 bottom-3 flex size-11 items-center justify-center rounded-full bg-paper/90"
        >
          <Search size={20} />
        </span>
        {count > 1 && (
          <>
            <Arrow side="left" onPress={() => goTo(shown - 1)} />
            <Arrow side="right" onPress={() => goTo(shown + 1)} />
          </>
        )}
      </div>
      {count > 1 && <Thumbnails pictures={pictures} name={name} shown={shown} onShow={setShown} />}
      <Suspense>
        {isZoomed && <Zoom {...{ pictures, name, shown }} onShow={goTo} onClose={() => setZoomed(false)} />}
      </Suspense>
    </section>
  );
}

function Arrow({ side, onPress }: { side: 'left' | 'right'; onPress: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={side === 'left' ? 'Previous picture' : 'Next picture'}
      className={classes(
        'absolute top-1/2 flex size-11 -translate-y-1/2 items-center justify-center rounded-full bg-paper/90 hover:bg-card',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      <Icon aria-hidden="true" size={22} />
    </button>
  );
}

type ThumbnailsProps = GalleryProps & { shown: number; onShow: (index: number) => void };

function Thumbnails({ pictures, name, shown, onShow }: ThumbnailsProps) {
  return (
    // The thumbnails wrap into as many rows as needed: a cut-off row would hide how many there are.
    <ul className="mt-3 flex flex-wrap gap-2 p-1 [scrollbar-width:thin] lg:mt-0 lg:max-h-[40rem] lg:w-20 lg:flex-none lg:flex-col lg:flex-nowrap lg:overflow-x-hidden lg:overflow-y-auto">
      {pictures.map((picture, index) => (
        <li key={picture.key} className="flex-none">
          <button
            type="button"
            aria-label={`Picture ${index + 1}: ${picture.alt || name}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
            className={classes(
              'block rounded-sm border-2',
              index === shown ? 'border-madder' : 'border-transparent hover:border-edge',
            )}
          >
            <Picture picture={picture} alt="" sizes="72px" className="size-18 overflow-hidden rounded-sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}
