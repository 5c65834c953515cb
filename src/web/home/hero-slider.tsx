import { useEffect, useState } from 'react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Link } from 'react-router';
import { toSrcSet } from '#domain/catalogue/picture-url.ts';
import { Picture } from '#web/product-card/picture.tsx';
import { useSwipe } from '#ui/use-swipe.ts';
import { type Rotation, useRotation } from '#ui/use-rotation.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { classes } from '#ui/classes.ts';
import { toGroundClasses } from './ground-classes.ts';
import { noteTurn } from './one-motion.ts';
import type { Slide } from './pick.ts';
import * as words from './words.ts';

const TURN_MS = 5_000;
// On desktop the picture fills a height of 490 px, which makes it 1120 px wide, or its box if that is wider. On a phone the value is
// slightly below the true width: many phones are one pixel wider than the 720 px picture.
const SIZES = '(width >= 64rem) max(66vw, 1120px), 98vw';

/** The hero slides of the home page: the first picture is the largest paint, so it is rendered without script. */
export function HeroSlider({ slides }: { slides: Slide[] }) {
  const isAwake = useAwake();
  // The codes above the page started to rotate earlier, so the two do not move at the same moment.
  const rotation = useRotation(slides.length, TURN_MS, isAwake);
  useEffect(noteTurn, [rotation.shown]);
  const swipe = useSwipe((step) => rotation.goTo(rotation.shown + step));
  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={words.slides}
      className="relative touch-pan-y overflow-hidden"
      {...rotation.holding}
      {...swipe}
    >
      <PreloadedPicture slide={slides[0]} />
      <div aria-live={rotation.isTurning ? 'off' : 'polite'} className="grid h-[420px] lg:h-[490px]">
        {slides.map((slide, index) => (
          <SlideView
            key={`${slide.path} ${slide.title}`}
            slide={slide}
            name={words.slideOf(index + 1, slides.length)}
            isFirst={index === 0}
            isShown={index === rotation.shown}
            hasPicture={index === 0 || isAwake}
          />
        ))}
      </div>
      {slides.length > 1 && <Controls count={slides.length} rotation={rotation} />}
    </section>
  );
}

/** Becomes true after hydration: pictures of later slides wait for it, because they would slow down the first one. */
function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAwake(true), 1_500);
    return () => clearTimeout(timer);
  }, []);
  return isAwake;
}

function PreloadedPicture({ slide }: { slide: Slide | undefined }) {
  if (!slide?.picture) return null;
  const imageSrcSet = toSrcSet(slide.picture, 'avif');
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={imageSrcSet}
      imageSizes={SIZES}
      fetchPriority="high"
    />
  );
}

type SlideViewProps = { slide: Slide; name: string; isFirst: boolean; isShown: boolean; hasPicture: boolean };

function SlideView({ slide, name, isFirst, isShown, hasPicture }: SlideViewProps) {
  const { title, subtitle, button, path, picture, alt, ground } = slide;
  return (
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={name}
      inert={!isShown}
      className={classes(
        'slide transition-[opacity,visibility] duration-300',
        toGroundClasses(ground),
        !isShown && 'invisible opacity-0',
      )}
    >
      <div className="slide-picture">
        {hasPicture && (
          <Picture
            picture={picture}
            alt={alt}
            sizes={SIZES}
            priority={isFirst}
            className="absolute inset-0 h-full w-full"
          />
        )}
      </div>
      <div className="slide-words">
        <h2 className="font-display text-2xl leading-tight font-medium lg:text-4xl">{title}</h2>
        <p className="mt-1 line-clamp-2 lg:mt-4 lg:line-clamp-none lg:text-lg">{subtitle}</p>
        <p className="mt-3 lg:mt-6">
          <Link
            to={path}
            draggable={false}
            className={buttonClasses({ variant: ground === 'sand' ? 'primary' : 'secondary', size: 'lg' })}
          >
            {button}
            <span className="sr-only">: {title}</span>
          </Link>
        </p>
      </div>
    </div>
  );
}

const control =
  'flex size-[44px] items-center justify-center rounded-full transition-colors hover:bg-white/15 focus-visible:-outline-offset-4';

/** They are unobtrusive over the picture, because a visitor should see the slide's button first. */
function Controls({ count, rotation }: { count: number; rotation: Rotation }) {
  const { shown, isPaused, setPaused, goTo } = rotation;
  return (
    <div className="absolute right-4 bottom-2 flex max-w-[calc(100%-2rem)] noscript:hidden items-center rounded-full bg-ink/60 text-paper on-dark md:right-6 lg:right-8 lg:bottom-5">
      <button
        type="button"
        className={control}
        aria-label={isPaused ? words.playSlides : words.pauseSlides}
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? <Play aria-hidden="true" size={16} /> : <Pause aria-hidden="true" size={16} />}
      </button>
      <button
        type="button"
        className={control}
        aria-label={words.previousSlide}
        onClick={() => goTo(shown - 1)}
      >
        <ChevronLeft aria-hidden="true" size={18} />
      </button>
      <ul className="flex min-w-0">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className="w-[44px] min-w-6 shrink">
            <button
              type="button"
              className="flex h-11 w-full items-center justify-center rounded-full focus-visible:-outline-offset-4"
              aria-label={words.goToSlide(index + 1)}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => goTo(index)}
            >
              <span
                className={classes(
                  'size-2 rounded-full border border-paper transition-colors',
                  index === shown && 'bg-paper',
                )}
              />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={control} aria-label={words.nextSlide} onClick={() => goTo(shown + 1)}>
        <ChevronRight aria-hidden="true" size={18} />
      </button>
    </div>
  );
}
