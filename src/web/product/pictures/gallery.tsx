import { useRef, useState } from 'react';
import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import type { Picture as Source } from '#domain/catalogue/picture.ts';
import { Picture } from '#web/product-card/picture.tsx';
import { loadWhenOpened } from '#web/rendering/load-when-opened.tsx';
import { classes } from '#ui/classes.ts';
import * as words from '../words.ts';

const Zoom = loadWhenOpened(async () => (await import('./zoom.tsx')).Zoom);

const SIZES = '(width >= 64rem) 520px, 74vw';
/** On a phone the picture leaves room for name and price below it on the first screen, and for the edge of the next picture next to it. */
const box = 'aspect-4/5 h-[min(91vw,60svh)] lg:h-auto lg:w-full';

type GalleryProps = { pictures: Source[]; name: string };

/** Shows the pictures of a product in a row that is swiped or scrolled, even without script; each of them opens full-screen. */
export function Gallery({ pictures, name }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const count = pictures.length;
  function goTo(index: number) {
    const next = (index + count) % count;
    // The scroll event may come after a second press, so the shown picture is set now.
    setShown(next);
    row.current!.scrollTo({ left: (next / count) * row.current!.scrollWidth, behavior: 'instant' });
  }
  function readShown() {
    const { scrollLeft, scrollWidth } = row.current!;
    setShown(Math.round((scrollLeft / scrollWidth) * count));
  }
  function enlarge(index?: number) {
    if (index !== undefined) goTo(index);
    // The row has been scrolled, perhaps before hydration; its scroll event comes only with the next frame.
    readShown();
    setZoomed(true);
  }
  if (count === 0) return <Picture sizes={SIZES} className={classes(box, 'mx-auto rounded-md')} />;
  return (
    <section
      aria-label={words.pictures}
      className="min-w-0 lg:flex lg:flex-row-reverse lg:gap-3 lg:self-start"
    >
      <div className="relative min-w-0 flex-1">
        <ul
          ref={row}
          // Arrow keys scroll the row; not every browser makes it focusable automatically.
          // oxlint-disable-next-line no-noninteractive-tabindex
          tabIndex={count > 1 ? 0 : undefined}
          onScroll={readShown}
          className={classes(
            'flex cursor-zoom-in snap-x snap-mandatory gap-2 overflow-x-auto overscroll-x-contain [scrollbar-width:none] lg:gap-0 lg:rounded-md',
            count > 1 ? 'max-lg:-mr-4 max-lg:pr-4' : 'justify-center',
          )}
        >
          {pictures.map((picture, index) => (
            <li key={picture.key} className="relative flex-none snap-center snap-always lg:w-full">
              {/* The button that enlarges is next to the row; a press on the picture does the same. */}
              <div role="presentation" onClick={() => enlarge(index)}>
                <Picture
                  picture={picture}
                  alt={picture.alt || name}
                  sizes={SIZES}
                  priority={index === 0}
                  className={classes(box, 'rounded-md')}
                />
              </div>
              {count > 1 && (
                <span
                  aria-hidden="true"
                  className="absolute bottom-3 left-3 rounded-full bg-paper/90 px-3 py-1 text-sm figures"
                >
                  {words.pictureCount(index + 1, count)}
                </span>
              )}
            </li>
          ))}
        </ul>
        <div className={classes(box, 'pointer-events-none absolute inset-0', count === 1 && 'mx-auto')}>
          <button
            type="button"
            onClick={() => enlarge()}
            aria-label={words.enlarge(shown + 1, count)}
            className={classes(round, 'pointer-events-auto right-3 bottom-3')}
          >
            <Search aria-hidden="true" size={20} />
          </button>
        </div>
        {count > 1 && (
          <>
            <Arrow side="left" onPress={() => goTo(shown - 1)} />
            <Arrow side="right" onPress={() => goTo(shown + 1)} />
          </>
        )}
      </div>
      {count > 1 && <Thumbnails pictures={pictures} name={name} shown={shown} onShow={goTo} />}
      {isZoomed && <Zoom {...{ pictures, name, shown }} onShow={goTo} onClose={() => setZoomed(false)} />}
    </section>
  );
}

const round =
  'flex size-11 absolute items-center justify-center rounded-full bg-paper/90 hover:bg-card noscript:hidden';

/** Shows an arrow to another picture, but not on a phone: there pictures are swiped, and only the full-screen view has buttons. */
function Arrow({ side, onPress }: { side: 'left' | 'right'; onPress: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={side === 'left' ? words.previousPicture : words.nextPicture}
      className={classes(
        round,
        'top-1/2 -translate-y-1/2 max-lg:hidden',
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
    <ul className="max-h-[40rem] w-20 flex-none flex-col gap-2 overflow-x-hidden overflow-y-auto p-1 [scrollbar-width:thin] max-lg:hidden lg:flex noscript:hidden">
      {pictures.map((picture, index) => (
        <li key={picture.key} className="flex-none">
          <button
            type="button"
            aria-label={words.pictureName(index + 1, picture.alt || name)}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
            className={classes(
              'block rounded-sm border-2',
              index === shown ? 'border-indigo' : 'border-transparent hover:border-edge',
            )}
          >
            <Picture picture={picture} alt="" sizes="72px" className="size-18 overflow-hidden rounded-sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}
