import { ChevronRight, Pause, Play } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { paths } from '#web/paths.ts';
import type { ShellData } from './shell-data.ts';
import { useStillRunning } from './use-still-running.ts';
import { useRotation } from '#ui/use-rotation.ts';
import * as words from './words.ts';

const TURN_MS = 5_000;

/** Shows the current promo codes in turn, changing every five seconds; visitors can pause them and step through them. */
export function PromotionStrip({ promotions }: Pick<ShellData, 'promotions'>) {
  const running = useStillRunning(promotions);
  const { shown, isPaused, setPaused, goTo, holding } = useRotation(running.length, TURN_MS);
  if (running.length === 0) return null;
  return (
    <aside aria-label={words.offers} className="no-print bg-indigo-deep text-paper on-dark" {...holding}>
      <div className="flex min-h-11 items-center measure max-sm:px-2">
        <ul className="grid flex-1">
          {running.map(({ code, description }, index) => (
            <li
              key={code}
              aria-hidden={index !== shown}
              className={classes(
                'col-start-1 row-start-1 flex items-center justify-center py-2 text-center text-sm transition-opacity duration-300 sm:tracking-wide',
                index !== shown && 'invisible opacity-0',
              )}
            >
              <a href={paths.products()} data-step="" className="underline-offset-4 hover:underline">
                {words.useCode} <strong className="font-semibold text-sandalwood">{code}</strong> -{' '}
                {description.toUpperCase()}
              </a>
            </li>
          ))}
        </ul>
        {running.length > 1 && (
          <span className="flex noscript:hidden">
            <button
              type="button"
              onClick={() => setPaused(!isPaused)}
              className={control}
              aria-label={isPaused ? words.playOffers : words.pauseOffers}
            >
              {isPaused ? <Play aria-hidden="true" size={16} /> : <Pause aria-hidden="true" size={16} />}
            </button>
            <button
              type="button"
              onClick={() => goTo(shown + 1)}
              className={control}
              aria-label={words.nextOffer}
            >
              <ChevronRight aria-hidden="true" size={18} />
            </button>
          </span>
        )}
      </div>
    </aside>
  );
}

const control =
  'flex size-[44px] flex-none cursor-pointer items-center justify-center rounded-full hover:bg-white/10';
